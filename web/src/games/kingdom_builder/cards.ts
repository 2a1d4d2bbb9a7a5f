/** Where the 25 terrain cards are, as far as a reader knows. */

import type { CardCode } from '../../art/kingdom_builder/terrain';
import type { Item, Scene } from '../../lib/protocol';

export const CARDS: readonly CardCode[] = ['grass', 'canyon', 'desert', 'flower', 'forest'];
const COPIES = 5;

export interface CardCount {
  unseen: number;
  discarded: number;
  removed: number;
}

/** For each terrain; `eyes`: whose hand the reader looks into. */
export function cardsOf(scene: Scene, eyes: number | null): CardCount[] {
  const hand = eyes === null ? [] : (scene.seats[eyes]?.tray ?? []);
  const played = scene.turn.item ? [scene.turn.item] : [];
  const known = [...scene.common, ...played, ...hand];
  return CARDS.map((terrain) => {
    const count = (...kinds: string[]): number =>
      known
        .filter((item: Item) => kinds.includes(item.kind) && item.face === terrain)
        .reduce((sum, item) => sum + item.count, 0);
    const discarded = count('discard', 'played');
    const removed = count('removed');
    return { unseen: COPIES - discarded - removed - count('card'), discarded, removed };
  });
}
