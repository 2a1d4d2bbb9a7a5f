import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/**
 * Reads tokens.css as text and recomputes what it promises: contrast of text and of lines on every
 * paper in both themes, normal and high contrast, and players' inks that stay apart for every eye.
 */

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The custom properties of one block, by its selector. */
function block(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  expect(start, `${selector} is in tokens.css`).toBeGreaterThanOrEqual(0);
  const body = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((m) => [m[1]!, m[2]!.trim()]),
  );
}

const THEMES = ['day', 'lamp'] as const;
type Theme = (typeof THEMES)[number];

const normal = block(':root');
const PAIRS = {
  normal,
  more: { ...normal, ...block("[data-contrast='more']") },
} as const;

function colour(tokens: Record<string, string>, name: string, theme: Theme): string {
  const value = tokens[name] ?? '';
  const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
  const hex = pair ? pair[theme === 'day' ? 1 : 2]! : value;
  expect(hex, `--${name} is a colour`).toMatch(/^#[0-9a-f]{6}$/);
  return hex;
}

type Rgb = readonly [number, number, number];

function linear(hex: string): Rgb {
  const channel = (at: number): number => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function contrast(a: string, b: string): number {
  const light = (hex: string): number => {
    const [r, g, bl] = linear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl + 0.05;
  };
  const [x, y] = [light(a), light(b)];
  return Math.max(x, y) / Math.min(x, y);
}

const PAPERS = ['paper', 'paper-raised', 'paper-sunk'];

/** [what is written, on what, least contrast] */
const PROMISES: readonly (readonly [string, string, number])[] = [
  ...['ink', 'ink-soft', 'accent', 'accent-strong', 'gain', 'loss', 'danger', 'warning'].flatMap(
    (ink) => PAPERS.map((paper) => [ink, paper, 4.5] as const),
  ),
  ...PAPERS.map((paper) => ['line-strong', paper, 3] as const),
  ['ink', 'accent-wash', 4.5],
  ['accent-strong', 'accent-wash', 4.5],
  ['danger', 'danger-wash', 4.5],
  ['ink', 'danger-wash', 4.5],
  ['warning', 'warning-wash', 4.5],
  ['ink', 'warning-wash', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['on-danger', 'danger', 4.5],
  ['focus-inner', 'focus-outer', 4.5],
  ['art-pine', 'art-paper', 4.5],
  ['art-bone', 'art-night', 4.5],
  ['art-line', 'art-gold', 4.5],
  ['map-edge', 'map-ground', 4.5],
  ...['0', '1', '2', '3', '4'].map((seat) => [`seat-${seat}-on`, `seat-${seat}`, 4.5] as const),
];

describe.each(Object.entries(PAIRS))('contrast, %s', (_, tokens) => {
  describe.each(THEMES)('%s', (theme) => {
    test.each(PROMISES)('%s on %s is at least %s', (ink, paper, least) => {
      expect(
        contrast(colour(tokens, ink, theme), colour(tokens, paper, theme)),
      ).toBeGreaterThanOrEqual(least);
    });
  });
});

/** Severe colour-vision deficiencies as matrices on linear RGB (Machado and others, 2009). */
const EYES: Readonly<Record<string, readonly (readonly number[])[]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function seen(hex: string, eye: readonly (readonly number[])[]): Rgb {
  const rgb = linear(hex);
  const row = (i: number): number =>
    Math.min(
      1,
      Math.max(
        0,
        rgb.reduce((sum, c, k) => sum + c * eye[i]![k]!, 0),
      ),
    );
  return oklab([row(0), row(1), row(2)]);
}

function oklab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

describe.each(Object.entries(EYES))('players for %s eyes', (_, eye) => {
  const inks = [0, 1, 2, 3, 4].map((seat) => colour(normal, `seat-${seat}`, 'day'));
  const couples = inks.flatMap((a, i) => inks.slice(i + 1).map((b) => [a, b] as const));

  test.each(couples)('%s and %s stay apart', (a, b) => {
    const [p, q] = [seen(a, eye), seen(b, eye)];
    expect(100 * Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])).toBeGreaterThanOrEqual(18);
  });
});
