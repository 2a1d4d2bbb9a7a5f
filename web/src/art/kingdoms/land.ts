/**
 * The land under the pieces. Every cell grows its ornaments from its own index, so a board looks
 * drawn by hand and yet is the same for everybody, every time.
 */

import { seeded } from '../seeded';

const to = (n: number): string => String(Math.round(n * 10) / 10);

/** The points of a compass rose, each split into a light and a dark half. */
export function compassRose(
  x: number,
  y: number,
  radius: number,
  waist: number,
  turn = 0,
): { light: string; dark: string } {
  const at = (degrees: number, r: number): string => {
    const angle = ((degrees + turn - 90) * Math.PI) / 180;
    return `${to(x + r * Math.cos(angle))} ${to(y + r * Math.sin(angle))}`;
  };
  let light = '';
  let dark = '';
  for (let degrees = 0; degrees < 360; degrees += 90) {
    light += `M${x} ${y}L${at(degrees - 45, waist)}L${at(degrees, radius)}z`;
    dark += `M${x} ${y}L${at(degrees + 45, waist)}L${at(degrees, radius)}z`;
  }
  return { light, dark };
}

/** A motif of the land around 0,0: fills first, then lines. */
export interface Motif {
  readonly fill?: string;
  readonly leaf?: string;
  readonly water?: string;
  readonly line: string;
}

export const MOTIFS = {
  hills: {
    fill: 'M-26 10C-20-6-12-10-6-8 2-6 8 2 12 10zM2 10C8-2 14-5 19-3 25-1 28 5 30 10z',
    line: 'M-26 10C-20-6-12-10-6-8 2-6 8 2 12 10M4 8C9-2 14-5 19-3 25-1 28 5 30 10M-2-4l5 8M-7-5l4 6M2-1l5 8M20 0l4 6M16 0l3 5',
  },
  grove: {
    leaf: 'M-14 6C-21 5-21-4-15-6-15-13-5-13-4-7 2-6 1 4-5 5zM6 8C0 7 0-1 5-2 6-8 14-8 15-3 20-1 19 7 13 8z',
    line: 'M-14 6C-21 5-21-4-15-6-15-13-5-13-4-7 2-6 1 4-5 5zM6 8C0 7 0-1 5-2 6-8 14-8 15-3 20-1 19 7 13 8zM-10 5v6M10 8v5M-12-2q2 2 4 0M9 2q2 2 4 0',
  },
  firs: {
    leaf: 'M-10-14-4-4H-7L-2 5H-18L-13-4H-16zM9-8 15 2H12L16 10H2L6 2H3z',
    line: 'M-10-14-4-4H-7L-2 5H-18L-13-4H-16zM9-8 15 2H12L16 10H2L6 2H3zM-10 5v4M9 10v4',
  },
  sheep: {
    fill: 'M-12 4C-17 2-16-5-11-5-10-11-2-11-1-8 4-12 11-9 10-4 15-2 13 5 8 4 6 8-1 8-2 5-5 8-11 8-12 4z',
    line: 'M-12 4C-17 2-16-5-11-5-10-11-2-11-1-8 4-12 11-9 10-4 15-2 13 5 8 4 6 8-1 8-2 5-5 8-11 8-12 4zM-8 7v5M-3 7v5M4 6v6M8 5v6M10-6C15-9 19-7 19-3 17 0 13 0 11-2M15-5h.1M-20 12h8M0 13h12',
  },
  pond: {
    water: 'M-20 2C-19-7-4-9 6-7 18-6 23 0 19 5 13 11-18 11-20 2z',
    line: 'M-20 2C-19-7-4-9 6-7 18-6 23 0 19 5 13 11-18 11-20 2zM-10 1h9M3 4h8M0-3h6M15-8v-8M18-6v-8M21-4v-6',
  },
  stones: {
    fill: 'M-9 6-7-5-1-9 5-5 6 6zM6 6 9 0 14-1 18 6z',
    line: 'M-9 6-7-5-1-9 5-5 6 6zM6 6 9 0 14-1 18 6zM-2-8 0-1M-15 6H22',
  },
  cottage: {
    fill: 'M-10 8V-1L0-10 10-1V8zM10 8V1L18 1V8z',
    line: 'M-10 8V-1M10 8V-1M-14 2 0-10 14 2M-10 8H20V1H12M-3 8V2H2V8M6-6v-6M8-14c-2-3 3-4 1-7M24 8v-6M28 8v-6M22 4h8',
  },
  fields: {
    leaf: 'M-25-9 3-12 1 11-24 13z',
    fill: 'M3-12 25-14 26 9 1 11z',
    line: 'M-25-9 25-14 26 9-24 13zM3-12 1 11M-25-3 2-6M-24 3 2 0M-24 8 1 5M9-12l0 23M14-13l1 23M20-13l1 23',
  },
} satisfies Record<string, Motif>;

