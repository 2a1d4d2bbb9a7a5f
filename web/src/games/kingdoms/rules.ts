/** The pages of the rules of Kingdoms. */

import { FACES } from '../../art/kingdoms/faces';
import type { RuleBook } from '../index';
import RulesFigure from './RulesFigure.svelte';
import { faceLabel } from './text';

export const rules: RuleBook = {
  sections: [
    'aim',
    'pieces',
    'setup',
    'turn',
    'castle',
    'draw',
    'secret',
    'passing',
    'round-end',
    'scoring',
    'example',
    'mountain',
    'dragon',
    'mine',
    'between',
    'end',
    'last_castle',
    'open_tiles',
    'open_reserve',
    'score_as_you_go',
    'mixing',
    'unconfirmed',
  ],
  Figure: RulesFigure,
  also: (section) => (section === 'pieces' ? FACES.map(faceLabel) : []),
};
