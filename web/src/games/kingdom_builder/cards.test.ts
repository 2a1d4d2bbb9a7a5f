import { describe, expect, it } from 'vitest';
import type { Item, Scene } from '../../lib/protocol';
import { CARDS, cardsOf } from './cards';

function scene(common: Item[], hand: Item[], played?: Item): Scene {
  return {
    common,
    seats: [
      { gold: 0, tray: hand },
      { gold: 0, tray: [{ kind: 'card', count: 1 }] },
    ],
    turn: played ? { item: played } : {},
  } as unknown as Scene;
}

describe('the terrain cards', () => {
  const at = (terrain: string): number => CARDS.findIndex((one) => one === terrain);

  it('are all unseen at first, but one’s own', () => {
    const whole = scene(
      [{ kind: 'deck', count: 23 }],
      [{ kind: 'card', face: 'desert', count: 1 }],
    );
    const found = cardsOf(whole, 0);
    expect(found[at('desert')]).toEqual({ unseen: 4, discarded: 0, removed: 0 });
    expect(found[at('grass')]).toEqual({ unseen: 5, discarded: 0, removed: 0 });
    expect(cardsOf(whole, null)[at('desert')]?.unseen).toBe(5);
  });

  it('were played, are being played, or have left the game', () => {
    const found = cardsOf(
      scene(
        [
          { kind: 'discard', face: 'canyon', count: 2 },
          { kind: 'removed', face: 'canyon', count: 1 },
        ],
        [],
        { kind: 'played', face: 'canyon', count: 1 },
      ),
      0,
    );
    expect(found[at('canyon')]).toEqual({ unseen: 1, discarded: 3, removed: 1 });
  });
});
