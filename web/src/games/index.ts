/** The games of this client. Their parts are loaded when they are needed. */

import type { Component } from 'svelte';
import type { GameUi } from './ui';

/** A game on the shelf: what the first page needs of it. */
export interface Shelved {
  Box: Component;
  /** A board that plays by itself. */
  Demo: Component;
}

/** The pages of its rules. */
export interface RuleBook {
  sections: readonly string[];
  /** Sections with a picture, which stands below the text. */
  Figure: Component<{ section: string }>;
  /** What the picture of a section says, for the search. */
  also: (section: string) => string[];
}

interface Entry {
  id: string;
  table: () => Promise<GameUi>;
  shelf: () => Promise<Shelved>;
  rules: () => Promise<RuleBook>;
  /** The proportions of the board that plays by itself. */
  demo: string;
  /** Whether there are lessons for a first game. */
  lessons: boolean;
  /** Whether its rulebook recommends a layout for a first game (its option `first_game`). */
  first: boolean;
}

/** In the order of the shelf. */
export const GAMES: readonly Entry[] = [
  {
    id: 'kingdoms',
    table: () => import('./kingdoms/ui').then((found) => found.ui),
    shelf: () => import('./kingdoms/shelf').then((found) => found.shelf),
    rules: () => import('./kingdoms/rules').then((found) => found.rules),
    demo: '644 / 544',
    lessons: true,
    first: false,
  },
  {
    id: 'kingdom_builder',
    table: () => import('./kingdom_builder/ui').then((found) => found.ui),
    shelf: () => import('./kingdom_builder/shelf').then((found) => found.shelf),
    rules: () => import('./kingdom_builder/rules').then((found) => found.rules),
    demo: '1118 / 963',
    lessons: true,
    first: true,
  },
];

export function gameOf(id: string): Entry {
  const found = GAMES.find((game) => game.id === id) ?? GAMES[0];
  if (!found) throw new Error('no games');
  return found;
}

const uis = new Map<string, Promise<GameUi>>();

/** Everything that a game brings to the table; loaded once. */
export function loadUi(id: string): Promise<GameUi> {
  const known = uis.get(id) ?? gameOf(id).table();
  uis.set(id, known);
  known.catch(() => uis.delete(id));
  return known;
}
