import { disc, type Ink, type Layer } from '../layers';
import type { MotifName } from './motifs';
import { to } from './path';
import type { CardCode } from './terrain';

/** The pictures of the terrain cards: 94 by 142 from 9,9, the land in the ink of its hexes. */

export interface CardArt {
  sky: Ink;
  layers: readonly Layer[];
  /** What stands on the land, from back to front: motif, x, y, scale, mirrored. */
  stand: readonly (readonly [MotifName, number, number, number, boolean?])[];
}

const P = 2.2;

/** Five-petal flowers as dots of a round pen: [x, y, radius]. */
function flowers(petal: Ink, heart: Ink, pen: number, spots: readonly [number, number][]): Layer[] {
  const r = pen * 0.8;
  const petals = spots
    .map(([x, y]) =>
      [0, 72, 144, 216, 288]
        .map((turn) => {
          const angle = ((turn + x * 7) * Math.PI) / 180;
          return `M${to(x + r * Math.cos(angle))} ${to(y + r * Math.sin(angle))}h.1`;
        })
        .join(''),
    )
    .join('');
  const hearts = spots.map(([x, y]) => `M${x} ${y}h.1`).join('');
  return [
    ['', petals, pen + 2.6, 'line'],
    ['', petals, pen, petal],
    ['', hearts, pen * 0.8, heart],
  ];
}

export const CARD_ART: Readonly<Record<CardCode, CardArt>> = {
  grass: {
    sky: 'sky',
    layers: [
      ['snow', 'M18 33q2-8 10-6 5-8 14-2 9-1 8 6 3 2 0 4H21q-5 0-3-2z', P],
      ['terrain-grass-pale', 'M9 64Q32 44 60 56T103 50V151H9z', P],
      ['terrain-grass', 'M9 90Q46 64 103 82V151H9z', P],
      [
        '',
        'M20 96l3 9M26 93v11M32 96l-3 8M80 92l3 9M86 89v11M92 92l-3 8M18 132l3 9M24 129v11M30 132l-3 8M84 130l3 9M90 127v11M96 130l-3 8M56 140l2 6M61 138v8M66 140l-2 6',
        3,
        'terrain-grass-deep',
      ],
      ['', 'M22 72l2 6M26 71v7M70 66l2 6M74 65v7', 2.4, 'terrain-grass'],
    ],
    stand: [
      ['sheep', 80, 64, 0.8, true],
      ['sheep', 54, 112, 2],
    ],
  },
  canyon: {
    sky: 'cream',
    layers: [
      ['wheat', disc(58, 34, 11), P],
      ['terrain-canyon-pale', 'M22 96 26 58H34L36 46H56L58 62H66L70 54H88L90 72 96 96z', P],
      ['', 'M27 70H62M70 74H90M28 82H90', 2, 'terrain-canyon'],
      ['terrain-canyon-deep', 'M9 92H103V151H9z', 0],
      ['sea', 'M44 151Q62 132 54 116 50 104 58 92H64Q60 104 64 114 72 132 66 151z', P],
      ['', 'M55 134h8M54 144h8M59 122h5', 2, 'sky'],
      ['terrain-canyon', 'M9 62H26L30 74 36 76 38 98 46 103 44 126 50 130 46 151H9z', P],
      ['terrain-canyon', 'M103 50H90L86 66 80 69 81 92 71 98 73 122 66 127 70 151H103z', P],
      [
        '',
        'M9 74H29M9 88H36M9 103H44M9 117H43M9 132H48M103 66H87M103 80H81M103 96H76M103 111H72M103 127H68M103 140H70',
        4,
        'terrain-canyon-deep',
      ],
      [
        '',
        'M14 81h9M20 95h12M12 110h12M26 124h9M18 140h16M92 73h7M86 88h10M80 104h12M84 119h10M78 134h12',
        2.4,
        'terrain-canyon-pale',
      ],
    ],
    stand: [],
  },
  desert: {
    sky: 'sky',
    layers: [
      ['gold', disc(78, 36, 13), P],
      ['', 'M78 17V13M92 22l3-3M97 36h4M64 22l-3-3', 2.4, 'amber'],
      ['terrain-desert-pale', 'M9 70Q30 48 56 66 80 50 103 62V151H9z', P],
      ['terrain-desert', 'M9 92Q42 62 74 84 92 92 103 84V151H9z', P],
      ['terrain-desert-deep', 'M50 78Q64 76 74 84 92 92 103 84V104Q78 104 64 92 58 84 50 78z', 0],
      [
        '',
        'M16 104q10-9 22-2t20 0M62 120q10-9 20-2t18 0M14 134q10-9 22-2t20 0M60 140q10-8 20-2t18 0M20 86q8-7 16-3',
        3,
        'terrain-desert-deep',
      ],
      ['', 'M22 113q8-5 14 0M70 129q8-5 14 0M24 143q8-4 14 0', 2.6, 'terrain-desert-pale'],
    ],
    stand: [['cactus', 46, 100, 1.5]],
  },
  flower: {
    sky: 'sky',
    layers: [
      ['snow', 'M58 32q2-8 10-6 5-8 14-2 9-1 8 6 3 2 0 4H61q-5 0-3-2z', P],
      ['leaf', 'M9 62Q40 46 66 58T103 54V151H9z', P],
      ['terrain-flower', 'M9 78Q50 58 103 74V151H9z', P],
      ...flowers('terrain-flower-deep', 'terrain-flower-pale', 4.6, [
        [20, 82],
        [54, 78],
        [88, 84],
        [36, 94],
      ]),
      ...flowers('terrain-flower-pale', 'terrain-flower-deep', 5, [
        [37, 80],
        [72, 80],
        [19, 98],
        [55, 93],
        [92, 99],
      ]),
      ...flowers('terrain-flower-deep', 'wheat', 8, [
        [76, 104],
        [24, 138],
      ]),
      ...flowers('terrain-flower-pale', 'amber', 10, [
        [38, 116],
        [84, 132],
      ]),
      ...flowers('paper', 'amber', 6, [
        [58, 142],
        [15, 117],
      ]),
    ],
    stand: [['bee', 64, 50, 1.25]],
  },
  forest: {
    sky: 'sky',
    layers: [
      ['terrain-forest-pale', 'M9 66Q40 48 64 60T103 56V151H9z', P],
      ['terrain-forest', 'M9 78Q50 60 103 76V151H9z', P],
      [
        '',
        'M16 104l2 6M20 102v8M92 106l2 6M96 104v8M50 142l2 6M54 140v8M58 142l-2 6',
        2.6,
        'terrain-forest-pale',
      ],
    ],
    stand: [
      ['fir', 20, 64, 1],
      ['fir', 40, 56, 1.1],
      ['crown', 60, 64, 1],
      ['fir', 90, 56, 1.2],
      ['crown', 28, 86, 1.25],
      ['fir', 76, 78, 1.5],
      ['crown', 54, 98, 1.4, true],
      ['fir', 28, 118, 1.9],
      ['crown', 82, 122, 1.6],
    ],
  },
};

/** A pointy-top hex of a width around a point. */
export function hexagon(x: number, y: number, width: number): string {
  const [w, h] = [width / 2, width / Math.sqrt(3)];
  return `M${to(x)} ${to(y - h)}L${to(x + w)} ${to(y - h / 2)}V${to(y + h / 2)}L${to(x)} ${to(y + h)} ${to(x - w)} ${to(y + h / 2)}V${to(y - h / 2)}z`;
}
