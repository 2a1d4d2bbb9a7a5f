/** What can be played here: asked of the server once. */

import { getJson } from './api';
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
