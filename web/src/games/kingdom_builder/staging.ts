/** What a step of the log looks like: settlements arrive or move, and at the end all is counted. */

import { readerOf } from '../../lib/players';
import type { Stager } from '../../table/theatre.svelte';
import { account } from './account';
import { factText } from './text';

/** How long a card is looked at while the kingdoms are counted, in ms. */
export const BEAT = 1600;

export const staging: Stager = ({ log, after }, all) => {
  const reader = readerOf(after);
  const over = log.events.some((fact) => fact['k'] === 'game_over');
  const round = over ? account(all).at(-1) : undefined;
  return {
    arrivals: log.events
      .filter((fact) => fact['k'] === 'built')
      .map((fact) => String(fact['cell'])),
    moves: log.events
      .filter((fact) => fact['k'] === 'moved')
      .map((fact) => ({ from: String(fact['from']), to: String(fact['cell']) })),
    paid: [],
    count:
      round && after.scene ? { round, cells: after.scene.cells, final: true, beat: BEAT } : null,
    spoken: log.events
      .map((fact) => factText(fact, reader))
      .filter(Boolean)
      .join(' '),
  };
};