type MotifName = keyof typeof MOTIFS;

/**
 * The motifs, laid out so that neighbours differ; '' leaves a cell to the grass. A cell takes the
 * one at its index times a step that has no factor in common with the length.
 */
const BAG: readonly (MotifName | '')[] = [
  'hills',
  'fields',
  '',
  'grove',
  'sheep',
  'hills',
  'firs',
  '',
  'stones',
  'grove',
  'hills',
  'fields',
  'pond',
  'firs',
  '',
  'hills',
  'sheep',
  'cottage',
  'firs',
  'fields',
  '',
  'grove',
  'hills',
];
const STEP = 7;

export interface Patch {
  motif: Motif | undefined;
  x: number;
  y: number;
  flip: boolean;
  /** Tufts of grass, as one path. */
  grass: string;
  /** Whether the second, slightly deeper ground is used. */
  deeper: boolean;
}

/** What grows in a cell of 100 by 100. */
export function patch(index: number): Patch {
  const next = seeded(index);
  const name = BAG[(index * STEP + 3) % BAG.length] ?? '';
  const x = Math.round(40 + next() * 20);
  const y = Math.round(42 + next() * 18);
  let grass = '';
  const tufts = 2 + Math.floor(next() * 4);
  for (let i = 0; i < tufts; i++) {
    const angle = next() * Math.PI * 2;
    const away = name ? 30 + next() * 6 : 10 + next() * 26;
    const gx = 50 + away * Math.cos(angle) * 1.1;
    const gy = 52 + away * Math.sin(angle);
    grass += `M${to(gx)} ${to(gy)}q-1-4-3-5m3 5v-7m0 7q1-4 3-5`;
  }
  return {
    motif: name ? MOTIFS[name] : undefined,
    x,
    y,
    flip: next() < 0.5,
    grass,
    deeper: next() < 0.4,
  };
}

/** Soft patches of deeper ground across the borders of the cells: land does not know the grid. */
export function meadows(columns: number, rows: number): string {
  const next = seeded(columns * 57 + rows);
  let path = '';
  for (let i = 0; i < (columns * rows) / 5; i++) {
    const x = Math.round(next() * columns * 100);
    const y = Math.round(((i + next()) / ((columns * rows) / 5)) * rows * 100);
    const w = Math.round(60 + next() * 90);
    const h = Math.round(30 + next() * 40);
    // Held inside the land, so that no clip path is needed.
    const left = Math.max(2, x - w);
    const right = Math.min(columns * 100 - 2, x + w);
    const top = Math.max(2, y - h);
    const foot = Math.min(rows * 100 - 2, y + h);
    path += `M${left} ${(top + foot) / 2}C${left} ${top} ${x - w / 3} ${top} ${x} ${top}S${right} ${top + h * 0.4} ${right} ${(top + foot) / 2} ${x + w / 3} ${foot} ${x} ${foot} ${left} ${foot - h * 0.3} ${left} ${(top + foot) / 2}z`;
  }
  return path;
}

/** A stream that follows the borders of the cells, so that it never runs through an ornament. */
export function stream(columns: number, rows: number): string {
  const next = seeded(columns * 31 + rows);
  const column = Math.max(1, Math.round(columns * 0.36));
  const row = Math.max(1, Math.round(rows * 0.6));
  const wiggle = (): number => (next() - 0.5) * 34;
  const points: [number, number][] = [[column * 100 + wiggle(), 0]];
  for (let y = 50; y < row * 100 - 20; y += 50) points.push([column * 100 + wiggle(), y]);
  points.push([column * 100 + 30, row * 100 - 6]);
  for (let x = column * 100 + 90; x < columns * 100; x += 55)
    points.push([x, row * 100 + wiggle()]);
  points.push([columns * 100, row * 100 + wiggle()]);
  return smooth(points);
}

/** A quadratic curve through the midpoints of a line of points. */
function smooth(points: readonly (readonly [number, number])[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let path = `M${to(first[0])} ${to(first[1])}`;
  rest.forEach(([x, y], i) => {
    const after = rest[i + 1];
    path += after
      ? `Q${to(x)} ${to(y)} ${to((x + after[0]) / 2)} ${to((y + after[1]) / 2)}`
      : `L${to(x)} ${to(y)}`;
  });
  return path;
}
