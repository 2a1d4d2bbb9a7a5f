/** The moments of a game that can be looked at, read from its log. */

import type { LogEvent } from './protocol';

/**
 * The log numbers of the start and of every move that was not taken back, in order. Place n of the
 * list is "move n".
 */
export function moments(log: readonly LogEvent[]): number[] {
  let found: number[] = [];
  for (const entry of log) {
    if (entry.k === 'started') found = [entry.seq];
    else if (entry.k === 'act') found.push(entry.seq);
    else if (entry.k === 'undo') {
      const to = entry.to ?? 0;
      found = found.filter((seq, i) => i === 0 || seq <= to);
    }
  }
  return found;
}

/** The log numbers of moves that were taken back: they are struck out in the log. */
export function struckOut(log: readonly LogEvent[]): Set<number> {
  const struck = new Set<number>();
  for (const [i, entry] of log.entries()) {
    if (entry.k !== 'undo') continue;
    for (let before = i - 1; before >= 0; before -= 1) {
      const earlier = log[before] as LogEvent;
      if (earlier.seq <= (entry.to ?? 0)) break;
      if (earlier.k === 'act' || earlier.k === 'end') struck.add(earlier.seq);
    }
  }
  return struck;
}

/** The moment that a log number belongs to: the last one not after it. */
export function momentOf(list: readonly number[], seq: number): number {
  let at = 0;
  for (const [i, moment] of list.entries()) if (moment <= seq) at = i;
  return at;
}

/** The game's own facts in the order they happened, without what was taken back. */
export function facts(log: readonly LogEvent[]): Record<string, unknown>[] {
  const struck = struckOut(log);
  return log.filter((entry) => !struck.has(entry.seq)).flatMap((entry) => entry.events);
}
