/**
 * The land on the box: hexes seen from a hill, row behind row as far as the horizon. One unit is
 * the width of a hex; the eye stands over 0,0 and looks along the rows.
 */

import type { Point } from '../../board/geometry';
import { PEN, type Layer } from '../layers';
import { seeded } from '../seeded';
import { MOTIFS, type MotifName } from './motifs';
import { place, to } from './path';
import { groundInk } from './terrain';

/** Where a hex is on the drawing, and how wide its row looks. */
export interface Spot extends Point {
  k: number;
}

const WIDTH = 400;
const HORIZON = 84;
const FOCUS = 300;
const EYE = 2.6;
const NEAREST = 3.75;
const ROW = Math.sqrt(3) / 2;
const CORNER = 1 / Math.sqrt(3);
/** The column in the middle of the drawing. */
const MIDDLE = 7.6;
/** Beyond this width of a hex there is no room for what grows there. */
const FINE = 30;

const LETTERS: Readonly<Record<string, string>> = {
  G: 'grass',
  C: 'canyon',
  D: 'desert',
  F: 'flower',
  T: 'forest',
  W: 'water',
  M: 'mountain',
  K: 'castle',
};
/** From the horizon to the foot of the hill. */
const LAND = [
  'TTTTTTFFFGGGDDCCCM',
  'TTTTTTFFFGGDDDCCMM',
  'TTTTTTFFGGGDDCCCMM',
  'TTTTTFFGGGWDDDCCMM',
  'TTTTFFGGGWWDDCCCMM',
  'TTTTFFFGGWWDDDCCCM',
  'TTTTFFGGGGWWDDCCCC',
  'TTTTFFGGKGWWDDCCCC',
  'TTTTFFFGGWWDDCCCCC',
  'TTTTTFFGGGWWDDCCCC',
  'TTTTTFFGGGWWDDCCCC',
].reverse();

export const ROWS = LAND.length;

const seen = (x: number, depth: number): Point => ({
  x: WIDTH / 2 + (x * FOCUS) / depth,
  y: HORIZON + (EYE * FOCUS) / depth,
});

function ground(row: number, column: number): [number, number] {
  return [column + (row % 2) / 2 - MIDDLE, NEAREST + row * ROW];
}

/** The middle of a hex; row 0 is the nearest. */
export function spot(row: number, column: number): Spot {
  const [x, depth] = ground(row, column);
  return { ...seen(x, depth), k: FOCUS / depth };
}

/** The outline of a hex. */
function patch(row: number, column: number): string {
  const [x, depth] = ground(row, column);
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6;
    const p = seen(x + Math.cos(angle) * CORNER, depth + Math.sin(angle) * CORNER);
    return `${to(p.x)} ${to(p.y)}`;
  });
  return `M${corners.join('L')}z`;
}

type Next = () => number;
/** Adds a pen line, or a drawing that stands on the land, `x` and `y` in hundredths of a hex. */
interface Grow {
  pen(d: string, x: number, y: number, width: number, part: '-deep' | '-pale'): void;
  stand(name: MotifName, x: number, y: number, k: number, mirrored?: boolean): void;
}

const spread = (next: Next, n: number, draw: (x: number, y: number) => void): void => {
  for (let i = 0; i < n; i += 1) {
    draw(((i + 0.5) / n - 0.5) * 84 + (next() - 0.5) * 14, (next() - 0.5) * 62);
  }
};

const GROWS: Readonly<Record<string, (next: Next, grow: Grow) => void>> = {
  grass(next, grow) {
    spread(next, 5, (x, y) =>
      grow.pen('M-6-3-3 4M0-8V4M6-3 3 4', x, y, 3.4, next() < 0.7 ? '-deep' : '-pale'),
    );
  },
  flower(next, grow) {
    spread(next, 7, (x, y) =>
      grow.pen('M-6 0h.1M6 0h.1M-3-5h.1M3-5h.1M0 4h.1', x, y, 8, next() < 0.75 ? '-pale' : '-deep'),
    );
  },
  water(next, grow) {
    spread(next, 2, (x, y) => grow.pen('M-19 2q4.8-6.5 9.5 0t9.5 0 9.5 0 9.5 0', x, y, 4, '-pale'));
  },
  desert(next, grow) {
    spread(next, 3, (x, y) => grow.pen('M-17 4Q-8-8 2-4T19 3', x, y, 3.6, '-deep'));
    if (next() < 0.3) grow.stand('cactus', 0, -12, 1.15, next() < 0.5);
  },
  canyon(next, grow) {
    if (next() < 0.55) grow.stand('mesa', 0, -10, 1.25, next() < 0.5);
    else spread(next, 3, (x, y) => grow.pen('M-18 0H4L8 4H20', x, y, 6, '-deep'));
  },
  forest(next, grow) {
    [-26, 16, -4].forEach((x, i) =>
      grow.stand(next() < 0.5 ? 'fir' : 'crown', x + next() * 8, i * 16 - 34, 1.45, next() < 0.5),
    );
  },
  mountain(next, grow) {
    grow.stand(next() < 0.5 ? 'peaks' : 'crag', 0, -34, 1.7, next() < 0.5);
  },
};

/** A row of the land with all that grows there, from back to front. */
export function rowOfLand(row: number): Layer[] {
  const flats = new Map<string, string>();
  const pens = new Map<string, Layer>();
  const stands = new Map<string, Layer>();
  const { k } = spot(row, 0);
  const scale = k / 100;
  const line = Math.max(0.7, k / 48);
  const letters = LAND[row] ?? '';
  [...letters].forEach((letter, column) => {
    const here = spot(row, column);
    if (here.x < -k || here.x > WIDTH + k) return;
    const name = LETTERS[letter] ?? 'grass';
    flats.set(name, (flats.get(name) ?? '') + patch(row, column));
    const join = (into: Map<string, Layer>, key: string, layer: Layer): void => {
      const [fill, d, pen, ink] = layer;
      into.set(key, [fill, (into.get(key)?.[1] ?? '') + d, pen, ink]);
    };
    const next = seeded(row * 31 + column);
    GROWS[name]?.(next, {
      pen(d, x, y, width, part) {
        if (k < FINE) return;
        // The land lies flat, so its height is drawn shorter.
        const drawn = place(d, here.x + x * scale, here.y + y * scale * 0.5, scale);
        const key = `${name} ${width} ${part}`;
        join(pens, key, ['', drawn, width * scale, groundInk(name, part)]);
      },
      stand(motif, x, y, size, mirrored) {
        MOTIFS[motif].forEach((layer, i) => {
          const [fill, d, pen = PEN, ink]: Layer = layer;
          const drawn = place(d, here.x + x * scale, here.y + y * scale, scale * size, mirrored);
          // Neighbours by turns, so that what overlaps is never one path.
          const key = `${motif} ${column % 2} ${i} ${y}`;
          join(stands, key, [fill, drawn, pen * Math.max(0.35, scale * size), ink]);
        });
      },
    });
  });
  const order = [...stands.entries()].sort(
    ([a], [b]) => Number(a.split(' ').pop()) - Number(b.split(' ').pop()),
  );
  return [
    ...[...flats].map(([name, d]): Layer => [groundInk(name), d, line]),
    ...pens.values(),
    ...order.map(([, layer]) => layer),
  ];
}
