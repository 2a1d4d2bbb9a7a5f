/** What the log tells about the rounds of a game: which line paid whom, and the gold after it. */

import { facts } from '../../lib/moments';
import type { LogEvent, Part } from '../../lib/protocol';
import type { Round, ScoredLine } from '../../table/account';

/** The finished rounds of a game. With "score as you go" their lines were paid along the way. */
export function rounds(log: readonly LogEvent[]): Round[] {
  const found: Round[] = [];
  let lines: ScoredLine[] = [];
  for (const fact of facts(log)) {
    if (fact['k'] === 'round_started') lines = [];
    else if (fact['k'] === 'scored') {
      lines.push({
        goal: String(fact['goal']),
        parts: fact['parts'] as Part[],
        gold: fact['gold'] as number[],
      });
    } else if (fact['k'] === 'round_ended') {
      found.push({
        round: fact['round'] as number,
        lines: inOrder(lines),
        after: fact['gold'] as number[],
      });
      lines = [];
    }
  }
  return found;
}

/** Rows before columns, each by number, whatever order they were paid in. */
function inOrder(lines: readonly ScoredLine[]): ScoredLine[] {
  const rank = (line: ScoredLine): number =>
    (line.goal.startsWith('row') ? 0 : 100) + Number(line.goal.split('-')[1]);
  return [...lines].sort((a, b) => rank(a) - rank(b));
}

export function rowsOf(round: Round): ScoredLine[] {
  return round.lines.filter((line) => line.goal.startsWith('row'));
}

export function columnsOf(round: Round): ScoredLine[] {
  return round.lines.filter((line) => line.goal.startsWith('column'));
}
