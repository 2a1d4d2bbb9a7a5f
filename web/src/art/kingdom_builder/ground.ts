/**
 * The land of a whole board as a few dozen merged paths: 400 hexes with all their ornaments would be
 * thousands of elements, and a board that is dragged about has to stay light.
 */

import { centre, columnOf, rowOf, type Point } from '../../board/geometry';
import type { Grid } from '../../lib/protocol';
import { PEN, ink, type Layer } from '../layers';
import { seeded } from '../seeded';
import { EMBLEMS, castleEmblem } from './emblems';
import { MOTIFS, type MotifName } from './motifs';
import { place, to } from './path';
import { groundInk, isLocation, type TerrainCode } from './terrain';

/** One merged path: a fill, or a pen line when it has a width. */
export interface Print {
  d: string;
  colour: string;
  pen?: number;
  opacity?: number;
  /** Printed a little off its line. */
  off?: boolean;
}

const ROUND = 100 / Math.sqrt(3);
/** The corners of a hex around its centre, clockwise from the top; edge i runs from corner i. */
const CORNERS: readonly Point[] = [
  { x: 0, y: -ROUND },
  { x: 50, y: -ROUND / 2 },
  { x: 50, y: ROUND / 2 },
  { x: 0, y: ROUND },
  { x: -50, y: ROUND / 2 },
  { x: -50, y: -ROUND / 2 },
];
/** How far a hand strays from the ruler. */
const WOBBLE = 3.4;
/** About how wide a patch is that is printed in one piece. */
const PATCH = 700;
/** A quadrant is 10 by 10. */
const QUADRANT = 10;
/** Where ornaments may stand around the middle of a hex. */
const PLACES: readonly Point[] = [
  { x: 0, y: 2 },
  ...[20, 80, 140, 200, 260, 320].map((degrees) => ({
    x: 31 * Math.cos((degrees * Math.PI) / 180),
    y: 33 * Math.sin((degrees * Math.PI) / 180),
  })),
];

/** The cell over edge i of a cell, or -1 beyond the board. */
function beyond(grid: Grid, cell: number, edge: number): number {
  const right = rowOf(grid, cell) % 2;
  const row = rowOf(grid, cell) + [-1, 0, 1, 1, 0, -1][edge]!;
  const column = columnOf(grid, cell) + [right, 1, right, right - 1, -1, right - 1][edge]!;
  const outside = row < 0 || column < 0 || row >= grid.rows || column >= grid.columns;
  return outside ? -1 : row * grid.columns + column;
}

const quadrant = (grid: Grid, cell: number): string =>
  `${Math.floor(rowOf(grid, cell) / QUADRANT)} ${Math.floor(columnOf(grid, cell) / QUADRANT)}`;

/** A corner of the grid, a little off, and the same for every hex that has it. */
function stray(x: number, y: number): Point {
  const next = seeded(Math.round(x / 10) * 4099 + Math.round(y / 10));
  return { x: x + (next() - 0.5) * WOBBLE, y: y + (next() - 0.5) * WOBBLE };
}

/** The ink of a ground with so much per cent of its deeper or paler ink: opaque, so quick to draw. */
const tint = (ground: string, part: '-deep' | '-pale', share: number): string =>
  `color-mix(in srgb, ${ink(groundInk(ground, part))} ${share}%, ${ink(groundInk(ground))})`;

const at = (p: Point): string => `${to(p.x)} ${to(p.y)}`;

/**
 * Paths that are collected under a name and come out in the order of their first use. A browser
 * paints in tiles and works a path out anew for each tile it touches, hence one path for each patch
 * of some hexes and not one for the board.
 */
class Press {
  private readonly sheets = new Map<string, Map<string, Print>>();

  add(name: string, d: string, look: Omit<Print, 'd'>): void {
    const [, x, y] = /^M(-?[\d.]+) ?(-?[\d.]+)/.exec(d) ?? [];
    const patch = `${Math.floor(Number(x) / PATCH)} ${Math.floor(Number(y) / PATCH)}`;
    const patches = this.sheets.get(name) ?? new Map<string, Print>();
    this.sheets.set(name, patches);
    const sheet = patches.get(patch);
    if (sheet) sheet.d += d;
    else patches.set(patch, { d, ...look });
  }

