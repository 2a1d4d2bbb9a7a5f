import { disc, type Ink, type Layer } from '../layers';

/** A face as the engine names it. */
export type Face =
  | '+1'
  | '+2'
  | '+3'
  | '+4'
  | '+5'
  | '+6'
  | '-1'
  | '-2'
  | '-3'
  | '-4'
  | '-5'
  | '-6'
  | 'MT'
  | 'DR'
  | 'GM';

export const FACES: readonly Face[] = [
  '+1',
  '+2',
  '+3',
  '+4',
  '+5',
  '+6',
  '-1',
  '-2',
  '-3',
  '-4',
  '-5',
  '-6',
  'MT',
  'DR',
  'GM',
];

/** The signs before a value, drawn sturdier than any typeface has them. */
export const SIGNS = {
  '+': 'M10.5 23H23.5M17 16.5V29.5',
  '-': 'M11 23H23.5',
  x: 'M11.5 18 22.5 29M11.5 29 22.5 18',
};

export interface FaceArt {
  /** Ground of the card and the engraver's frame on it. */
  ground: Ink;
  frame: Ink;
  /** The engraver's ruled sky. */
  sky: Ink;
  /** What stands in the corner, and its ink. Special tiles have a drawn emblem instead of text. */
  sign?: keyof typeof SIGNS;
  value?: number;
  valueInk: Ink;
  /** Moves the picture out of the way of its value. */
  at?: string;
  layers: readonly Layer[];
}

const MEADOW = 'M11 84Q30 76 52 79T89 83L89 90H11z';

const forest: Layer[] = [
  ['leaf', 'M10 84Q30 77 52 80T90 84Q70 91 48 90T10 84z'],
  ['wood', 'M57 76h6v9h-6z'],
  ['pine', 'M60 20 73 41H68L79 58H73L84 76H36L47 58H41L52 41H47z'],
  ['', 'M60 32v8M54 52l3 4M65 50l-3 5M52 68l4 4M68 67l-4 5', 1.4, 'leaf'],
  ['wood', 'M28 68 27 86H35L34 68z'],
  [
    'leaf',
    'M31 40C42 37 51 45 48 54 54 63 47 74 37 72 30 77 17 75 16 65 9 58 14 45 22 46 24 42 27 40 31 40z',
  ],
  ['', 'M24 56q4 4 8 0M34 64q4 3 7-1M36 50q3 2 6 0', 1.4],
  ['wood', 'M76 74 75 86H81L80 74z'],
  ['moss', 'M78 54C86 53 91 60 89 66 90 74 83 78 78 76 71 79 65 72 67 66 66 59 71 54 78 54z'],
  ['', 'M74 64q3 3 6 0', 1.4],
];

const farm: Layer[] = [
  ['wheat', MEADOW],
  ['', 'M66 84 72 78M72 86 80 78M79 87 87 79', 1.4],
  ['cream', 'M62 84V47q0-9 9-9t9 9V84z'],
  ['brick', 'M61 48q0-12 10-12t10 12z'],
  ['', 'M66 58h11M66 68h11', 1.4],
  ['brick', 'M18 85V62L25 48 41 40 57 48 64 62V85z'],
  ['', 'M14 65 23 46 41 37 59 46 68 65', 3.4],
  ['cream', 'M31 85V64H51V85z'],
  ['', 'M31 64 51 85M51 64 31 85', 1.6],
  ['night', 'M36 49h10v8H36z', 1.6],
  ['', 'M11 85V75M16 85V75M9 78H18M9 82H18', 1.6],
];

const village: Layer[] = [
  ['leaf', MEADOW],
  ['cream', 'M60 84V56H86V84z'],
  ['sea', 'M56 58 73 40 90 58z'],
  ['night', 'M74 84V70h7v14z', 1.6],
  ['cream', 'M14 84V60H40V84z'],
  ['wheat', 'M10 62 27 45 44 62z'],
  ['night', 'M19 67h6v6h-6z', 1.6],
  ['brick', 'M58 48V26h6v22z'],
  ['', 'M61 21c-5-4 5-6 0-10', 1.6],
  ['paper', 'M34 86V54H66V86z'],
  ['brick', 'M29 56 50 31 71 56z'],
  ['', 'M44 47h4M52 47h4M39 52h4M48 52h4M57 52h4', 1.3],
  ['bark', 'M45 86V72q0-5 5-5t5 5V86z', 1.6],
  ['gold', 'M37 60h6v6h-6zM57 60h6v6h-6z', 1.6],
];

