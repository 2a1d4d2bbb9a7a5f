/** The tiles that nobody who looks at this screen may have seen. */

import type { Item, Scene } from '../../lib/protocol';

/**
 * The tiles a reader has not seen. `covered`: several people share the screen, so a secret tile
 * that its owner alone knows is still among them.
 */
export function unseenTiles(scene: Scene, covered: boolean): Item[] {
  const unseen = scene.common.filter((item) => item.kind === 'unseen');
  if (!covered) return unseen;
  const tiles = unseen.map((item) => ({ ...item }));
  for (const { kind, face } of scene.seats.flatMap((seat) => seat.tray)) {
    if (kind !== 'secret' || face === undefined) continue;
    const same = tiles.find((item) => item.face === face);
    if (same) same.count += 1;
    else tiles.push({ kind: 'unseen', face, count: 1 });
  }
  return tiles.sort((a, b) => order(a) - order(b));
}

const FACES = '+1 +2 +3 +4 +5 +6 -1 -2 -3 -4 -5 -6 MT DR GM'.split(' ');

function order({ face }: Item): number {
  return FACES.indexOf(face ?? '');
}