  /** A small drawing at a point; drawings of one name must not overlap each other. */
  stamp(name: string, layers: readonly Layer[], x: number, y: number, k = 1, mirror = false): void {
    layers.forEach(([fill, d, pen = PEN, penInk = 'line'], i) => {
      const moved = place(d, x, y, k, mirror);
      if (fill) this.add(`${name} ${i}`, moved, { colour: ink(fill), off: true });
      if (pen) this.add(`${name} ${i} pen`, moved, { colour: ink(penInk), pen });
    });
  }

  prints(): Print[] {
    return [...this.sheets.values()].flatMap((patches) => [...patches.values()]);
  }
}

interface Hex {
  cell: number;
  ground: string;
  middle: Point;
  corners: Point[];
  /** Per edge the ground on the other side, '' beyond the board. */
  others: string[];
}

/** Everything printed on the land of a board, from back to front. */
export function landPrints(grid: Grid, grounds: readonly string[]): Print[] {
  const hexes: Hex[] = grounds.map((ground, cell) => {
    const middle = centre(grid, cell);
    return {
      cell,
      ground,
      middle,
      corners: CORNERS.map((c) => stray(middle.x + c.x, middle.y + c.y)),
      others: CORNERS.map((_, edge) => grounds[beyond(grid, cell, edge)] ?? ''),
    };
  });
  const flats = new Press();
  const lines = new Press();
  const things = new Press();
  const flat = (hex: Hex): void => {
    const name = groundInk(hex.ground);
    const d = `M${hex.corners.map(at).join('L')}z`;
    flats.add(name, d, { colour: ink(name), off: true });
  };
  // The sea and its shores first, so that the lines of the shore lie under the edge of the land.
  const sea = hexes.filter((hex) => hex.ground === 'water');
  const dry = hexes.filter((hex) => hex.ground !== 'water');
  sea.forEach(flat);
  for (const hex of sea) shore(flats, hex);
  dry.forEach(flat);
  for (const hex of dry) rim(flats, grid, hex);
  for (const hex of hexes) {
    borders(lines, grid, hex);
    ornament(flats, things, hex);
  }
  return [...flats.prints(), ...lines.prints(), ...things.prints()];
}

/** Two lines along the shore, as on a chart. */
function shore(press: Press, hex: Hex): void {
  const { corners, others } = hex;
  others.forEach((other, edge) => {
    if (!other || other === 'water') return;
    const a = corners[edge]!;
    const b = corners[(edge + 1) % 6]!;
    // At the end of the world a line stops so early that its round end stays within.
    const line = (pen: number): string => {
      const short = pen / 2 / ROUND;
      const from = others[(edge + 5) % 6] ? a : towards(a, b, short);
      const until = others[(edge + 1) % 6] ? b : towards(b, a, short);
      return `M${at(from)}L${at(until)}`;
    };
    press.add('shore', line(26), { colour: tint('water', '-pale', 40), pen: 26 });
    press.add('surf', line(11), { colour: tint('water', '-pale', 80), pen: 11 });
  });
}

const towards = (p: Point, q: Point, by: number): Point => ({
  x: p.x + (q.x - p.x) * by,
  y: p.y + (q.y - p.y) * by,
});

/** The hand-coloured edge of a country in an old atlas: a darker wash inside every region. */
function rim(press: Press, grid: Grid, hex: Hex): void {
  if (groundInk(hex.ground) === 'terrain-castle') return;
  const look = { colour: tint(hex.ground, '-deep', 38) };
  const depth = 0.16;
  const { corners, middle, others } = hex;
  others.forEach((other, edge) => {
    const a = corners[edge]!;
    const b = corners[(edge + 1) % 6]!;
    if (other !== hex.ground) {
      const d = `M${at(a)}L${at(b)}L${at(towards(b, middle, depth))}L${at(towards(a, middle, depth))}z`;
      press.add(`${hex.ground} rim`, d, look);
      return;
    }
    // Two hexes of one region meet here; at an end that touches another region fill the gap.
    const cell = beyond(grid, hex.cell, edge);
    if (cell < hex.cell) return;
    const there = centre(grid, cell);
    const ends: [Point, string | undefined][] = [
      [a, others[(edge + 5) % 6]],
      [b, others[(edge + 1) % 6]],
    ];
    for (const [end, third] of ends) {
      if (third === hex.ground) continue;
      const d = `M${at(end)}L${at(towards(end, middle, depth))}L${at(towards(end, there, depth))}z`;
      press.add(`${hex.ground} rim`, d, look);
    }
  });
}

