/** Explanations at the objects of Kingdoms. */

import type { Spot } from '../../board/Board.svelte';
import { t } from '../../lib/i18n.svelte';
import type { Piece, Scene } from '../../lib/protocol';
import type { Stage } from '../../table/stage.svelte';
import type { Explanation } from '../ui';
import { lineName, linesOf, lineText, otherStakes, standing } from './text';

/** Tiles whose printed names could not be confirmed. */
const UNSURE = new Set(['+2', '+6', '-1', '-4']);

function about(stage: Stage, piece: Piece): string[] {
  if (piece.kind === 'castle') {
    const final = stage.view.table.options['last_castle'] === true;
    return [t(final ? 'kingdoms-about-castle-last' : 'kingdoms-about-castle')];
  }
  const face = piece.face ?? '';
  if (face === 'MT') return [t('kingdoms-about-mountain')];
  if (face === 'DR') return [t('kingdoms-about-dragon')];
  if (face === 'GM') return [t('kingdoms-about-mine')];
  const text = t(face.startsWith('-') ? 'kingdoms-about-hazard' : 'kingdoms-about-resource');
  return UNSURE.has(face) ? [text, t('kingdoms-unsure')] : [text];
}

export function spotGoal(scene: Scene, spot: Spot) {
  return spot.kind === 'cell'
    ? undefined
    : scene.goals.find((goal) => goal.id === `${spot.kind}-${spot.index + 1}`);
}

export function explainSpot(stage: Stage, spot: Spot): Explanation | null {
  const { scene, reader, eyes } = stage;
  if (!scene) return null;
  if (spot.kind === 'cell') {
    const cell = scene.cells[spot.index];
    if (!cell) return null;
    const lines = linesOf(scene, spot.index).map((goal) => lineText(goal, eyes, reader.hidden));
    return {
      title: `${cell.name}: ${standing(cell, reader)}`,
      texts: [...(cell.piece ? about(stage, cell.piece) : []), ...lines],
      picture: cell.piece,
    };
  }
  const goal = spotGoal(scene, spot);
  if (!goal) return null;
  return {
    title: lineName(goal),
    texts: [
      lineText(goal, eyes, reader.hidden),
      ...otherStakes(goal, reader, eyes),
      t('kingdoms-about-line'),
    ],
  };
}

export function explainTopic(stage: Stage, topic: string): Explanation | null {
  const open = stage.view.table.options['open_tiles'] === true;
  const found: Record<string, Explanation> = {
    castle: { title: t('kingdoms-castles'), texts: about(stage, { kind: 'castle' }) },
    secret: { title: t('kingdoms-secret-tile'), texts: [t('kingdoms-about-secret')] },
    reserve: { title: t('kingdoms-reserve-tile'), texts: [t('kingdoms-about-reserve')] },
    pool: {
      title: t('kingdoms-pool'),
      texts: [t(open ? 'kingdoms-about-pool-open' : 'kingdoms-about-pool')],
    },
  };
  return found[topic] ?? null;
}
