/** The geometry of a castle, storey by storey, in a 100 by 100 box. */

export interface CastleShape {
  /** The silhouette of all storeys. */
  outline: string;
  /** Where one storey stands on the other. */
  courses: string;
  lit: string;
  shade: string;
  slits: string;
  gate: string;
  pole: string;
  flag: string;
  /** Centre and scale of the owner's mark on the flag. */
  mark: readonly [x: number, y: number, scale: number];
}

interface Storey {
  width: number;
  height: number;
}

const FOOT = 92;
const MERLON = 5;

/** From the ground up. Wider and taller with rank, so that the silhouette alone tells it. */
const STOREYS: Readonly<Record<number, readonly Storey[]>> = {
  1: [{ width: 46, height: 34 }],
  2: [
    { width: 56, height: 30 },
    { width: 36, height: 20 },
  ],
  3: [
    { width: 66, height: 29 },
    { width: 48, height: 17 },
    { width: 30, height: 17 },
  ],
  4: [
    { width: 78, height: 28 },
    { width: 60, height: 15 },
    { width: 42, height: 15 },
    { width: 25, height: 14 },
  ],
};

/** A wall with merlons along its top; the number of merlons follows the width. */
function wall(left: number, right: number, top: number, foot: number): string {
  const teeth = Math.max(3, Math.round((right - left) / 13));
  const step = (right - left) / (2 * teeth - 1);
  let path = `M${left} ${foot}V${top - MERLON}`;
  for (let i = 0; i < teeth; i++) {
    path += `h${step.toFixed(2)}`;
    if (i < teeth - 1) path += `v${MERLON}h${step.toFixed(2)}v${-MERLON}`;
  }
  return `${path}V${foot}z`;
}

export function castle(rank: number): CastleShape {
  const storeys = STOREYS[rank] ?? STOREYS[1]!;
  let outline = '';
  let courses = '';
  let lit = '';
  let shade = '';
  let slits = '';
  let foot = FOOT;
  for (const [level, { width, height }] of storeys.entries()) {
    const left = 50 - width / 2;
    const right = 50 + width / 2;
    const top = foot - height + MERLON;
    outline += wall(left, right, top, foot);
    lit += `M${left} ${top}h5V${foot}h-5z`;
    shade += `M${right - width * 0.26} ${top}H${right}V${foot}h${-width * 0.2}z`;
    if (level > 0) {
      courses += `M${left} ${foot}H${right}`;
      const middle = (top + foot) / 2;
      const gap = width > 40 ? 11 : width > 28 ? 7 : 0;
      slits += `M${50 - gap} ${middle - 2}v4`;
      if (gap) slits += `M${50 + gap} ${middle - 2}v4`;
    }
    foot = top;
  }
  const top = foot - MERLON;
  const tall = rank >= 4 ? 15 : 18;
  const flagTop = top - tall - 4;
  const wide = tall * 1.55;
  return {
    outline,
    courses,
    lit,
    shade,
    slits,
    gate: `M39 ${FOOT}V76q0-8 11-8t11 8V${FOOT}z`,
    pole: `M44 ${top + 4}V${flagTop - 1}`,
    flag: `M44 ${flagTop}h${wide}l-5 ${tall / 2} 5 ${tall / 2}h${-wide}z`,
    mark: [44 + (wide - 3.5) / 2, flagTop + tall / 2, tall / 27],
  };
}
