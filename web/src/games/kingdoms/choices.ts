/** Choices as the client holds them: each has a key, and most put a piece on a cell. */

import type { Choice, Piece } from '../../lib/protocol';

/** Names a choice within a position and, where it exists again, in the next one. */
export function choiceKey(choice: Choice): string {
  const piece =
    choice.verb === 'castle'
      ? choice.rank
      : choice.verb === 'tile' || choice.verb === 'pick'
        ? choice.face
        : '';
  return `${choice.verb}:${piece ?? ''}`;
}

/** The piece that a choice would put on the board; null for drawing, picking and passing. */
export function pieceOf(choice: Choice, seat: number): Piece | null {
  if (choice.cells === undefined) return null;
  if (choice.verb === 'castle') return { kind: 'castle', seat, rank: choice.rank ?? 1 };
  return choice.face ? { kind: 'tile', face: choice.face } : null;
}

/** What to hold from the start: a piece that has to be placed because nothing else can be done. */
export function onlyChoice(choices: readonly Choice[]): string | null {
  const [first] = choices;
  return choices.length === 1 && first?.cells !== undefined ? choiceKey(first) : null;
}
