/** What can be played here: asked of the server once. And how a game words something. */

import { getJson } from './api';
import { has, t, type Params } from './i18n.svelte';
import type { GameInfo } from './protocol';

let games = $state.raw<GameInfo[]>([]);
let asked: Promise<GameInfo[]> | null = null;

export function loadGames(): Promise<GameInfo[]> {
  asked ??= getJson<GameInfo[]>('/api/games')
    .then((found) => (games = found))
    .catch(() => {
      asked = null;
      return [];
    });
  return asked;
}

export function gameInfo(id: string): GameInfo | undefined {
  return games.find((game) => game.id === id);
}

/** The bot levels of a game, weakest first. */
export function levels(game: string): string[] {
  void loadGames();
  return gameInfo(game)?.levels ?? [];
}

/** Whether a game has words of its own for something. */
export function words(game: string, id: string): boolean {
  return has(`${game}-${id}`);
}

/** A text in the game's own words (`kingdoms-round`), or, where it has none, in everybody's. */
export function say(game: string, id: string, params?: Params): string {
  const [name = ''] = id.split('.');
  return t(words(game, name) ? `${game}-${id}` : id, params);
}

/** The options of a table that are not as usual, in words. */
export function optionNames(game: string, options: Record<string, unknown>): string[] {
  void loadGames();
  return Object.entries(options).flatMap(([id, value]) => {
    const usual = gameInfo(game)?.options.find((option) => option.id === id)?.values[0] ?? false;
    if (value === usual || value === 'random') return [];
    const set = `option-set-${id}`;
    if (words(game, set)) return [say(game, set, { value: String(value) })];
    const name = say(game, `option-${id}`);
    const answer = `option-${id}-${String(value)}`;
    if (!words(game, answer)) return [name];
    return [`${name}${name.endsWith('?') ? '' : ':'} ${say(game, answer)}`];
  });
}
