/** Explanations at the objects of Kingdom Builder. */

import type { Spot } from '../../board/Board.svelte';
import { list, t } from '../../lib/i18n.svelte';
import type { Stage } from '../../table/stage.svelte';
import type { Explanation } from '../ui';
import { isLocation, placesBeside } from './hexes';
import {
  cardName,
  goalFull,
  goalName,
  groundName,
  pieceText,
  tileDoes,
  tileLabel,
  tileName,
  tilesLeft,
} from './text';

const SPECIAL = new Set(['water', 'mountain', 'castle']);

function aboutGround(ground: string): string[] {
  if (isLocation(ground)) {
    const tile = tileName(ground);
    return [t('kingdom_builder-about-location', { tile }), `${tile}: ${tileDoes(ground)}`];
  }
  return [t(`kingdom_builder-about-${SPECIAL.has(ground) ? ground : 'terrain'}`)];
}

/** The section of the rules about a ground. */
function ruleOf(ground: string): string {
  if (isLocation(ground)) return 'tiles';
  return ground === 'castle' ? 'castles' : 'building';
}

export function explainSpot(stage: Stage, spot: Spot): Explanation | null {
  const { scene, reader } = stage;
  const cell = scene?.cells[spot.index];
  if (!scene || !cell || spot.kind !== 'cell') return null;
  const { ground, piece } = cell;
  const places = placesBeside(scene, spot.index).map((one) =>
    groundName(scene.cells[one]?.ground ?? ''),
  );
  return {
    title: [
      `${cell.name}: ${groundName(ground)}`,
      pieceText(cell, reader),
      tilesLeft(cell),
      places.length ? t('kingdom_builder-cell-next-to', { places: list(places) }) : '',
    ]
      .filter(Boolean)
      .join(', '),
    texts: piece ? [t('kingdom_builder-about-settlement')] : aboutGround(ground),
    picture: piece ?? { kind: 'ground', face: ground },
    rule: ruleOf(ground),
  };
}

function aboutTile(face: string, state: string): Explanation {
  return {
    title: tileLabel(face, state),
    texts: [
      tileDoes(face),
      t(state === 'fresh' ? 'kingdom_builder-about-fresh' : 'kingdom_builder-about-once'),
      t('kingdom_builder-about-tile-keep'),
    ],
    picture: { kind: 'tile', face },
    rule: 'tiles',
  };
}

function aboutGoal(stage: Stage, id: string): Explanation {
  const goal = stage.scene?.goals.find((one) => one.id === id);
  return {
    title: goalName({ id }),
    texts: [
      t(`kingdom_builder-goal-${id}.help`),
      ...(goal?.gold.length ? [goalFull(goal, stage.reader)] : []),
    ],
    picture: { kind: 'goal', face: id },
    rule: id === 'castles' ? 'castles' : 'cards',
  };
}

/** `tile:farm:ready`, `goal:lords`, `card:grass` (`card:` for one that is hidden), `supply`. */
export function explainTopic(stage: Stage, topic: string): Explanation | null {
  const [kind, face = '', state = ''] = topic.split(':');
  switch (kind) {
    case 'tile':
      return aboutTile(face, state);
    case 'goal':
      return aboutGoal(stage, face);
    case 'card':
      return {
        title: face ? cardName(face) : t('kingdom_builder-card-hidden'),
        texts: [t('kingdom_builder-about-card')],
        picture: face ? { kind: 'card', face } : { kind: 'card' },
        rule: 'cards-terrain',
      };
    case 'supply':
      return {
        title: t('kingdom_builder-term-supply'),
        texts: [t('kingdom_builder-about-supply')],
        picture: { kind: 'supply', seat: stage.seat },
        rule: 'end',
      };
    default:
      return null;
  }
}
