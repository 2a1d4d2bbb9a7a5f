/** Kingdom Builder as it lies on the shelf. */

import BoxArt from '../../art/kingdom_builder/BoxArt.svelte';
import type { Shelved } from '../index';
import Demo from './Demo.svelte';

export const shelf: Shelved = { Box: BoxArt, Demo };
