import { disc, type Ink, type Layer } from '../layers';
import { hexagon } from './cards';
import { EMBLEMS, castleEmblem } from './emblems';
import { MOTIFS } from './motifs';
import { place } from './path';

/**
 * What each Kingdom Builder card pays for, as a small map: hexes, houses and the coin for them. The
 * houses with red roofs are yours, the blue ones another's.
 */

export const GOALS = [
  'castles',
  'fishermen',
  'merchants',
  'discoverers',
  'hermits',
  'citizens',
  'miners',
  'workers',
  'knights',
  'lords',
  'farmers',
] as const;

export type GoalCode = (typeof GOALS)[number];

export interface Coin {
  value: number;
  x: number;
  y: number;
  r?: number;
}

export interface GoalArt {
  layers: readonly Layer[];
  coins: readonly Coin[];
}

const moved = (layers: readonly Layer[], x: number, y: number, k: number): Layer[] =>
  layers.map(([fill, d, pen = 2, penInk]) => [
    fill,
    place(d, x, y, k),
    pen * Math.max(k, 0.62),
    penInk,
  ]);

/** A house of about 26 by 22 around a point. */
function hut(x: number, y: number, k = 1, roof: Ink = 'brick'): Layer[] {
  return moved(
    [
      ['cream', 'M-13 10V0L-6-11 1 2V12z', 2],
      ['wheat', 'M1 12V2L14 0V9z', 2],
      [roof, 'M-6-11 8-13 15 0 1 2z', 2],
      ['bark', 'M-9 11V5L-5 5.5V11.5z', 0],
    ],
    x,
    y,
    k,
  );
}

const land = (ground: Ink, width: number, spots: readonly (readonly [number, number])[]): Layer => [
  ground,
  spots.map(([x, y]) => hexagon(x, y, width)).join(''),
  1.8,
];

function ring(x: number, y: number, r: number, emblem: readonly Layer[], metal: Ink): Layer[] {
  return [
    ['', disc(x, y, r), r * 0.3],
    ['', disc(x, y, r), r * 0.17, metal],
    ...moved(emblem, x, y + 0.3, r / 44),
  ];
}

/** Two hexes side by side: mine, and what it is paid for. */
const BESIDE = { mine: [29, 40], other: [71, 40], width: 42 } as const;
const pair = (mine: Ink, other: Ink): Layer[] => [
  land(mine, BESIDE.width, [BESIDE.mine]),
  land(other, BESIDE.width, [BESIDE.other]),
];

const castles: GoalArt = {
  layers: [
    ...pair('terrain-grass', 'terrain-castle'),
    ['', 'M15 34l2 5M19 32v7M36 58l2 5M40 56v7', 2, 'terrain-grass-deep'],
    ...ring(71, 40, 17.5, castleEmblem, 'stone'),
    ...hut(30, 42, 1.05),
  ],
  coins: [{ value: 3, x: 50, y: 79 }],
};

const fishermen: GoalArt = {
  layers: [
    ...pair('terrain-desert', 'terrain-water'),
    ['', 'M56 32q3-4 6 0t6 0M70 24q3-4 6 0t6 0M76 57q3-4 6 0t6 0', 2.2, 'terrain-water-pale'],
    ...hut(27, 44, 1.05),
    ['', 'M40 36Q52 14 66 18', 2.4, 'bark'],
    ['', 'M66 18Q67 32 66 42', 1.2, 'cream'],
    ['amber', 'M63 50Q70 40 80 48L87 43V57L80 52Q70 60 63 50z', 1.8],
    ['line', disc(68, 49, 1), 0],
  ],
  coins: [{ value: 1, x: 50, y: 79 }],
};