const windmill: Layer[] = [
  ['leaf', 'M11 85Q34 71 56 75T89 85V90H11z'],
  ['cream', 'M42 82 47 48H63L68 82z'],
  ['stone', 'M57 49H63L68 82H60z', 0],
  ['bark', 'M50 82V71q0-5 5-5t5 5V82z', 1.6],
  ['', 'M51 58h5', 1.6],
  ['brick', 'M44 50Q46 37 55 36 64 37 66 50z'],
  ['paper', 'M55 43 31 23 26 30 51 47zM59 47 79 67 85 60 62 43z'],
  ['paper', 'M57 41 77 17 84 23 61 44zM53 48 31 68 37 74 57 52z'],
  ['', 'M37 28l-5 6M43 33l-4 5M73 61l6-6M67 55l6-6M71 24l7 5M66 31l6 5M43 57l6 6M37 63l6 6', 1.3],
  ['', 'M27 25 84 65M80 19 33 72', 2.4],
  ['gold', disc(56, 45, 3.4)],
];

const watchtower: Layer[] = [
  ['moss', 'M11 86Q28 78 36 76H74Q84 80 89 86V90H11z'],
  ['stone', 'M42 82 45 48H67L70 82z'],
  ['slate', 'M59 49H67L70 82H61z', 0],
  ['', 'M46 58h6M54 64h6M46 70h5M57 75h6', 1.3],
  ['night', 'M52 82V74q0-4 4-4t4 4V82z', 1.6],
  ['wood', 'M37 38H75L70 50H42z'],
  ['', 'M44 39v10M50 39v10M56 39v10M62 39v10M68 39v10', 1.3],
  ['paper', 'M43 30H69V38H43z'],
  ['night', 'M48 31h5v6h-5zM59 31h5v6h-5z', 1.2],
  ['brick', 'M38 31 56 13 74 31z'],
  ['', 'M56 13V7', 2],
  ['gold', 'M56 6 72 9 56 13z', 1.6],
  ['', 'M20 62q3-4 6 0q3-4 6 0M80 52q2-3 4 0q2-3 4 0', 1.6],
];

const city: Layer[] = [
  ['leaf', MEADOW],
  ['cream', 'M50 62V34H66V62z'],
  ['sea', 'M48 36Q48 22 58 20 68 22 68 36z'],
  ['', 'M58 20V12', 2],
  ['gold', 'M58 10 67 13 58 16z', 1.4],
  ['paper', 'M34 64V46H48V64z'],
  ['brick', 'M31 48 41 34 51 48z'],
  ['paper', 'M66 64V44H80V64z'],
  ['brick', 'M63 46 73 30 83 46z'],
  ['night', 'M71 49h4v6h-4zM56 42h4v7h-4zM39 51h4v6h-4z', 1.2],
  ['stone', 'M26 86V60h5v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h5V86z'],
  ['stone', 'M12 88V54h4v4h4v-4h4v4h4v-4h4V88z'],
  ['slate', 'M25 60H32V88H26z', 0],
  ['stone', 'M69 88V54h4v4h4v-4h4v4h4v-4h4V88z'],
  ['slate', 'M82 60H89V88H83z', 0],
  ['bark', 'M42 88V76q0-8 8.5-8t8.5 8V88z'],
  ['', 'M46 70V88M50.5 68V88M55 70V88M42 78H59', 1.2],
  ['', 'M19 66v6M77 66v6', 2.2],
];

