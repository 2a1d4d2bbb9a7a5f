/** What the pictures of the rules show, in their order. */

import { GOALS } from '../../art/kingdom_builder/goals';
import type { LocationCode } from '../../art/kingdom_builder/terrain';

export const BUILDERS = ['oracle', 'farm', 'oasis', 'tower', 'tavern'] as const;
export const MOVERS = ['barn', 'harbor', 'paddock'] as const;
/** The Kingdom Builder cards; castles pay in every game and are none. */
export const CARDS = GOALS.filter((goal) => goal !== 'castles');
export const STATES = ['fresh', 'ready', 'used'] as const;
/** The sectors of a first game by their locations, row by row. */
export const FIRST_SECTORS: readonly LocationCode[] = ['tavern', 'paddock', 'oasis', 'farm'];
