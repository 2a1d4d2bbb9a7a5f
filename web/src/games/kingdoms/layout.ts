/** Sizes of the drawing around the land, in units of the board (a cell is 100). */

import { MAP_FRAME } from '../../art/kingdoms/KingdomMap.svelte';
import type { Margins } from '../../board/Board.svelte';

/** From the land to the labels of rows and columns: the map's own frame lies between. */
export const GAP = MAP_FRAME + 4;

export function tagSize(
  kind: 'row' | 'column',
  compact: boolean,
): { width: number; height: number } {
  if (kind === 'row') return { width: compact ? 94 : 128, height: 92 };
  return { width: 94, height: compact ? 92 : 84 };
}

export function margins(compact: boolean): Margins {
  const before = MAP_FRAME + (compact ? 20 : 24);
  return {
    top: before,
    left: before,
    right: GAP + tagSize('row', compact).width + 2,
    bottom: GAP + tagSize('column', compact).height + 2,
  };
}

/** Below this width of the board in CSS pixels the labels are set for a phone. */
export const COMPACT_BELOW = 600;
