/** Sizes of the drawing around the land, in units of the board (a cell is 100). */

import { MAP_FRAME } from '../../art/kingdoms/KingdomMap.svelte';
import type { Margins } from '../../board/Board.svelte';

/** From the land to the labels of rows and columns: the map's own frame lies between. */
export const GAP = MAP_FRAME + 4;

/** A label's size. Below a column there is a line for the value and one for each seat. */
export function tagSize(
  kind: 'row' | 'column',
  compact: boolean,
  seats: number,
): { width: number; height: number } {
  if (kind === 'row') return { width: compact ? 94 : 128, height: 92 };
  return { width: 94, height: compact ? 92 : 32 + seats * 15 };
}

export function margins(compact: boolean, seats: number): Margins {
  // On the smallest phone there is still room for a letter above the frame.
  const before = MAP_FRAME + (compact ? 40 : 22);
  return {
    top: before,
    left: before,
    right: GAP + tagSize('row', compact, seats).width + 2,
    bottom: GAP + tagSize('column', compact, seats).height + 2,
  };
}

/** Below this width of the board in CSS pixels the labels are set for a phone. */
export const COMPACT_BELOW = 720;
