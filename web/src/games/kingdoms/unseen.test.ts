import { describe, expect, it } from 'vitest';
import type { Item, Scene } from '../../lib/protocol';
import { unseenTiles } from './unseen';

function scene(own: Item | null): Scene {
  return {
    common: [
      { kind: 'pool', count: 4 },
      { kind: 'unseen', face: '+3', count: 1 },
      { kind: 'unseen', face: 'GM', count: 1 },
    ],
    seats: [
      { gold: 50, tray: own ? [{ kind: 'castle', rank: 1, count: 4 }, own] : [] },
      { gold: 50, tray: [{ kind: 'secret', count: 1 }] },
    ],
  } as unknown as Scene;
}

const told = (tiles: Item[]): string => tiles.map((one) => `${one.face}×${one.count}`).join(' ');

describe('tiles not seen', () => {
  it('leaves out what the reader holds', () => {
    expect(told(unseenTiles(scene({ kind: 'secret', face: '-2', count: 1 }), false))).toBe(
      '+3×1 GM×1',
    );
  });

  it.each([
    ['-2', '+3×1 -2×1 GM×1'],
    ['+3', '+3×2 GM×1'],
    ['MT', '+3×1 MT×1 GM×1'],
  ])('puts a covered %s back where it would lie', (face, all) => {
    const before = scene({ kind: 'secret', face, count: 1 });
    expect(told(unseenTiles(before, true))).toBe(all);
    expect(told(unseenTiles(before, false))).toBe('+3×1 GM×1');
  });

  it('knows of nothing to put back when the secret is played, or open', () => {
    expect(told(unseenTiles(scene(null), true))).toBe('+3×1 GM×1');
    expect(told(unseenTiles(scene({ kind: 'reserve', face: '-2', count: 1 }), true))).toBe(
      '+3×1 GM×1',
    );
  });
});
