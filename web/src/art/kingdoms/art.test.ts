import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ICON_NAMES, iconPaths } from '../icons/icons';
import { MARKS } from '../seats';
import { castle } from './castle';
import { FACES, FACE_ART } from './faces';
import { meadows, patch, stream } from './land';
import { bridge, flyingDragon, peaks, sheep } from './scene';

const tokens = readFileSync(new URL('../../theme/tokens.css', import.meta.url), 'utf8');

/** A path a browser can read: commands with the right number of coordinates. */
const COUNTS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

function broken(d: string): string | undefined {
  for (const [, command, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const count = COUNTS[command!.toLowerCase()];
    if (count === undefined) return `${command} in ${d}`;
    const numbers = rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
    if (count === 0 ? numbers.length > 0 : !numbers.length || numbers.length % count) {
      return `${command}${rest} in ${d}`;
    }
  }
  return /^M/.test(d) && !/NaN|undefined/.test(d) ? undefined : d;
}

const LAYERS = [
  ...FACES.flatMap((face) => FACE_ART[face].layers),
  ...flyingDragon,
  ...peaks,
  ...bridge,
  ...sheep,
];

test('every layer is a readable path in inks that exist', () => {
  for (const [fill, d, , pen] of LAYERS) {
    expect(broken(d)).toBeUndefined();
    if (fill) expect(tokens).toContain(`--art-${fill}:`);
    if (pen) expect(tokens).toContain(`--art-${pen}:`);
  }
});

test('every icon and mark is a readable path', () => {
  for (const name of ICON_NAMES) {
    for (const path of iconPaths(name)) expect(broken(path.replace('!', ''))).toBeUndefined();
  }
  for (const path of MARKS) expect(broken(path)).toBeUndefined();
});

test('the fifteen faces carry their own value and a picture of their own', () => {
  for (const face of FACES) {
    const art = FACE_ART[face];
    if (/^[+-]\d$/.test(face)) expect(`${art.sign}${art.value}`).toBe(face);
    for (const ground of [art.ground, art.frame, art.sky])
      expect(tokens).toContain(`--art-${ground}:`);
  }
  expect(new Set(FACES.map((face) => FACE_ART[face].layers)).size).toBe(15);
});

describe('castles', () => {
  test.each([1, 2, 3, 4])('rank %i has as many storeys and stays in its box', (rank) => {
    const shape = castle(rank);
    expect(shape.storeys).toHaveLength(rank);
    for (const path of [shape.silhouette, shape.flag, shape.pole, shape.gate]) {
      expect(broken(path)).toBeUndefined();
    }
    expect(Number(/^M\S+ (\S+?)h/.exec(shape.flag)![1])).toBeGreaterThanOrEqual(2);
  });

  test('a higher rank is wider and taller', () => {
    const feet = [1, 2, 3, 4].map((rank) =>
      Number(/^M(\S+)/.exec(castle(rank).storeys.at(-1)!.wall)![1]),
    );
    const tops = [1, 2, 3, 4].map((rank) =>
      Number(/V(\S+?)h/.exec(castle(rank).storeys[0]!.wall)![1]),
    );
    for (const row of [feet, tops]) expect([...row].sort((a, b) => b - a)).toEqual(row);
  });
});

describe('land', () => {
  test('a cell looks the same every time and not like its neighbour', () => {
    expect(patch(7)).toEqual(patch(7));
    for (let cell = 0; cell < 29; cell++) expect(patch(cell)).not.toEqual(patch(cell + 1));
  });

  test('a board of thirty cells shows every motif', () => {
    const motifs = new Set(Array.from({ length: 30 }, (_, cell) => patch(cell).motif));
    expect(motifs.size).toBe(9); // eight motifs and plain grass
  });

  test('paths are readable for any size of board', () => {
    for (const [columns, rows] of [
      [6, 5],
      [5, 6],
      [3, 3],
    ] as const) {
      expect(broken(stream(columns, rows))).toBeUndefined();
      expect(broken(meadows(columns, rows))).toBeUndefined();
    }
  });
});
