/** What a step of the log looks like: pieces arrive, lines are paid, a round is counted. */

import { readerOf } from '../../lib/players';
import type { LogEvent, Piece, View } from '../../lib/protocol';
import type { Count, Round } from '../../table/account';
import type { Stager } from '../../table/theatre.svelte';
import { rounds } from './history';
import { factText } from './text';

/** How long a line is looked at while a round is counted, in ms. */
export const BEAT = 520;

/** A round is counted over its full board, although the next may have begun already. */
function countOf(before: View, log: LogEvent, round: Round): Count {
  const cells = (before.scene?.cells ?? []).map((cell) => {
    const fact = log.events.find((one) => one['k'] === 'placed' && one['cell'] === cell.name);
    return fact ? { ...cell, piece: fact['piece'] as Piece } : cell;
  });
  const final = log.events.some((fact) => fact['k'] === 'game_over');
  return { round, cells, final, beat: BEAT };
}

export const staging: Stager = ({ log, before, after }, all) => {
  const reader = readerOf(after);
  const spoken = log.events
    .filter((fact) => fact['k'] !== 'scored' || after.table.options['score_as_you_go'])
    .map((fact) => factText(fact, reader))
    .filter(Boolean)
    .join(' ');
  const arrivals = log.events
    .filter((fact) => fact['k'] === 'placed')
    .map((fact) => String(fact['cell']));
  const over = log.events.some((fact) => fact['k'] === 'round_ended');
  const round = over && before.scene ? rounds(all).at(-1) : undefined;
  const paid = log.events
    .filter((fact) => fact['k'] === 'scored')
    .flatMap((fact) => (fact['parts'] as { cells: number[] }[]).flatMap((part) => part.cells));
  return {
    arrivals,
    paid: over && before.scene ? [] : paid,
    count: round ? countOf(before, log, round) : null,
    spoken,
  };
};
