/** What is counted at the end of a round or of a game, goal by goal. */

import type { Cell, Goal, Part } from '../lib/protocol';

export interface ScoredLine {
  goal: string;
  parts: Part[];
  gold: number[];
}

/** One counting: its goals in order, and the gold of every seat after it. */
export interface Round {
  round: number;
  lines: ScoredLine[];
  after: number[];
}

/** A counting over the board as it then is. */
export interface Count {
  round: Round;
  cells: Cell[];
  /** Whether the game is over with it. */
  final: boolean;
  /** How long each goal is looked at, in ms. */
  beat: number;
}

export function goalOf(line: ScoredLine): Goal {
  const [kind = '', n] = line.goal.split('-');
  return {
    id: line.goal,
    kind,
    n: Number(n ?? 0),
    gold: line.gold,
    parts: line.parts,
    paid: false,
  };
}

/** What each seat gained in some lines. */
export function gains(lines: readonly ScoredLine[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    lines.reduce((sum, line) => sum + (line.gold[seat] ?? 0), 0),
  );
}

/** The gold of every seat when `count` lines of the round have been counted. */
export function goldAfter(round: Round, count: number): number[] {
  const uncounted = gains(round.lines.slice(count), round.after.length);
  return round.after.map((gold, seat) => gold - (uncounted[seat] ?? 0));
}
