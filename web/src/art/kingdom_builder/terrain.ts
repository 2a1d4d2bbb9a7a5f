import type { TerrainInk } from '../layers';

/** What a hex can be, as the engine names it. */
export const TERRAINS = [
  'grass',
  'canyon',
  'desert',
  'flower',
  'forest',
  'water',
  'mountain',
  'castle',
] as const;
export const LOCATIONS = [
  'oracle',
  'farm',
  'oasis',
  'tower',
  'tavern',
  'barn',
  'harbor',
  'paddock',
] as const;

export type TerrainCode = (typeof TERRAINS)[number];
export type LocationCode = (typeof LOCATIONS)[number];
export type GroundCode = TerrainCode | LocationCode;
/** The terrains there are cards of. */
export type CardCode = 'grass' | 'canyon' | 'desert' | 'flower' | 'forest';

export const isLocation = (code: string): code is LocationCode =>
  (LOCATIONS as readonly string[]).includes(code);

/** The flat ink of a ground; castles and locations share the bare paper. */
export function groundInk(code: string, part: '' | '-deep' | '-pale' = ''): TerrainInk {
  const known = (TERRAINS as readonly string[]).includes(code) ? (code as TerrainCode) : 'castle';
  return `terrain-${known}${part}`;
}
