import { disc, type Layer } from '../layers';
import type { LocationCode } from './terrain';

/**
 * What stands in the ring of a location, within 32 of 0,0. Things rather than houses, as far as it
 * goes: at the size of a thumb's nail a sheaf and an anchor are told apart, two roofs are not.
 */

const P = 2.8;

const BALL = disc(0, -6, 21);
const oracle: Layer[] = [
  ['amber', 'M-19 29-12 14H12L19 29z', P],
  ['dusk', BALL, P],
  ['', 'M-13-13Q-9-20-2-21', 3, 'sky'],
  ['gold', 'M2-19 5-9 15-6 5-3 2 7-1-3-11-6-1-9z', 0],
];

const farm: Layer[] = [
  ['wheat', 'M-6 6-24-15-17-21-15-27-7-26 0-32 7-26 15-27 17-21 24-15 6 6 15 29H-15z', P],
  ['', 'M-4 3-15-19M4 3 15-19M-1 2-5-22M1 2 5-22M-5 14-8 26M5 14 8 26M0 14V27', 2, 'amber'],
  ['brick', 'M-9 3H9V11H-9z', P],
];

const oasis: Layer[] = [
  ['terrain-desert', 'M-31 19Q-14 4 10 8T31 19Q24 30 0 30T-31 19z', P],
  ['sea', 'M-20 21Q-8 13 6 15T20 21Q10 27-2 27T-20 21z', 2],
  ['wood', 'M-2 16Q6 2 0-13L5-14Q13 2 6 16z', 2.2],
  [
    'moss',
    'M3-12Q-16-21-26 2-30-16-14-19-22-24-28-20-18-34-2-22 2-32 14-32 8-28 8-22 24-32 30-16 22-20 17-18 30-14 27 4 18-18 3-12z',
    P,
  ],
  ['brick', disc(-1, -9, 3.4) + disc(7, -9, 3.4), 1.6],
];

const tower: Layer[] = [
  ['', 'M0-22V-32', 2.6],
  ['brick', 'M0-33 14-29 0-25z', 1.8],
  ['stone', 'M-12 29-9-6H9L12 29z', P],
  ['slate', 'M3-6H9L12 29H4z', 0],
  ['stone', 'M-16-5V-22H-9V-17H-4V-22H4V-17H9V-22H16V-5z', P],
  ['night', 'M-5 29V19Q-5 14 0 14T5 19V29zM-2 0H2V8H-2z', 1.4],
];

const tavern: Layer[] = [
  ['', 'M11 0H18Q24 0 24 6V12Q24 18 18 18H11', 8],
  ['', 'M11 0H18Q24 0 24 6V12Q24 18 18 18H11', 3.4, 'wheat'],
  ['amber', 'M-19-10H12L11 29H-18z', P],
  ['', 'M-11-2-10.5 23M-3-2V23M5-2 4.5 23', 3, 'wheat'],
  [
    'paper',
    'M-20-4Q-29-8-24-15-24-24-14-23-8-32 2-27 13-29 14-20 22-15 15-6 12-1 8-6 4 4-1-5-7-10-14-3-17-6-20-4z',
    P,
  ],
];

const barn: Layer[] = [
  ['brick', 'M-26 29V-2L-17-19 0-28 17-19 26-2V29z', P],
  ['', 'M-30 3-18-19 0-28 18-19 30 3', 5.6],
  ['', 'M-30 3-18-19 0-28 18-19 30 3', 2, 'cream'],
  ['cream', 'M-13 29V5H13V29z', 2.4],
  ['', 'M-13 5 13 29M13 5-13 29', 2.6, 'brick'],
  ['night', 'M-5-14H5V-5H-5z', 2],
];

const ANCHOR = 'M0-15V27M-13-8H13M-24 7Q-22 26 0 27 22 26 24 7';
const harbor: Layer[] = [
  ['', ANCHOR + disc(0, -22, 6.5), 10.5],
  ['line', 'M-31 12-25-3-14 9zM31 12 25-3 14 9z', 2],
  ['', ANCHOR + disc(0, -22, 6.5), 5, 'sea'],
  ['sea', 'M-28 10-25 1-18 8zM28 10 25 1 18 8z', 0],
];

const paddock: Layer[] = [
  [
    'wood',
    'M25 30Q29 2 13-16L12-30 3-19Q-9-16-14-4L-27 10Q-30 18-22 21L-17 21-8 14Q0 15 4 10 1 20-9 30z',
    P,
  ],
  ['bark', 'M25 30Q29 2 13-16L12-30 4-20 8-12 6-9 13-3 11 1 17 6 14 11 19 16 15 21 18 30z', 2],
  ['line', disc(-5, -4, 2.2) + disc(-22, 14, 1.2), 0],
  ['', 'M-24 20-19 17', 1.8],
];

export const EMBLEMS: Readonly<Record<LocationCode, readonly Layer[]>> = {
  oracle,
  farm,
  oasis,
  tower,
  tavern,
  barn,
  harbor,
  paddock,
};

/** The castle of a castle hex, in the same box. */
export const castleEmblem: readonly Layer[] = [
  ['', 'M-21-16V-24M0-24V-33M21-16V-24', 2.4],
  ['brick', 'M0-34 11-30 0-27zM-21-25-12-22-21-19zM21-25 30-22 21-19z', 1.4],
  ['slate', 'M-12 28V-9H12V28z', P],
  ['dusk', 'M-15-8 0-25 15-8z', P],
  ['slate', 'M-29 28V0H-13V28zM13 28V0H29V28z', P],
  ['dusk', 'M-32 1-21-17-10 1zM10 1 21-17 32 1z', P],
  ['slate', 'M-14 28V12H-8V16H-3V12H3V16H8V12H14V28z', P],
  ['gold', 'M-23 7H-19V13H-23zM19 7H23V13H19zM-2-4H2V4H-2z', 1.4],
  ['night', 'M-5 28V24Q-5 20 0 20T5 24V28z', 1.4],
];