const swamp: Layer[] = [
  ['bone', disc(73, 24, 9), 0],
  ['bog', 'M5 68Q30 60 50 64T92 66V93H5z', 0],
  ['', 'M14 73h16M60 70h20M22 82h20M64 83h16M14 78h6', 1.8, 'pine'],
  ['bark', 'M60 66 62 48 52 38M62 48 66 34M65 40 75 34', 4.6],
  ['', 'M60 65 62 48 52 38M62 48 66 34M65 40 75 34', 2, 'wood'],
  ['', 'M22 68Q21 52 24 44M30 68Q31 56 28 50M36 66Q40 56 40 52', 2.2, 'leaf'],
  ['wood', 'M22 44q0-8 2.5-8t2.5 8-2.5 8-2.5-8zM26 51q0-7 2-7t2 7-2 6-2-6z', 1.4],
  ['leaf', 'M38 79Q38 72 43 71 45 66 49 70H53Q57 66 59 71 64 72 64 79z'],
  ['paper', disc(46, 71, 3.4) + disc(56, 71, 3.4), 1.6],
  ['line', disc(46, 71, 0.8) + disc(56, 71, 0.8), 1],
  ['', 'M46 77q5 2 10 0', 1.6],
];

const cemetery: Layer[] = [
  ['bone', 'M76 14A11 11 0 1 0 84 33 13 13 0 0 1 76 14z', 0],
  ['pine', 'M5 80Q30 70 52 76T92 78V93H5z', 0],
  ['', 'M78 78V46M78 60 88 48M78 54 70 44M78 66 86 60M70 44V38M70 44 65 42', 3.4, 'wood'],
  ['stone', 'M22 82 20 54Q19 44 29 43T40 52L42 81z'],
  ['', 'M30 50v14M25 55h10M27 70l8-1', 2],
  ['stone', 'M53 82V66H45V58H53V46H61V58H69V66H61V82z'],
  ['slate', 'M57 48H61V58H69V62H57z', 0],
  ['slate', 'M70 85 72 70Q74 65 79 67T83 73L81 86z'],
  ['leaf', 'M14 86l3-8 2 7 3-6 1 7zM44 87l2-7 3 6 3-6 1 7z', 1.4],
];

const wolves: Layer[] = [
  ['bone', disc(58, 46, 29), 0],
  ['', 'M46 34q4 4 9 1M66 60q5 1 8-3M70 34q3 2 5 0', 2, 'stone'],
  ['dusk', 'M-3 77Q34 66 56 72T92 74V94H-3z', 0],
  [
    'slate',
    'M30 76Q27 60 38 54 45 50 48 42L44 32 52 36 66 17 71 22 67 26 64 40Q67 56 62 66L66 76H57L55 67 48 68 46 76H30L22 80Q16 72 24 62 26 70 30 70z',
  ],
  ['', 'M58 32l2-2M52 36l3 6M40 60q6 0 8-4M61 48l-4 5M60 56l-4 4', 1.5],
  [
    'gold',
    disc(18, 82, 1.7) +
      disc(24, 82, 1.7) +
      disc(72, 82, 1.7) +
      disc(78, 82, 1.7) +
      disc(44, 85, 1.7) +
      disc(50, 85, 1.7),
    0,
  ],
];

const ogres: Layer[] = [
  ['wood', 'M72 60 64 18Q66 9 76 10T88 20L82 62z'],
  ['', 'M70 20l4 5M80 18l-3 6M72 33l4 3M82 32l-4 4', 1.8],
  ['bark', 'M12 89Q12 66 34 64H66Q88 66 88 89z'],
  ['flesh', 'M28 70Q20 66 22 54 22 30 46 28 70 30 70 54 73 66 64 72 56 80 46 80T28 70z'],
  ['flesh', 'M22 48 13 45 17 58 23 58zM70 48 79 45 75 58 69 58z'],
  ['', 'M30 48 43 51M62 48 49 51', 3.4],
  ['paper', 'M33 53h8v4h-8zM51 53h8v4h-8z', 1.4],
  ['line', disc(38, 55, 1) + disc(55, 55, 1), 1],
  ['', 'M43 60q3 4 6 0M30 69Q46 60 62 69', 2.2],
  ['bone', 'M33 69 35 60.5 40 67zM53 67 58 60.5 60 69z', 1.6],
  ['', 'M40 28q2-6 5-3M47 28q3-5 6-2', 1.8],
  ['flesh', 'M66 78Q66 68 76 68T87 76V84Q78 90 68 86z'],
  ['', 'M71 76h5M79 75h5M71 81h5M79 80h5', 1.4],
];

