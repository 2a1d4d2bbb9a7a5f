/** Kingdom Builder at the table. */

import { list, t } from '../../lib/i18n.svelte';
import type { Choice, Goal } from '../../lib/protocol';
import type { Stage } from '../../table/stage.svelte';
import type { GameUi } from '../ui';
import { account, factCells, lastTurn } from './account';
import Cards from './Cards.svelte';
import { choiceKey, finish, initial, pieceOf, tilesInHand, useTile } from './choices';
import { explainSpot, explainTopic } from './explain';
import Goals from './Goals.svelte';
import Ground from './Ground.svelte';
import Hand from './Hand.svelte';
import { COMPACT_BELOW, mapColour, margins } from './layout';
import Marker from './Marker.svelte';
import Overlay from './Overlay.svelte';
import Picture from './Picture.svelte';
import PieceArt from './PieceArt.svelte';
import Preview from './Preview.svelte';
import ScoreTable from './ScoreTable.svelte';
import { BEAT, staging } from './staging';
import Summary from './Summary.svelte';
import {
  cellText,
  factText,
  goalFull,
  goalName,
  lists,
  named,
  nextOfTerrain,
  readyTiles,
  previewText,
  reasonText,
  standings,
  tileName,
  turnText,
} from './text';
import TrayItem from './TrayItem.svelte';

const CHAPTERS = new Set([
  'card_played',
  'no_card',
  'end_triggered',
  'no_build_round',
  'game_over',
]);
const SMALL_PRINT = new Set(['drew', 'reshuffled', 'scored']);

const IDLE: Record<string, string> = {
  build: 'kingdom_builder-idle-build',
  use: 'kingdom_builder-idle-build',
  lift: 'kingdom_builder-idle-lift',
  put: 'kingdom_builder-idle-put',
};
const BUTTON: Record<string, string> = {
  build: 'kingdom_builder-build-on',
  use: 'kingdom_builder-build-on',
  lift: 'kingdom_builder-lift-on',
  put: 'kingdom_builder-put-on',
};

function goalCells(goal: Goal, seat: number | null): number[] {
  const parts = seat === null ? goal.parts : goal.parts.filter((_, i) => i === seat);
  return parts.flatMap((part) => part.cells);
}

/** Puts back the settlement that is in the air; false: none is. */
function putBack(stage: Stage): boolean {
  if (stage.ask === null || stage.scene?.turn.step !== 'move') return false;
  stage.takeBack(stage.ask.undo.step);
  return true;
}

function pick(stage: Stage, cell: number): boolean {
  const { ask, choice, scene } = stage;
  if (!ask || !scene) return false;
  if (scene.turn.lifted === cell) return putBack(stage);
  const own = scene.cells[cell]?.piece?.seat === ask.seat;
  const movers = ask.choices.some((one) => one.verb === 'lift');
  if (!own || !movers || choice?.verb === 'lift') return false;
  stage.note = t('kingdom_builder-choose-tile');
  return true;
}

function key(stage: Stage, name: string): boolean {
  const { ask, scene } = stage;
  if (/^[1-8]$/.test(name)) {
    const tile = tilesInHand(stage)[Number(name) - 1];
    if (tile) useTile(stage, tile);
    else stage.speak(t('not-possible-now'));
  } else if (name === 'b') {
    const found = ask?.choices.some((one) => one.verb === 'build') && initial(ask.choices);
    if (found) stage.choose(found);
    else stage.speak(t('not-possible-now'));
  } else if (name === 't') {
    const terrain = scene?.turn.item?.face;
    const from = stage.focus.kind === 'cell' ? stage.focus.index : 0;
    const next = scene && terrain ? nextOfTerrain(scene, terrain, from) : null;
    if (next !== null) stage.board?.focusOn({ kind: 'cell', index: next });
    else stage.speak(t('not-possible-now'));
  } else return false;
  return true;
}

export const ui: GameUi = {
  id: 'kingdom_builder',
  words: {
    turn: turnText,
    fact: factText,
    reason: reasonText,
    goal: goalName,
    goalFull,
    cell: cellText,
    hint: (choice, cell, scene) =>
      t(`kingdom_builder-hint-${choice.verb}`, {
        cell: cell === null ? '' : (scene.cells[cell]?.name ?? ''),
        tile: choice.face ? tileName(choice.face) : '',
      }),
    named,
    preview: previewText,
    choose: (ask) =>
      t(
        readyTiles(ask).length
          ? 'kingdom_builder-choose'
          : 'kingdom_builder-reason-mandatory_complete',
      ),
    idle(choice, ask) {
      if (choice) return t(IDLE[choice.verb] ?? 'kingdom_builder-idle-after');
      const tiles = readyTiles(ask);
      return tiles.length
        ? t('kingdom_builder-idle-tiles', { tiles: list(tiles) })
        : t('kingdom_builder-idle-after');
    },
    button(choice: Choice, cell) {
      const on = BUTTON[choice.verb];
      return on && cell !== null ? t(on, { cell }) : t(`kingdom_builder-verb-${choice.verb}`);
    },
    standings,
    lists,
  },
  choices: {
    key: choiceKey,
    piece: pieceOf,
    initial,
    previewed: (choice) => choice.verb !== 'lift' && choice.verb !== 'end',
    light: (choice) => choice.verb === 'lift',
    finish,
  },

  edges: false,
  margins,
  compactBelow: COMPACT_BELOW,
  Ground,
  Piece: PieceArt,
  Marker,
  Overlay,
  mapColour,
  spotGoal: () => undefined,
  goalCells,
  factCells,
  lastFacts: lastTurn,
  factKind(fact) {
    const k = String(fact['k']);
    return CHAPTERS.has(k) ? 'round' : SMALL_PRINT.has(k) ? 'score' : 'move';
  },

  figures(scene, seat, gold) {
    const one = scene.seats[seat];
    const over = scene.turn.to_act === null;
    const count = one?.tray.find((item) => item.kind === 'settlement')?.count ?? 0;
    return {
      gold: gold?.[seat] ?? (over ? (one?.gold ?? 0) : (one?.projected ?? null)),
      forecast: !over && !gold,
      supply: { count, label: t('kingdom_builder-supply', { count }) },
    };
  },
  Hand,
  Preview,
  tabs: [
    { id: 'goals', title: () => t('kingdom_builder-tab-goals'), Panel: Goals },
    { id: 'cards', title: () => t('kingdom_builder-tab-cards'), Panel: Cards },
  ],
  openTab: 'goals',
  TrayItem,

  explainSpot,
  explainTopic,
  Picture,

  staging,
  account,
  countTitle: (_, over) => t(over ? 'kingdom_builder-counted' : 'kingdom_builder-counting'),
  nextText: () => '',
  Summary,
  Account: ScoreTable,
  beat: BEAT,

  key,
  keys: [
    [['1', '…', '8'], () => t('kingdom_builder-key-tiles')],
    [['b'], () => t('kingdom_builder-key-build')],
    [['t'], () => t('kingdom_builder-key-terrain')],
  ],
  pick,
  escape: putBack,
};
