/** Which hexes lie beside which (odd rows are half a hex to the right), and what lies on them. */

import { columnOf, rowOf } from '../../board/geometry';
import type { Grid, Scene } from '../../lib/protocol';

const PLAIN = new Set(['grass', 'canyon', 'desert', 'flower', 'forest', 'water', 'mountain']);

/** The hexes that share a side with a hex. */
export function neighbours(grid: Grid, cell: number): number[] {
  const row = rowOf(grid, cell);
  const column = columnOf(grid, cell);
  const shift = row % 2;
  const around: [number, number][] = [
    [row, column - 1],
    [row, column + 1],
    [row - 1, column - 1 + shift],
    [row - 1, column + shift],
    [row + 1, column - 1 + shift],
    [row + 1, column + shift],
  ];
  return around.flatMap(([r, c]) =>
    r >= 0 && r < grid.rows && c >= 0 && c < grid.columns ? [r * grid.columns + c] : [],
  );
}

/** Whether a ground is a castle or a location. */
export function isPlace(ground: string): boolean {
  return !PLAIN.has(ground);
}

export function isLocation(ground: string): boolean {
  return isPlace(ground) && ground !== 'castle';
}

/** The cells on which a seat has a settlement. */
export function settlements(scene: Scene, seat: number): number[] {
  return scene.cells.flatMap((cell, i) => (cell.piece?.seat === seat ? [i] : []));
}

/** Whether all of some cells lie beside a settlement of this seat, which then has one. */
export function allBeside(scene: Scene, cells: readonly number[], seat: number): boolean {
  return (
    cells.length > 0 &&
    cells.every((cell) =>
      neighbours(scene.grid, cell).some((one) => scene.cells[one]?.piece?.seat === seat),
    )
  );
}

/** The castles and locations beside a hex. */
export function placesBeside(scene: Scene, cell: number): number[] {
  return neighbours(scene.grid, cell).filter((one) => isPlace(scene.cells[one]?.ground ?? 'grass'));
}
