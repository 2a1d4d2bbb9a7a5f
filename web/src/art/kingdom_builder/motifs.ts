import { disc, type Layer } from '../layers';

/** The small drawings that stand on the land, around 0,0, a hex being 100 wide. */

const P = 2.2;
const FLEECE =
  'M-13 5C-19 4-19-5-13-6-13-12-5-13-3-9 1-14 9-12 9-6 15-5 15 4 9 5 7 10 0 10-2 6-5 10-12 10-13 5z';

export const MOTIFS = {
  sheep: [
    ['', 'M-9 8v6M-4 8v6M3 8v6M7 7v7', 2.6],
    ['paper', FLEECE, P],
    ['night', 'M9-7C15-11 20-8 19-3 18 1 13 1 11-1z', 1.4],
  ],
  blackSheep: [
    ['', 'M-9 8v6M-4 8v6M3 8v6M7 7v7', 2.6],
    ['night', FLEECE, P],
    ['', 'M-8-2q2 2 4 0M0-3q2 2 4 0M-5 3q2 2 4 0', 1.6, 'stone'],
    ['bone', 'M9-7C15-11 20-8 19-3 18 1 13 1 11-1z', 1.4],
  ],
  mesa: [
    ['terrain-canyon-pale', 'M-34 24-26 8-24-16H2L4-4 17-2 20 10 34 24z', P],
    ['terrain-canyon-deep', 'M-6-16H2L4-4 17-2 20 10 34 24H2L-2 2z', 0],
    ['', 'M-25-6H2M-26 5H19M-30 15H26', 2, 'terrain-canyon'],
    ['', 'M-34 24-26 8-24-16H2L4-4 17-2 20 10 34 24', P],
  ],
  cactus: [
    ['', 'M-22 26H24', 2.4, 'terrain-desert-deep'],
    [
      'moss',
      'M-6 26V6H-12Q-20 6-20-2V-10Q-20-14-16-14T-12-10V-3H-6V-20Q-6-27 0-27T6-20V3H11V-6Q11-10 15-10T19-6V3Q19 11 11 11H6V26z',
      P,
    ],
    ['', 'M-1-18v6M1-6v6M-1 6v6M1 16v5', 1.8, 'leaf'],
    ['brick', disc(0, -28, 3), 1.4],
  ],
  bee: [
    ['paper', 'M-2-6C-8-18 2-20 3-8 8-18 16-12 6-5z', 1.6],
    ['gold', 'M-12 0C-12-8 12-9 13 0 12 8-12 8-12 0z', P],
    ['', 'M-4-5V5M2-6V6M8-4V4', 2.6],
    ['', 'M-16 8q-6 6-12 3t-8 5', 1.8, 'terrain-flower-deep'],
  ],
  boat: [
    ['paper', 'M2-27Q20-14 18 4H2z', P],
    ['brick', 'M-1-22Q-14-10-16 4H-1z', P],
    ['', 'M0-30V8', 2.4],
    ['wood', 'M-23 8H23Q20 19 12 20H-12Q-21 19-23 8z', P],
    ['', 'M-32 23q5-5 10 0t10 0 10 0 10 0 10 0 10 0', 2.8, 'terrain-water-pale'],
  ],
  serpent: [
    ['moss', 'M-34 16Q-34-8-22-14-32-18-30-24-22-30-14-24-8-18-14-8-20 2-20 16z', P],
    [
      'moss',
      'M-8 16Q-6-4 6-4T20 16H10Q10 6 6 6T2 16zM26 16Q27 5 34 4 40 0 42-6 44 4 39 11 37 14 37 16z',
      P,
    ],
    ['bone', disc(-22, -21, 2.6), 1.4],
    ['', 'M-40 18q5-5 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0', 2.8, 'terrain-water-pale'],
  ],
  peaks: [
    ['terrain-mountain-deep', 'M-2 34 22-16 29-9 33-12 47 34z', P],
    ['snow', 'M14 0 22-16 29-9 33-12 38 2 32-3 27 4 21-3z', 1.6],
    ['terrain-mountain-pale', 'M-46 36-17-37-8-25-2-31 28 36z', P],
    ['terrain-mountain-deep', 'M-17-37-8-25-2-31 28 36H2L-5 12-11-4-9-17z', 0],
    ['snow', 'M-27-12-17-37-8-25-2-31 7-10 1-15-4-6-11-16-18-6-22-13z', 1.8],
    ['', 'M-46 36-17-37-8-25-2-31 28 36', P],
  ],
  crag: [
    ['terrain-mountain-deep', 'M-46 34-30-6-24-12-10 8 0 34z', P],
    ['snow', 'M-36 8-30-6-24-12-15 1-21-1-25 7-30 2z', 1.6],
    ['terrain-mountain-pale', 'M-24 37-2-10 6-20 12-40 20-28 26-22 46 37z', P],
    ['terrain-mountain-deep', 'M12-40 20-28 26-22 46 37H18L12 14 17-4 12-18z', 0],
    ['snow', 'M-1-12 6-20 12-40 20-28 26-22 32-6 25-10 20 1 13-9 6-1z', 1.8],
    ['', 'M-24 37-2-10 6-20 12-40 20-28 26-22 46 37', P],
  ],
  crown: [
    ['', 'M0 6v9', 4.4, 'wood'],
    [
      'terrain-forest-pale',
      'M-9 8C-18 9-21-2-15-6-18-15-7-20-2-16 4-22 15-17 14-8 21-4 18 8 10 7 6 12-5 12-9 8z',
      P,
    ],
    ['', 'M-10-5q2-6 7-6M3 1q4 2 7-1', 2, 'leaf'],
  ],
  fir: [
    ['', 'M0 8v8', 4.4, 'wood'],
    ['moss', 'M0-26 9-11H5L12 0H8L14 11H-14L-8 0H-12L-5-11H-9z', P],
    ['', 'M-1-16-4-11M-2-3-7 5', 1.8, 'leaf'],
  ],
} satisfies Record<string, readonly Layer[]>;

export type MotifName = keyof typeof MOTIFS;
