/** Sizes of the drawing around the land, in units of the board (a hex is 100 wide). */

import { HEX_FRAME } from '../../art/kingdom_builder/HexGround.svelte';
import { groundInk } from '../../art/kingdom_builder/terrain';
import type { Margins } from '../../board/Board.svelte';
import { isLocation } from './hexes';

export function margins(): Margins {
  return { top: HEX_FRAME, right: HEX_FRAME, bottom: HEX_FRAME, left: HEX_FRAME };
}

/** Below this width of the board in CSS pixels it is set for a phone. */
export const COMPACT_BELOW = 720;

/** A ground on the small map: its ink; what can be won there shines. */
export function mapColour(ground: string): string {
  return isLocation(ground) ? 'var(--art-gold)' : `var(--${groundInk(ground)})`;
}