const orcs: Layer[] = [
  ['wood', 'M84 88 86 20H81L79 88z'],
  ['stone', 'M83 10 91 24 84 30 76 24z'],
  ['wood', 'M18 88 14 44H19L23 88z'],
  ['stone', 'M17 32 24 44 16 50 9 44z'],
  ['night', 'M20 89Q24 74 38 72H62Q76 74 80 89z'],
  ['leaf', 'M28 52 8 56 30 66zM72 52 92 56 70 66z'],
  ['leaf', 'M28 46H72L69 68Q64 82 50 82T31 68z'],
  ['slate', 'M26 50Q26 26 50 24 74 26 74 50L58 47 50 58 42 47z'],
  ['bone', 'M45 27 50 12 55 27z', 1.8],
  ['gold', disc(34, 42, 2) + disc(66, 42, 2), 1.2],
  ['gold', 'M34 54 46 57 42 60 36 59zM66 54 54 57 58 60 64 59z', 1.4],
  ['', 'M47 64h1M52 64h1M36 72H64', 2.4],
  ['bone', 'M38 73 40 61 44 72zM56 72 60 61 62 73z', 1.6],
];

const troll: Layer[] = [
  ['stone', 'M10 46Q50 24 90 46V88H76Q76 56 50 56T24 88H10z'],
  [
    '',
    'M18 52l6 6M30 44l4 8M50 38v10M70 44l-4 8M82 52l-6 6M12 68h10M78 68h10M14 78h8M79 78h8',
    1.5,
  ],
  ['slate', 'M8 44Q50 20 92 44L91 50Q50 28 9 50z'],
  ['pine', 'M26 89Q22 64 34 58L36 62 42 55 46 60 51 54 55 60 61 55 63 61 69 59Q78 66 74 89z'],
  ['bog', 'M32 89Q30 68 50 66T68 89z'],
  ['paper', disc(41, 73, 4) + disc(59, 73, 4), 1.6],
  ['line', disc(42, 74, 1) + disc(58, 74, 1), 1.2],
  ['', 'M35 68l9-1M65 68l-9-1', 2.6],
  ['bog', 'M46 74Q42 88 50 90 58 88 54 74'],
  [
    'bog',
    'M20 90q-1-8 3-8t3 4q1-5 4-3t2 5q3-2 4 3zM80 90q1-8-3-8t-3 4q-1-5-4-3t-2 5q-3-2-4 3z',
    1.8,
  ],
];

// Its emblem: a wall that keeps two sides apart.
const mountain: Layer[] = [
  ['', 'M22 13V33', 3.6],
  ['line', 'M17 18 10.5 23 17 28zM27 18 33.5 23 27 28z', 1],
  ['snow', disc(76, 24, 8), 0],
  ['slate', 'M48 92 70 38 76 46 80 42 92 66V93H48z'],
  ['snow', 'M62 56 70 38 76 46 80 42 87 57 81 54 77 60 71 53z'],
  ['slate', 'M8 92 20 66 26 58 44 20 54 38 60 36 78 74 86 93H8z'],
  ['night', 'M44 20 54 38 60 36 78 74 86 93H63L52 70 56 58 46 46z', 0],
  ['snow', 'M33 43 44 20 54 38 60 36 65 47 58 44 55 54 47 45 41 54z'],
  ['', 'M26 66l-6 12M36 60l-8 18M44 68l-4 12M62 62l6 14M70 72l4 8', 1.6],
  ['pine', 'M11 92 17 77 23 92zM23 92 28 82 33 92zM74 92 78 83 82 92z', 1.6],
];

