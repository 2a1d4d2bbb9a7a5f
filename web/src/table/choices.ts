/** Choices as every game has them: an action of its own, or one for each of some cells. */

import { cellsOf } from '../board/geometry';
import type { Choice } from '../lib/protocol';

/** The cell an action of a choice is about. */
export function cellOf(choice: Choice, action: number): number | null {
  if (choice.cells === undefined) return null;
  const cell = action - choice.action;
  return cellsOf(choice.cells).includes(cell) ? cell : null;
}

/** The choice an action belongs to. */
export function choiceOf(choices: readonly Choice[], action: number): Choice | null {
  return (
    choices.find((choice) =>
      choice.cells === undefined ? choice.action === action : cellOf(choice, action) !== null,
    ) ?? null
  );
}
