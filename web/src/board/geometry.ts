/**
 * Where cells lie on the drawing, for boards of squares and of hexes. A square is 100 units wide,
 * a hex (pointy top, every second row shifted to the right) 100 units from flat side to flat side.
 */

import type { Grid } from '../lib/protocol';

export const UNIT = 100;
const HEX_SIDE = UNIT / Math.sqrt(3);
const HEX_STEP = HEX_SIDE * 1.5;

export interface Point {
  x: number;
  y: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

export function rowOf(grid: Grid, cell: number): number {
  return Math.floor(cell / grid.columns);
}

export function columnOf(grid: Grid, cell: number): number {
  return cell % grid.columns;
}

/** The size of the board itself, without its edges. */
export function size(grid: Grid): { width: number; height: number } {
  if (grid.shape === 'square') return { width: grid.columns * UNIT, height: grid.rows * UNIT };
  return {
    width: (grid.columns + (grid.rows > 1 ? 0.5 : 0)) * UNIT,
    height: (grid.rows - 1) * HEX_STEP + 2 * HEX_SIDE,
  };
}

/** The middle of a cell. */
export function centre(grid: Grid, cell: number): Point {
  const row = rowOf(grid, cell);
  const column = columnOf(grid, cell);
  if (grid.shape === 'square') return { x: (column + 0.5) * UNIT, y: (row + 0.5) * UNIT };
  return { x: (column + 0.5 + (row % 2) * 0.5) * UNIT, y: row * HEX_STEP + HEX_SIDE };
}

/** The outline of a cell around (0, 0), drawn in by `inset` units on every side. */
export function outline(grid: Grid, inset = 0): string {
  if (grid.shape === 'square') {
    const r = UNIT / 2 - inset;
    return `M${-r} ${-r}H${r}V${r}H${-r}Z`;
  }
  const side = HEX_SIDE - (inset * 2) / Math.sqrt(3);
  const points = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return `${round(Math.cos(angle) * side)} ${round(Math.sin(angle) * side)}`;
  });
  return `M${points.join('L')}Z`;
}

/** The same outline at the place of a cell. */
export function outlineAt(grid: Grid, cell: number, inset = 0): string {
  const { x, y } = centre(grid, cell);
  if (grid.shape === 'square') {
    const r = UNIT / 2 - inset;
    return `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}Z`;
  }
  const side = HEX_SIDE - (inset * 2) / Math.sqrt(3);
  const half = round((side * Math.sqrt(3)) / 2);
  const corner = round(side / 2);
  return (
    `M${round(x)} ${round(y - side)}l${half} ${corner}v${round(side)}` +
    `l${-half} ${corner}l${-half} ${-corner}v${round(-side)}Z`
  );
}

/**
 * An arrow from one point to another: a shaft, and a head that ends a little before the middle of
 * what it points at; a dot where both are one. `scale` makes the head smaller or larger.
 */
export function arrow(from: Point, to: Point, scale = 1): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (!length) return `M${from.x} ${from.y}h0.01`;
  const x = (to.x - from.x) / length;
  const y = (to.y - from.y) / length;
  const at = (along: number, aside: number): string =>
    `${round(from.x + x * along - y * aside)} ${round(from.y + y * along + x * aside)}`;
  const [begin, end] = [14, length - 10];
  const [head, half] = [26 * scale, 15 * scale];
  return `M${at(begin, 0)}L${at(end, 0)}M${at(end - head, half)}L${at(end, 0)}L${at(end - head, -half)}`;
}

/** The middle of a column; on a board of hexes between that of its even and of its odd rows. */
export function columnMiddle(grid: Grid, column: number): number {
  return (column + (grid.shape === 'hex' && grid.rows > 1 ? 0.75 : 0.5)) * UNIT;
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}

/**
 * The cell an arrow key leads to; the same cell at the edge of the board. Up and down on hexes go
 * left and right by turns, and so never leave their column by more than half a hex.
 */
export function step(grid: Grid, cell: number, direction: Direction): number {
  const row = rowOf(grid, cell);
  const column = columnOf(grid, cell);
  if (direction === 'left') return column > 0 ? cell - 1 : cell;
  if (direction === 'right') return column < grid.columns - 1 ? cell + 1 : cell;
  const next = row + (direction === 'up' ? -1 : 1);
  if (next < 0 || next >= grid.rows) return cell;
  return next * grid.columns + column;
}

/** The cell under a point of the drawing, or null beside the board. */
export function cellAt(grid: Grid, point: Point): number | null {
  let best: number | null = null;
  let nearest = grid.shape === 'square' ? (UNIT / 2) ** 2 * 2 : HEX_SIDE ** 2;
  const { width, height } = size(grid);
  if (point.x < 0 || point.y < 0 || point.x > width || point.y > height) return null;
  for (let cell = 0; cell < grid.rows * grid.columns; cell += 1) {
    const { x, y } = centre(grid, cell);
    const distance = (x - point.x) ** 2 + (y - point.y) ** 2;
    if (distance < nearest) {
      nearest = distance;
      best = cell;
    }
  }
  return best;
}

/** The cells of a hexadecimal bit string: bit i is cell i. */
export function cellsOf(bits: string | undefined): number[] {
  const cells: number[] = [];
  if (!bits) return cells;
  let mask = BigInt(`0x${bits}`);
  for (let cell = 0; mask; cell += 1, mask >>= 1n) if (mask & 1n) cells.push(cell);
  return cells;
}

/** The next (or, with -1, previous) of some cells after one, around the end. */
export function nextOf(cells: readonly number[], from: number, by: 1 | -1): number | null {
  if (!cells.length) return null;
  const sorted = [...cells].sort((a, b) => (a - b) * by);
  return sorted.find((cell) => (cell - from) * by > 0) ?? sorted[0] ?? null;
}

/** A letter for a column: A, B … */
export function letter(column: number): string {
  return String.fromCharCode(65 + column);
}
