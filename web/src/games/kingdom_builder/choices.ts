/** Choices of Kingdom Builder: building, using a tile, moving a settlement in two steps, ending. */

import { facts } from '../../lib/moments';
import type { Choice, Item, Piece } from '../../lib/protocol';
import type { Stage } from '../../table/stage.svelte';
import { settlements } from './hexes';

/** The tiles in the order in which their actions are numbered. */
const TILES = ['oracle', 'farm', 'oasis', 'tower', 'tavern', 'barn', 'harbor', 'paddock'];
const FIRST_TILE = 3;
const VERB = 1 << 9;

/** An action of a tile, to be asked about when it is not offered. */
export function tileAction(face: string): number {
  return (FIRST_TILE + TILES.indexOf(face)) * VERB;
}

export function choiceKey(choice: Choice): string {
  return `${choice.verb}:${choice.face ?? ''}`;
}

/** The location tiles of a tray. */
export function tilesOf(tray: readonly Item[]): Item[] {
  return tray.filter((item) => item.kind === 'tile');
}

/** As they lie in the hand, in the order in which they were won: a new one moves none of them. */
export function tilesInHand(stage: Stage): Item[] {
  const { seat } = stage;
  const { scene } = stage.shown;
  const won = facts(stage.model.log)
    .filter((fact) => fact['k'] === 'tile_taken' && fact['seat'] === seat)
    .map((fact) => fact['cell']);
  const place = ({ cell }: Item): number => won.lastIndexOf(scene?.cells[cell ?? -1]?.name);
  return tilesOf(scene?.seats[seat]?.tray ?? []).sort((a, b) => place(a) - place(b));
}

/** The choices that a tile opens: building with it, or taking up what it moves. */
export function tileChoice(choices: readonly Choice[], face: string): Choice | undefined {
  return choices.find(
    (choice) => (choice.verb === 'use' || choice.verb === 'lift') && choice.face === face,
  );
}

export function pieceOf(choice: Choice, seat: number): Piece | null {
  const builds = choice.verb === 'build' || choice.verb === 'use' || choice.verb === 'put';
  return builds ? { kind: 'settlement', seat } : null;
}

/** What lies in the hand by itself: a lifted settlement, or the mandatory action. */
export function initial(choices: readonly Choice[]): string | null {
  const found =
    choices.find((choice) => choice.verb === 'put') ??
    choices.find((choice) => choice.verb === 'build');
  return found ? choiceKey(found) : null;
}

/**
 * A tile in the hand is pressed: it is taken up, or laid down again. The tile whose settlement is
 * in the air puts it back. One that cannot be used says why.
 */
export function useTile(stage: Stage, item: Item): void {
  const face = item.face ?? '';
  const choices = stage.ask?.choices ?? [];
  const choice = item.state === 'ready' ? tileChoice(choices, face) : undefined;
  if (choice) {
    stage.select(choice, 'keyboard');
    return;
  }
  if (choices.some((one) => one.verb === 'put' && one.face === face)) {
    stage.takeBack(stage.ask?.undo.step);
    return;
  }
  // About a settlement of one's own: what speaks against that, speaks against all of them.
  const own = stage.scene ? settlements(stage.scene, stage.seat)[0] : undefined;
  stage.askWhy(tileAction(face) + (own ?? 0));
}

export function finish(choices: readonly Choice[]): Choice | null {
  return choices.find((choice) => choice.verb === 'end') ?? null;
}
