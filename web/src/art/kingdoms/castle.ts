/** The geometry of a castle, storey by storey, in a 100 by 100 box. */

export interface Storey {
  wall: string;
  /** The lit edge on the left and the facet in shade on the right. */
  lit: string;
  shade: string;
  /** The shadow at the foot, behind the battlements of the storey below. */
  foot: string;
  slits: string;
}

export interface CastleShape {
  /** From the top down, so that every battlement stands before the wall above it. */
  storeys: readonly Storey[];
  silhouette: string;
  gate: string;
  pole: string;
  flag: string;
  /** Centre and scale of the owner's mark on the flag. */
  mark: readonly [x: number, y: number, scale: number];
}

const FOOT = 96;
const MERLON = 6;

/** Width and height (battlements included) from the ground up: the silhouette tells the rank. */
const PLAN: readonly (readonly (readonly [width: number, height: number])[])[] = [
  [[56, 41]],
  [
    [64, 37],
    [42, 28],
  ],
  [
    [74, 34],
    [53, 22],
    [33, 21],
  ],
  [
    [86, 34],
    [66, 19],
    [46, 19],
    [28, 18],
  ],
];

/** A wall with battlements along its top. */
function wall(left: number, right: number, top: number, foot: number): string {
  const teeth = Math.max(3, Math.round((right - left) / 15));
  const step = ((right - left) / (2 * teeth - 1)).toFixed(2);
  const tooth = `h${step}`;
  const gap = `v${MERLON}h${step}v${-MERLON}`;
  return `M${left} ${foot}V${top}${Array(teeth).fill(tooth).join(gap)}V${foot}z`;
}

function storey(width: number, top: number, foot: number, level: number): Storey {
  const left = 50 - width / 2;
  const right = 50 + width / 2;
  const walk = top + MERLON;
  const slit = (top + foot) / 2 - 1;
  const gap = width / 4.6;
  return {
    wall: wall(left, right, top, foot),
    lit: `M${left} ${walk}h4.5V${foot}h-4.5z`,
    shade: `M${right - width * 0.24} ${walk}H${right}V${foot}H${right - width * 0.17}z`,
    foot: level ? `M${left} ${foot - MERLON - 2.5}H${right}V${foot}H${left}z` : '',
    slits: level === 0 || width < 40 ? '' : `M${50 - gap} ${slit}v4M${50 + gap} ${slit}v4`,
  };
}

export function castle(rank: number): CastleShape {
  const plan = PLAN[rank - 1] ?? PLAN[0]!;
  const storeys: Storey[] = [];
  let foot = FOOT;
  for (const [level, [width, height]] of plan.entries()) {
    storeys.unshift(storey(width, foot - height, foot, level));
    foot = foot - height + MERLON; // the next one stands on the walk behind the battlements
  }
  const top = foot - MERLON;
  const tall = [24, 20, 17, 16][plan.length - 1]!;
  const wide = tall * 1.6;
  const flagTop = Math.max(2.5, top - tall - 5);
  const left = 43;
  return {
    storeys,
    silhouette: storeys.map((s) => s.wall).join(''),
    gate: `M37 ${FOOT}V79q0-10 13-10t13 10V${FOOT}z`,
    pole: `M${left} ${foot}V${flagTop - 1}`,
    flag: `M${left} ${flagTop}h${wide}l${-tall * 0.3} ${tall / 2} ${tall * 0.3} ${tall / 2}h${-wide}z`,
    mark: [left + wide * 0.44, flagTop + tall / 2, tall / 26],
  };
}
