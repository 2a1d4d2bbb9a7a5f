/** Kingdoms at the table. */

import { list, number, signed, t } from '../../lib/i18n.svelte';
import type { Reader } from '../../lib/players';
import type { Choice, LogEvent, Scene } from '../../lib/protocol';
import type { Stage } from '../../table/stage.svelte';
import type { Figures, GameUi } from '../ui';
import { choiceKey, onlyChoice, pieceOf } from './choices';
import Edge from './Edge.svelte';
import { explainSpot, explainTopic, spotGoal } from './explain';
import Ground from './Ground.svelte';
import Hand from './Hand.svelte';
import { rounds } from './history';
import { COMPACT_BELOW, margins } from './layout';
import Lines from './Lines.svelte';
import Overlay from './Overlay.svelte';
import Picture from './Picture.svelte';
import PieceArt from './PieceArt.svelte';
import Preview from './Preview.svelte';
import ScoreTable from './ScoreTable.svelte';
import { BEAT, staging } from './staging';
import Summary from './Summary.svelte';
import {
  cellText,
  faceLabel,
  faceValue,
  factText,
  lineName,
  lineText,
  otherStakes,
  pieceText,
  previewText,
  reasonText,
  standing,
  turnText,
} from './text';
import TrayItem from './TrayItem.svelte';
import Unseen from './Unseen.svelte';

const CHAPTERS = new Set(['round_started', 'round_ended', 'game_over']);
const SMALL_PRINT = new Set(['scored', 'board_cleared', 'dealt', 'starter_drawn']);

function standings(scene: Scene, reader: Reader): string {
  return list(
    scene.seats.map((seat, i) => {
      const player = reader.names[i] ?? '';
      const gold = number(seat.gold);
      return seat.projected === undefined
        ? t('kingdoms-gold-of', { player, gold })
        : t('gold-projected', { player, gold, projected: number(seat.projected) });
    }),
  );
}

function lists({ scene, reader, eyes, legal }: Stage): { title: string; items: string[] }[] {
  if (!scene) return [];
  return [
    {
      title: t('list-lines'),
      items: scene.goals.map(
        (goal) =>
          `${lineText(goal, eyes, reader.hidden)}. ${otherStakes(goal, reader, eyes).join('. ')}`,
      ),
    },
    {
      title: t('list-pieces'),
      items: scene.cells
        .filter((cell) => cell.piece)
        .map((cell) => `${cell.name}: ${standing(cell, reader)}`),
    },
    {
      title: t('list-legal'),
      items: [list([...legal].map((cell) => scene.cells[cell]?.name ?? ''))],
    },
  ];
}

/** The open tile that a seat has picked for itself (K-11.2). */
function ownTile(scene: Scene, seat: number): Figures['open'] {
  const face = scene.seats[seat]?.tray.find((item) => item.kind === 'reserve')?.face;
  if (face === undefined) return undefined;
  const value = faceValue(face);
  return {
    of: { kind: 'tile', face },
    text: value === null ? '' : signed(value),
    label: `${t('kingdoms-reserve-tile')}: ${faceLabel(face)}`,
  };
}

function nextText(log: readonly LogEvent[], reader: Reader): string {
  const entry = log.findLast((one) => one.events.some((fact) => fact['k'] === 'round_started'));
  return (entry?.events ?? [])
    .filter((fact) => fact['k'] === 'round_started' || fact['k'] === 'starter_drawn')
    .map((fact) => factText(fact, reader))
    .join(' ');
}

function key(stage: Stage, name: string): boolean {
  const choices = stage.ask?.choices ?? [];
  const verb = (...verbs: string[]): Choice | undefined =>
    choices.find((one) => verbs.includes(one.verb));
  let found: Choice | undefined;
  if (/^[1-4]$/.test(name)) {
    found = choices.find((one) => one.verb === 'castle' && one.rank === Number(name));
  } else if (name === 'd') found = verb('draw');
  else if (name === 't') found = verb('secret', 'reserve');
  else return false;
  if (found) stage.select(found, 'keyboard');
  else stage.speak(t('not-possible-now'));
  return true;
}

export const ui: GameUi = {
  id: 'kingdoms',
  words: {
    turn: turnText,
    fact: factText,
    reason: reasonText,
    goal: lineName,
    goalFull: (goal, reader, eyes) => lineText(goal, eyes, reader.hidden),
    cell: cellText,
    hint(choice, cell, scene, seat) {
      const piece = pieceOf(choice, seat);
      return piece && cell !== null
        ? t('kingdoms-hint-place', {
            piece: pieceText(piece),
            cell: scene.cells[cell]?.name ?? '',
          })
        : t(`kingdoms-verb-${choice.verb}`);
    },
    choose: () => t('choose-piece'),
    preview: previewText,
    idle(choice) {
      if (choice?.cells !== undefined) return t('choose-space-for');
      if (choice) return choice.verb === 'draw' ? t('kingdoms-about-pool') : '';
      return t('choose-piece');
    },
    button: (choice, cell) =>
      cell === null ? t(`kingdoms-verb-${choice.verb}`) : t('place-on', { cell }),
    standings,
    lists,
  },
  choices: {
    key: choiceKey,
    piece: pieceOf,
    initial: onlyChoice,
    previewed: () => true,
    light: () => false,
    finish: () => null,
  },

  edges: true,
  margins,
  compactBelow: COMPACT_BELOW,
  Ground,
  Piece: PieceArt,
  Edge,
  Overlay,
  spotGoal,
  goalCells: (goal) => goal.parts.flatMap((part) => part.cells),
  factCells: (fact) => (fact['k'] === 'placed' ? [String(fact['cell'])] : []),
  lastFacts: (log, seq) => log.find((entry) => entry.seq === seq)?.events ?? [],
  factKind(fact) {
    const k = String(fact['k']);
    return CHAPTERS.has(k) ? 'round' : SMALL_PRINT.has(k) ? 'score' : 'move';
  },

  figures: (scene, seat, gold) => ({
    gold: gold?.[seat] ?? scene.seats[seat]?.gold ?? 0,
    projected: gold || scene.turn.to_act === null ? undefined : scene.seats[seat]?.projected,
    open: ownTile(scene, seat),
  }),
  Hand,
  Preview,
  tabs: [
    { id: 'lines', title: () => t('tab-lines'), Panel: Lines },
    { id: 'tiles', title: () => t('tab-tiles'), Panel: Unseen },
  ],
  openTab: 'lines',
  TrayItem,

  explainSpot,
  explainTopic,
  Picture,

  staging,
  account: rounds,
  countTitle: (round, over) => t(over ? 'round-over' : 'counting-round', { round: round.round }),
  nextText,
  Summary,
  Account: ScoreTable,
  beat: BEAT,

  key,
  keys: [
    [['1', '2', '3', '4'], () => t('key-castles')],
    [['d'], () => t('key-draw')],
    [['t'], () => t('key-secret')],
  ],
};
