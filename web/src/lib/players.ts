/** Who is who, in words. */

import { t } from './i18n.svelte';
import { say } from './games.svelte';
import type { SeatView, View } from './protocol';

/** Something that happened, as the log has it. */
export type Fact = Record<string, unknown>;

/** Who is who for the reader of a sentence. */
export interface Reader {
  names: string[];
  /** The seat that is called "you"; null for spectators and for several people at one screen. */
  you: number | null;
  /** Whether the table hides what everybody would get if it were counted now. */
  hidden?: boolean;
}

export function seatName(game: string, seats: readonly SeatView[], seat: number): string {
  const one = seats[seat];
  if (!one) return '';
  if (one.kind === 'person') return one.name || t('seat-nameless', { n: seat + 1 });
  if (one.kind === 'open') return t('seat-open');
  const name = say(game, `level-${one.level}`);
  const twins = seats.filter((other) => other.kind === 'bot' && other.level === one.level);
  return twins.length > 1 ? t('seat-twin', { name, n: twins.indexOf(one) + 1 }) : name;
}

/** A name in two: what may be cut where room is short, and the number of "Merchant 2", which not. */
export function nameParts(name: string): [string, string] {
  const found = /^(.+?)(\s\d{1,2})$/u.exec(name);
  return found ? [found[1] ?? name, found[2] ?? ''] : [name, ''];
}

export function readerOf(view: View): Reader {
  const { game, seats } = view.table;
  const mine = seats.flatMap((seat, i) => (seat.mine ? [i] : []));
  return {
    names: seats.map((_, i) => seatName(game, seats, i)),
    you: mine.length === 1 ? (mine[0] as number) : null,
  };
}
