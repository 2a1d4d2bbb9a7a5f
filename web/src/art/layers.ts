/**
 * Pictures as data. A picture is a list of layers from back to front; a layer is one flat ink and
 * one pen line over the same path. The ink is printed a little off its line, as in an old atlas:
 * that small error is what makes flat shapes look like paper and not like software.
 */

/** Names of the flat inks: `leaf` is the custom property `--art-leaf` of theme/tokens.css. */
export type Ink =
  | 'line'
  | 'paper'
  | 'cream'
  | 'bone'
  | 'sky'
  | 'sea'
  | 'leaf'
  | 'moss'
  | 'pine'
  | 'wheat'
  | 'gold'
  | 'amber'
  | 'brick'
  | 'blood'
  | 'wood'
  | 'bark'
  | 'stone'
  | 'slate'
  | 'snow'
  | 'night'
  | 'dusk'
  | 'bog'
  | 'flesh'
  | 'rim'
  | 'cast'
  | 'gloom'
  | 'haze'
  | 'ember'
  | 'honey'
  | TerrainInk;

type Terrain =
  'grass' | 'canyon' | 'desert' | 'flower' | 'forest' | 'water' | 'mountain' | 'castle';
/** The ground of a hex, and the same ink deeper and paler: `--terrain-grass-deep`. */
export type TerrainInk = `terrain-${Terrain}${'' | '-deep' | '-pale'}`;

/** [fill or '' for none, path, pen width (0 = no line, default 2), colour of the pen]. */
export type Layer = readonly [ink: Ink | '', d: string, pen?: number, penInk?: Ink];

export const PEN = 2;
/** How far the inks are printed off their lines. */
export const OFF_REGISTER = 'translate(1.3 1)';

export const ink = (name: Ink): string =>
  name.startsWith('terrain-') ? `var(--${name})` : `var(--art-${name})`;

/** A circle as a path. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}
