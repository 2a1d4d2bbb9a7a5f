import { describe, expect, it } from 'vitest';
import type { Grid } from '../lib/protocol';
import { arrow, cellAt, cellsOf, centre, nextOf, outline, size, step } from './geometry';

const square: Grid = { shape: 'square', rows: 5, columns: 6 };
const hex: Grid = { shape: 'hex', rows: 4, columns: 3 };

describe('geometry', () => {
  it.each([square, hex])(
    'finds every cell by its middle and by a point near it ($shape)',
    (grid) => {
      for (let cell = 0; cell < grid.rows * grid.columns; cell += 1) {
        const { x, y } = centre(grid, cell);
        expect(cellAt(grid, { x, y })).toBe(cell);
        expect(cellAt(grid, { x: x + 30, y: y - 20 })).toBe(cell);
      }
      expect(cellAt(grid, { x: -1, y: 10 })).toBeNull();
      expect(cellAt(grid, { x: 10, y: size(grid).height + 1 })).toBeNull();
    },
  );

  it('keeps cells inside the board and hexes edge to edge', () => {
    expect(size(square)).toEqual({ width: 600, height: 500 });
    expect(size(hex).width).toBe(350);
    const a = centre(hex, 0);
    const b = centre(hex, 3);
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(100);
  });

  it('draws outlines with their corners', () => {
    expect(outline(square, 2)).toBe('M-48 -48H48V48H-48Z');
    expect(outline(hex).match(/L/g)).toHaveLength(5);
  });

  it('walks with the arrow keys and stops at the edge', () => {
    expect(step(square, 7, 'left')).toBe(6);
    expect(step(square, 6, 'left')).toBe(6);
    expect(step(square, 7, 'up')).toBe(1);
    expect(step(square, 1, 'up')).toBe(1);
    expect(step(square, 29, 'down')).toBe(29);
    expect(step(square, 5, 'right')).toBe(5);
    expect(step(square, 5, 'down')).toBe(11);
  });

  it('reads bit strings', () => {
    expect(cellsOf('0')).toEqual([]);
    expect(cellsOf(undefined)).toEqual([]);
    expect(cellsOf('20000005')).toEqual([0, 2, 29]);
  });

  it('goes round the legal cells both ways', () => {
    expect(nextOf([2, 5, 9], 5, 1)).toBe(9);
    expect(nextOf([2, 5, 9], 9, 1)).toBe(2);
    expect(nextOf([2, 5, 9], 2, -1)).toBe(9);
    expect(nextOf([2, 5, 9], 7, -1)).toBe(5);
    expect(nextOf([], 7, 1)).toBeNull();
  });

  it('draws an arrow that ends before the middle of what it points at', () => {
    expect(arrow({ x: 0, y: 0 }, { x: 100, y: 0 })).toBe('M14 0L90 0M64 15L90 0L64 -15');
    expect(arrow({ x: 0, y: 0 }, { x: 0, y: 100 }, 2)).toBe('M0 14L0 90M-30 38L0 90L30 38');
    expect(arrow({ x: 7, y: 8 }, { x: 7, y: 8 })).toBe('M7 8h0.01');
  });
});