/** Every edge once: thin within a region, ink between regions, heavier at the end of the world. */
function borders(press: Press, grid: Grid, hex: Hex): void {
  const { corners, others, ground, cell } = hex;
  others.forEach((other, edge) => {
    const neighbour = beyond(grid, cell, edge);
    if (neighbour >= 0 && neighbour < cell) return;
    const d = `M${at(corners[edge]!)}L${at(corners[(edge + 1) % 6]!)}`;
    if (neighbour >= 0 && quadrant(grid, cell) !== quadrant(grid, neighbour)) {
      press.add('seam', d, { colour: ink('rim'), pen: 9, opacity: 0.55 });
    }
    if (!other) press.add('end', d, { colour: 'var(--map-edge)', pen: 6 });
    else if (other === ground && !isLocation(ground)) {
      press.add(`${ground} cell`, d, { colour: tint(ground, '-deep', 75), pen: 1.8 });
    } else press.add('region', d, { colour: ink('line'), pen: 3.8 });
  });
}

const TUFT = 'M-5-5-2 4M0-9V4M5-4 2 4';
const DUNE = 'M-17 4Q-8-8 2-4T19 3';
const WAVE = 'M-19 2q4.8-6.5 9.5 0t9.5 0 9.5 0 9.5 0';

type Next = () => number;

/** What grows, stands or swims in a hex. */
function ornament(flats: Press, things: Press, hex: Hex): void {
  const { ground, middle, cell } = hex;
  const next = seeded(cell * 7 + 3);
  const pen: Pen = (name, d, p, width, part) => {
    const colour = ink(groundInk(ground, part));
    flats.add(`${ground} ${name}${part}`, place(d, middle.x + p.x, middle.y + p.y), {
      colour,
      pen: width,
    });
  };
  const motif: Stand = (name, p, k, mirror = false, depth = '') =>
    things.stamp(name + depth, MOTIFS[name], middle.x + p.x, middle.y + p.y, k, mirror);
  if (isLocation(ground)) ringed(things, ground, middle, EMBLEMS[ground], 'gold', 'amber');
  else if (ground === 'castle') ringed(things, ground, middle, castleEmblem, 'stone', 'slate');
  else if (ground in DRAW) DRAW[ground as Exclude<TerrainCode, 'castle'>](next, pen, motif);
}

type Pen = (name: string, d: string, p: Point, width: number, part: '-deep' | '-pale') => void;
type Stand = (name: MotifName, p: Point, k: number, mirror?: boolean, depth?: string) => void;

const near = (next: Next, p: Point, by: number): Point => ({
  x: p.x + (next() - 0.5) * by,
  y: p.y + (next() - 0.5) * by,
});

const DRAW: Readonly<
  Record<Exclude<TerrainCode, 'castle'>, (next: Next, pen: Pen, stand: Stand) => void>