const miners: GoalArt = {
  layers: [
    ...pair('terrain-canyon', 'terrain-mountain'),
    ['', 'M12 32H30M10 52H26M34 60H46', 2.4, 'terrain-canyon-deep'],
    ...moved(MOTIFS.peaks, 71, 42, 0.44),
    ...hut(29, 42, 1.05),
    ['', 'M57 68 79 46', 5],
    ['', 'M57 68 79 46', 2.4, 'wood'],
    ['slate', 'M66 43Q82 40 84 58L80 60Q78 49 65 46z', 1.8],
  ],
  coins: [{ value: 1, x: 32, y: 80 }],
};

const workers: GoalArt = {
  layers: [
    land('terrain-flower', 32, [[50, 31]]),
    land('terrain-castle', 32, [
      [34, 58.7],
      [66, 58.7],
    ]),
    ...ring(34, 58.7, 13, EMBLEMS.farm, 'gold'),
    ...ring(66, 58.7, 13, castleEmblem, 'stone'),
    ...hut(50, 32, 0.86),
    ['', 'M14 32 24 18', 5],
    ['', 'M14 32 24 18', 2.4, 'wood'],
    ['slate', 'M15 15 21 10 31 18 26 24z', 1.8],
  ],
  coins: [{ value: 1, x: 50, y: 85, r: 10 }],
};

const merchants: GoalArt = {
  layers: [
    land('terrain-castle', 29, [
      [22, 31],
      [78, 63],
    ]),
    land('terrain-grass', 29, [[51, 31], [49, 63].map((n, i) => (i ? n : 49)) as [number, number]]),
    ['', 'M22 31H51L49 63H78', 6.5, 'line'],
    ['', 'M22 31H51L49 63H78', 3.4, 'honey'],
    ...ring(22, 31, 11.8, EMBLEMS.tavern, 'gold'),
    ...ring(78, 63, 11.8, EMBLEMS.harbor, 'gold'),
    ...hut(51, 31, 0.76),
    ...hut(49, 63, 0.76),
  ],
  coins: [
    { value: 4, x: 22, y: 59, r: 10.5 },
    { value: 4, x: 78, y: 33, r: 10.5 },
  ],
};

const ROWS = [23, 42, 61] as const;
const row = (y: number, i: number): [number, number][] =>
  [0, 1, 2].map((n) => [28 + n * 22 + (i % 2) * 11 - 5.5 + 5, y]);

const discoverers: GoalArt = {
  layers: [
    ...ROWS.map((y, i) => land(i % 2 ? 'terrain-grass' : 'terrain-desert', 22, row(y, i))),
    ['', ROWS.map((y) => `M9 ${y}H91`).join(''), 5, 'line'],
    ['', ROWS.map((y) => `M9 ${y}H91`).join(''), 2.4, 'gold'],
    ['gold', ROWS.map((y) => `M86 ${y - 5.5} 94 ${y} 86 ${y + 5.5}z`).join(''), 1.6],
    ...hut(50, 23, 0.62),
    ...hut(39, 42, 0.62),
    ...hut(72, 61, 0.62),
  ],
  coins: [{ value: 1, x: 24, y: 83, r: 10.5 }],
};

const knights: GoalArt = {
  layers: [
    ...ROWS.map((y, i) => land(i === 1 ? 'honey' : 'terrain-forest-pale', 22, row(y, i))),
    ...hut(50, 23, 0.62),
    ...hut(39, 42, 0.66),
    ...hut(61, 42, 0.66),
    ...hut(83, 42, 0.66),
    ['', 'M14 66V16', 4.4],
    ['', 'M14 66V16', 1.8, 'wood'],
    ['blood', 'M15 18H30L26 24 30 30H15z', 1.8],
    ['stone', 'M5 40H23V50Q23 58 14 62 5 58 5 50z', 1.8],
    ['', 'M14 42V59M7 48H21', 2.4, 'blood'],
  ],
  coins: [
    { value: 2, x: 39, y: 69, r: 9 },
    { value: 2, x: 61, y: 69, r: 9 },
    { value: 2, x: 83, y: 69, r: 9 },
  ],
};

