import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/**
 * Rings lie on grounds from near black to near white. Each is drawn twice, dark and light; whatever
 * the ground, one of the two has to stand out from it.
 */

const css = readFileSync(new URL('../theme/tokens.css', import.meta.url), 'utf8');
const GROUNDS = ['grass', 'canyon', 'desert', 'flower', 'forest', 'water', 'mountain', 'castle'];

function colours(name: string): string[] {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1] ?? '';
  const found = value.match(/#[0-9a-f]{6}/g) ?? [];
  expect(found.length, `--${name} is a colour`).toBeGreaterThan(0);
  return found;
}

function light(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
}

function contrast(a: string, b: string): number {
  const [x, y] = [light(a), light(b)];
  return Math.max(x, y) / Math.min(x, y);
}

describe.each(['ring-light', 'ring-lit'])('a ring of ring-dark and %s', (name) => {
  const inks = [...colours('ring-dark'), ...colours(name)];

  test('has two inks that stand apart', () => {
    expect(contrast(inks[0]!, inks[1]!)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(GROUNDS)('stands out from %s', (ground) => {
    for (const part of ['', '-deep', '-pale']) {
      for (const colour of colours(`terrain-${ground}${part}`)) {
        const best = Math.max(...inks.map((ink) => contrast(ink, colour)));
        expect(best, `${ground}${part} ${colour}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