// Its emblem: a plus that is struck out.
const dragon: Layer[] = [
  ['', 'M22 12.5V33.5M11.5 23H32.5', 5, 'bone'],
  ['', 'M12 33 32 13', 8, 'blood'],
  ['', 'M12 33 32 13', 3.6, 'gold'],
  ['amber', 'M62 60 48 15Q58 16 65 25 68 14 78 10 80 17 82 25 88 20 92 20 94 40 88 62z'],
  ['', 'M60 44 65 25M72 46 82 25M56 42 50 18', 1.6],
  [
    'moss',
    'M89 93Q92 60 76 46 66 36 54 36L44 32 46 40 30 46 22 56 34 60 30 66 44 68Q54 66 58 60 66 66 64 76T57 93z',
  ],
  ['wheat', 'M58 60Q66 66 64 76T57 93H69Q78 74 72 62 66 54 58 60z', 1.6],
  ['', 'M64 68h9M65 76h10M63 84h10', 1.4],
  ['bone', 'M54 38Q62 26 74 28 66 32 62 42z', 1.8],
  ['moss', 'M76 46 83 42 82 53 89 55 86 62 91.5 67 89 75', 2],
  ['gold', 'M44 47 52 44 50 50z', 1.4],
  ['line', disc(29, 51, 0.8), 1.2],
  ['bone', 'M30 57l2 4 3-4M38 58l2 4 3-5', 1.4],
  [
    'gold',
    'M31 62Q20 62 18 68 10 68 10 78 14 74 18 76 16 84 24 89 24 82 29 81 34 86 32 78 40 76 37 68z',
    1.8,
  ],
  ['brick', 'M31 66Q24 68 25 74 21 74 22 80 27 78 29 75 33 72 33 67z', 0],
];

const mine: Layer[] = [
  ['wood', 'M10 88Q14 50 34 38 48 26 64 36 84 46 90 88z'],
  ['', 'M22 60l5 3M30 46l4 4M70 46l-4 4M80 62l-5 3M50 36v5', 1.6],
  ['night', 'M30 88V62Q32 48 50 48T70 62V88z'],
  ['amber', 'M26 88V54h6V88zM68 88V54h6V88zM22 50H78V57H22z'],
  ['', 'M28 53.5h9M62 53.5h10', 1.2],
  ['', 'M42 89 47 76M58 89 53 76M44 84H56', 1.8, 'stone'],
  ['gold', 'M34 70l5-7 6 3 4-6 7 5 5-2 5 7z'],
  ['slate', 'M31 69H69L64 83H36z'],
  ['', 'M38 74h24', 1.6],
  ['stone', disc(42, 85, 4) + disc(58, 85, 4)],
  [
    'paper',
    'M80 16 82 22 88 24 82 26 80 32 78 26 72 24 78 22zM60 16l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z',
    1.4,
  ],
];

function resource(value: number, layers: readonly Layer[], at?: string): FaceArt {
  return {
    ground: 'paper',
    frame: 'wood',
    sky: 'cream',
    sign: '+',
    value,
    valueInk: 'pine',
    at,
    layers,
  };
}

function hazard(value: number, layers: readonly Layer[], at?: string): FaceArt {
  return {
    ground: 'night',
    frame: 'slate',
    sky: 'gloom',
    sign: '-',
    value,
    valueInk: 'bone',
    at,
    layers,
  };
}

export const FACE_ART: Readonly<Record<Face, FaceArt>> = {
  '+1': resource(1, forest),
  '+2': resource(2, farm),
  '+3': resource(3, village),
  '+4': resource(4, windmill, 'translate(16 13.5) scale(.85)'),
  '+5': resource(5, watchtower, 'translate(9 6.5) scale(.93)'),
  '+6': resource(6, city, 'translate(3 5) scale(.95)'),
  '-1': hazard(1, swamp),
  '-2': hazard(2, cemetery),
  '-3': hazard(3, wolves, 'translate(8 7) scale(.92)'),
  '-4': hazard(4, ogres, 'translate(8 7) scale(.92)'),
  '-5': hazard(5, orcs, 'translate(7 10) scale(.88)'),
  '-6': hazard(6, troll),
  MT: { ground: 'sky', frame: 'snow', sky: 'haze', valueInk: 'line', layers: mountain },
  DR: { ground: 'blood', frame: 'amber', sky: 'ember', valueInk: 'bone', layers: dragon },
  GM: {
    ground: 'gold',
    frame: 'amber',
    sky: 'honey',
    sign: 'x',
    value: 2,
    valueInk: 'line',
    layers: mine,
  },
};
