/** What belongs to a seat: its inks and its shape mark. Colour is never the only sign of an owner. */

export type Seat = 0 | 1 | 2 | 3 | 4;

/** Marks centred on 0,0 within a circle of radius 10: circle, diamond, cross, bar, triangle. */
export const MARKS: readonly string[] = [
  'M-8.2 0a8.2 8.2 0 1 0 16.4 0a8.2 8.2 0 1 0-16.4 0z',
  'M0-10.4 10.4 0 0 10.4-10.4 0z',
  'M-3.2-9.4h6.4v6.2h6.2v6.4h-6.2v6.2h-6.4v-6.2h-6.2v-6.4h6.2z',
  'M-10-4.2h20v8.4h-20z',
  'M0-9.6 10 8H-10z',
];

export const mark = (seat: number): string => MARKS[seat] ?? MARKS[0]!;

/** The custom property of a seat's ink: '' = the ink, 'on' = written on it, 'shade', 'light'. */
export function seatInk(seat: number, part: '' | 'on' | 'shade' | 'light' = ''): string {
  return `var(--seat-${seat}${part && `-${part}`})`;
}
