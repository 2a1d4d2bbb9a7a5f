/** What the log tells about a game: its last turn, and how the kingdoms were counted. */

import { facts, struckOut } from '../../lib/moments';
import type { Fact } from '../../lib/players';
import type { LogEvent, Part } from '../../lib/protocol';
import type { Round } from '../../table/account';

const ACTS = new Set(['built', 'moved']);

/** The counting at the end, as a round of its own; none while the game goes on. */
export function account(log: readonly LogEvent[]): Round[] {
  const all = facts(log);
  const over = all.find((fact) => fact['k'] === 'game_over');
  const lines = all
    .filter((fact) => fact['k'] === 'scored')
    .map((fact) => ({
      goal: String(fact['goal']),
      parts: fact['parts'] as Part[],
      gold: fact['gold'] as number[],
    }));
  return over && lines.length ? [{ round: 1, lines, after: over['gold'] as number[] }] : [];
}

function acted(facts: readonly Fact[]): boolean {
  return facts.some((fact) => ACTS.has(String(fact['k'])));
}

/**
 * What happened last, at `seq`: in the turn that is going on, or, before anything did, in the last
 * one. Who sits at seat `eyes` sees what all the others have done since their own turn.
 */
export function lastTurn(
  log: readonly LogEvent[],
  seq = Infinity,
  eyes: number | null = null,
): Fact[] {
  const struck = struckOut(log.filter((entry) => entry.seq <= seq));
  /** The turns of others since the reader's, the last turn of all, and the one that goes on. */
  let others: Fact[] = [];
  let before: Fact[] = [];
  let now: Fact[] = [];
  for (const entry of log) {
    if (entry.seq > seq) break;
    if (struck.has(entry.seq)) continue;
    for (const fact of entry.events) {
      if (fact['k'] === 'turn_ended') {
        others = fact['seat'] === eyes ? [] : [...others, ...now];
        before = now;
        now = [];
      } else now.push(fact);
    }
  }
  const own = now.some((fact) => ACTS.has(String(fact['k'])) && fact['seat'] === eyes);
  if (eyes === null || own) return acted(now) ? now : before;
  const since = [...others, ...now];
  return acted(since) ? since : before;
}

/** The names of the cells that a fact is about. */
export function factCells(fact: Fact): string[] {
  switch (fact['k']) {
    case 'moved':
      return [String(fact['from']), String(fact['cell'])];
    case 'built':
    case 'lifted':
    case 'tile_taken':
    case 'tile_lost':
      return [String(fact['cell'])];
    default:
      return [];
  }
}
