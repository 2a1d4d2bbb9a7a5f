/** Moves paths about, so that many small drawings can be printed as one. */

const COUNTS: Readonly<Record<string, number>> = { h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 };

export const to = (n: number): string => String(Math.round(n * 10) / 10);

/** A path at another place: mirrored or not, then scaled by `k`, then moved by x and y. */
export function place(d: string, x: number, y: number, k = 1, mirror = false): string {
  const kx = mirror ? -k : k;
  let out = '';
  for (const [, command = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const lower = command.toLowerCase();
    const still = command === lower;
    const [dx, dy] = still ? [0, 0] : [x, y];
    const count = COUNTS[lower] ?? 2;
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    out += command;
    numbers.forEach((n, i) => {
      const at = i % (count || 1);
      let value: number;
      if (lower === 'a' && at < 2) value = n * k;
      else if (lower === 'a' && at < 5)
        value = at === 4 && mirror ? 1 - n : mirror && at === 2 ? -n : n;
      else if (lower === 'v' || (lower !== 'h' && (lower === 'a' ? at === 6 : at % 2)))
        value = n * k + dy;
      else value = n * kx + dx;
      const text = to(value);
      out += i && !text.startsWith('-') ? ` ${text}` : text;
    });
  }
  return out;
}