const hermits: GoalArt = {
  layers: [
    land('terrain-forest', 31, [[27, 31]]),
    land('terrain-desert', 31, [[73, 36]]),
    land('terrain-canyon', 31, [[42, 73]]),
    ['', 'M46 36l6 2M58 40h.1M34 50l1 5M36 60h.1M66 55l-4 5M58 66h.1', 2.4, 'slate'],
    ...hut(27, 32, 0.84),
    ...hut(73, 37, 0.84),
    ...hut(42, 74, 0.84),
    ['', 'M33 20c-4-3 4-5 0-9M79 25c-4-3 4-5 0-9', 1.6],
  ],
  coins: [{ value: 1, x: 79, y: 77, r: 12 }],
};

const TOWN: readonly (readonly [number, number])[] = [
  [39, 21],
  [61, 21],
  [28, 40],
  [50, 40],
  [72, 40],
  [39, 59],
];
const citizens: GoalArt = {
  layers: [
    land('terrain-flower', 22, TOWN),
    ...TOWN.flatMap(([x, y]) => hut(x, y, 0.66)),
    ['', 'M53 83h6M53 88h6', 2.2],
    ...hut(24, 86, 0.62),
    ...hut(42, 86, 0.62),
  ],
  coins: [{ value: 1, x: 74, y: 83, r: 11 }],
};

const CROWN = 'M-14 8-17-9-8-2 0-13 8-2 17-9 14 8z';
const lords: GoalArt = {
  layers: [
    ['terrain-grass', 'M10 10H64V66H10z', 0],
    ['terrain-desert', 'M64 10H90V66H64z', 0],
    ['terrain-water', 'M10 66H64V90H10z', 0],
    ['terrain-canyon', 'M64 66H90V90H64z', 0],
    ['', 'M64 10V90M10 66H90', 5, 'paper'],
    ['', 'M64 10V90M10 66H90M10 10H90V90H10z', 1.8],
    ['', 'M72 24l4 4M80 40q4-4 7 0M72 54q4-4 7 0', 2, 'terrain-desert-deep'],
    ['', 'M18 76q3-4 6 0t6 0M38 82q3-4 6 0t6 0', 2, 'terrain-water-pale'],
    ['gold', place(CROWN, 27, 24, 0.94), 2],
    ['blood', disc(27, 25, 2.4), 1.2],
    ...hut(22, 45, 0.62),
    ...hut(40, 41, 0.62),
    ...hut(33, 57, 0.62),
    ...hut(53, 56, 0.62, 'sea'),
  ],
  coins: [
    { value: 12, x: 51, y: 22, r: 11 },
    { value: 6, x: 78, y: 78, r: 9.5 },
  ],
};

const farmers: GoalArt = {
  layers: [
    ['terrain-grass', 'M10 10H50V50H10z', 0],
    ['terrain-grass', 'M50 50H90V90H50z', 0],
    ['terrain-desert', 'M10 50H50V90H10z', 0],
    ['honey', 'M50 10H90V50H50z', 0],
    ['', 'M50 10V90M10 50H90', 5, 'paper'],
    ['', 'M50 10V90M10 50H90M10 10H90V90H10z', 1.8],
    ...hut(22, 23, 0.58),
    ...hut(38, 30, 0.58),
    ...hut(24, 40, 0.58),
    ...hut(22, 62, 0.58),
    ...hut(38, 66, 0.58),
    ...hut(22, 79, 0.58),
    ...hut(39, 82, 0.58),
    ...hut(62, 66, 0.58),
    ...hut(79, 75, 0.58),
    ...hut(62, 38, 0.62),
    ...moved(EMBLEMS.farm, 64, 20, 0.26),
    ['', 'M52.5 12.5H87.5V47.5H52.5z', 3, 'brick'],
  ],
  coins: [{ value: 3, x: 78, y: 27, r: 9.5 }],
};

export const GOAL_ART: Readonly<Record<GoalCode, GoalArt>> = {
  castles,
  fishermen,
  merchants,
  discoverers,
  hermits,
  citizens,
  miners,
  workers,
  knights,
  lords,
  farmers,
};
