/** The pages of the rules of Kingdom Builder. */

import { t } from '../../lib/i18n.svelte';
import type { RuleBook } from '../index';
import { CARDS as TERRAINS } from './cards';
import RulesFigure from './RulesFigure.svelte';
import { BUILDERS, CARDS, MOVERS } from './shown';
import { cardName, goalName, tileDoes, tileName } from './text';

const tileWords = (tile: string): string => `${tileName(tile)} ${tileDoes(tile)}`;

/** What the pictures of a section say besides its text. */
function also(section: string): string[] {
  switch (section) {
    case 'cards-terrain':
      return TERRAINS.map(cardName);
    case 'builders':
      return BUILDERS.map(tileWords);
    case 'movers':
      return MOVERS.map(tileWords);
    case 'cards':
      return CARDS.map((id) => `${goalName({ id })} ${t(`kingdom_builder-goal-${id}.help`)}`);
    default:
      return [];
  }
}

export const rules: RuleBook = {
  sections: [
    'aim',
    'setup',
    'turn',
    'building',
    'cards-terrain',
    'tiles',
    'builders',
    'movers',
    'castles',
    'cards',
    'end',
    'unconfirmed',
  ],
  Figure: RulesFigure,
  also,
};
