import { describe, expect, it } from 'vitest';
import { centre } from '../../board/geometry';
import type { Cell, Grid, Scene } from '../../lib/protocol';
import { allBeside, isLocation, isPlace, neighbours, placesBeside, settlements } from './hexes';
import { mapColour } from './layout';
import { nextOfTerrain } from './text';

const grid: Grid = { shape: 'hex', rows: 4, columns: 4 };

function scene(special: Record<number, Partial<Cell>>): Scene {
  const cells = Array.from({ length: 16 }, (_, i) => ({
    name: `${i}`,
    ground: 'grass',
    ...special[i],
  }));
  return { grid, cells } as unknown as Scene;
}

const house = (seat: number): Partial<Cell> => ({ piece: { kind: 'settlement', seat } });

describe('hexes', () => {
  it('lie beside those that share a side', () => {
    for (let cell = 0; cell < 16; cell += 1) {
      const at = centre(grid, cell);
      const near = Array.from({ length: 16 }, (_, other) => other).filter((other) => {
        const { x, y } = centre(grid, other);
        return other !== cell && Math.hypot(x - at.x, y - at.y) < 101;
      });
      expect(neighbours(grid, cell).sort((a, b) => a - b)).toEqual(near);
    }
  });

  it('have two kinds of places', () => {
    expect(['castle', 'farm'].map(isPlace)).toEqual([true, true]);
    expect(['castle', 'farm'].map(isLocation)).toEqual([false, true]);
    expect(['water', 'mountain', 'flower'].some(isPlace)).toBe(false);
  });

  it('know the places beside them', () => {
    const land = scene({ 5: { ground: 'farm' }, 15: { ground: 'castle' } });
    expect(placesBeside(land, 6)).toEqual([5]);
    expect(placesBeside(land, 11)).toEqual([15]);
    expect(placesBeside(land, 8)).toEqual([]);
  });

  it('tell whether one has to stay beside one’s own', () => {
    const land = scene({ 5: house(0), 10: house(1) });
    expect(settlements(land, 0)).toEqual([5]);
    expect(allBeside(land, [4, 6], 0)).toBe(true);
    expect(allBeside(land, [4, 15], 0)).toBe(false);
    expect(allBeside(land, [], 0)).toBe(false);
  });

  it('are looked for by terrain, around the end, past what is taken', () => {
    const land = scene({
      1: { ground: 'desert' },
      6: { ground: 'desert', ...house(0) },
      9: { ground: 'desert' },
    });
    expect(nextOfTerrain(land, 'desert', 0)).toBe(1);
    expect(nextOfTerrain(land, 'desert', 1)).toBe(9);
    expect(nextOfTerrain(land, 'desert', 9)).toBe(1);
    expect(nextOfTerrain(land, 'canyon', 9)).toBeNull();
  });

  it('have colours on the small map', () => {
    expect(mapColour('desert')).toBe('var(--terrain-desert)');
    expect(mapColour('castle')).toBe('var(--terrain-castle)');
    expect(mapColour('harbor')).toBe('var(--art-gold)');
  });
});