> = {
  grass(next, pen, stand) {
    const kind = next();
    const sheep = kind < 0.24;
    if (sheep)
      stand(
        kind < 0.02 ? 'blackSheep' : 'sheep',
        near(next, { x: -2, y: 0 }, 8),
        1.25,
        next() < 0.5,
      );
    PLACES.forEach((p, i) => {
      if ((i === 0 && sheep) || next() < 0.2) return;
      pen('tuft', TUFT, near(next, p, 14), 3.2, next() < 0.7 ? '-deep' : '-pale');
    });
  },
  canyon(next, pen, stand) {
    const mesa = next() < 0.24;
    if (mesa) stand('mesa', near(next, { x: 1, y: 0 }, 4), 1.05, next() < 0.5);
    // Strata run on from hex to hex: four to the height of a row.
    [-32.5, -10.8, 10.8, 32.5].forEach((y, i) => {
      const half = i % 3 ? 48 : 42;
      const cut = -14 + next() * 28;
      const fall = next() < 0.5 ? 5 : -5;
      const left = `M${-half} ${to(y)}H${to(cut - 6)}L${to(cut)} ${to(y + fall)}`;
      if (mesa && i % 3) return;
      pen(
        'stratum',
        `${left}H${to(cut + 16)}L${to(cut + 22)} ${to(y)}H${half}`,
        { x: 0, y: 0 },
        6,
        '-deep',
      );
      const from = -half + 6 + next() * 30;
      pen(
        'seam',
        `M${to(from)} ${to(y + 9)}h${to(14 + next() * 26)}`,
        { x: 0, y: 0 },
        2.8,
        '-pale',
      );
    });
  },
  desert(next, pen, stand) {
    const cactus = next() < 0.17;
    if (cactus) stand('cactus', near(next, { x: 0, y: 2 }, 8), 1.1, next() < 0.5);
    const dunes = [
      { x: -18, y: -26 },
      { x: 20, y: -8 },
      { x: -20, y: 10 },
      { x: 12, y: 30 },
    ];
    dunes.forEach((p, i) => {
      const spot = near(next, p, 8);
      if (cactus && (i === 1 || i === 2)) return;
      pen('dune', DUNE, spot, 3.4, '-deep');
      pen('dune', 'M-9 7Q-2 0 5 3T15 8', spot, 3, '-pale');
    });
    for (let i = 0; i < 6; i++) {
      pen('sand', 'M0 0h.1', { x: (next() - 0.5) * 74, y: (next() - 0.5) * 70 }, 2.8, '-deep');
    }
  },
  flower(next, pen, stand) {
    const bee = next() < 0.13;
    if (bee) stand('bee', near(next, { x: 0, y: 4 }, 6), 1.2, next() < 0.5);
    PLACES.forEach((p, i) => {
      const spot = near(next, p, 12);
      if (i === 0 && bee) return;
      const turn = next() * 72;
      const big = next() < 0.55;
      const part = next() < 0.68 ? '-pale' : '-deep';
      const r = big ? 7.4 : 5.4;
      let petals = '';
      for (let petal = 0; petal < 5; petal++) {
        const angle = ((turn + petal * 72) * Math.PI) / 180;
        petals += `M${to(Math.cos(angle) * r)} ${to(Math.sin(angle) * r)}h.1`;
      }
      pen(big ? 'petals' : 'buds', petals, spot, big ? 9.4 : 7, part);
      pen('pollen', 'M0 0h.1', spot, big ? 6 : 4.4, part === '-pale' ? '-deep' : '-pale');
    });
  },
  forest(next, pen, stand) {
    const firs = next();
    const tree = (p: Point, depth: string): void =>
      stand(
        next() < firs * 0.8 ? 'fir' : 'crown',
        near(next, p, 9),
        0.84 + next() * 0.18,
        next() < 0.5,
        depth,
      );
    tree({ x: -15, y: -26 }, '-back');
    tree({ x: 20, y: -20 }, '-back');
    tree({ x: -27, y: 8 }, '-front');
    tree({ x: 3, y: 18 }, '-front');
    if (next() < 0.6) tree({ x: 31, y: 13 }, '-front');
    else pen('moss', TUFT, { x: 32, y: 14 }, 3, '-pale');
    pen('moss', TUFT, near(next, { x: -16, y: 38 }, 8), 3, '-pale');
  },
  water(next, pen, stand) {
    const guest = next();
    if (guest < 0.08) {
      stand(guest < 0.012 ? 'serpent' : 'boat', near(next, { x: 0, y: 0 }, 4), 1.05, next() < 0.5);
      return;
    }
    [
      { x: -14, y: -24 },
      { x: 14, y: 0 },
      { x: -12, y: 24 },
    ].forEach((p) => {
      pen('wave', WAVE, near(next, p, 10), 3.6, '-pale');
    });
  },
  mountain(next, pen, stand) {
    stand(
      next() < 0.5 ? 'peaks' : 'crag',
      near(next, { x: 0, y: 3 }, 4),
      0.98 + next() * 0.1,
      next() < 0.5,
    );
    pen('scree', 'M-22 46h.1M-8 48h8M14 45h.1M22 44h7', { x: 0, y: 0 }, 3, '-deep');
  },
};

/** A ring with an emblem in it: the mark of every hex nobody settles on. */
function ringed(
  press: Press,
  name: string,
  { x, y }: Point,
  emblem: readonly Layer[],
  metal: 'gold' | 'stone',
  shade: 'amber' | 'slate',
): void {
  const circle = (r: number): string =>
    `M${to(x - r)} ${to(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  const rays = CORNERS.map((c) => {
    const from = towards({ x: 0, y: 0 }, c, 0.84);
    const end = towards({ x: 0, y: 0 }, c, 0.93);
    return `M${to(x + from.x)} ${to(y + from.y)}L${to(x + end.x)} ${to(y + end.y)}`;
  }).join('');
  press.add('rays', rays, { colour: ink('terrain-castle-deep'), pen: 5 });
  press.add(`${metal} rim`, circle(42), { colour: ink('line'), pen: 10.5 });
  press.add(`${metal} ring`, circle(42), { colour: ink(metal), pen: 6.5 });
  press.add(`${metal} glint`, circle(43.6), { colour: ink(shade), pen: 2.4 });
  press.stamp(name, emblem, x, y + 0.5, 1.07);
}
