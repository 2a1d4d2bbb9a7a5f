/** Making tables, and remembering what was played last. */

import { postJson } from './api';
import { t } from './i18n.svelte';
import type { NewTable, SeatSpec, TableMade } from './protocol';
import { go } from './router.svelte';
import { recall, remember, settings } from './settings.svelte';

const LAST = 'realmwright.last';

export interface LastGame {
  game: string;
  options: Record<string, unknown>;
  players: number;
}

/** The game played last, or the simplest one. */
export function lastGame(text = recall(LAST)): LastGame {
  const plain = { game: 'kingdoms', options: {}, players: 2 };
  try {
    const found = JSON.parse(text ?? '{}') as Partial<LastGame>;
    const { game, options, players } = found;
    if (typeof game !== 'string' || typeof players !== 'number') return plain;
    return { game, players, options: options && typeof options === 'object' ? options : {} };
  } catch {
    return plain;
  }
}

/** Makes a table and goes there. Throws `ApiError`. */
export async function createTable(spec: NewTable): Promise<void> {
  const made = await postJson<TableMade>('/api/tables', spec);
  const { game, options = {} } = spec;
  remember(LAST, JSON.stringify({ game, options, players: spec.seats.length }));
  go(`/t/${made.id}`);
}

/** One tap: a game against bots; the one played last as it was played. */
export function playNow(game: string): Promise<void> {
  const last = lastGame();
  return last.game === game
    ? againstBots(game, last.options, last.players)
    : againstBots(game, {}, 2);
}

/** One tap: a first game with the layout that its rulebook recommends. */
export function firstGame(game: string): Promise<void> {
  return againstBots(game, { first_game: true }, 2);
}

function againstBots(
  game: string,
  options: Record<string, unknown>,
  players: number,
): Promise<void> {
  const bots = Array.from({ length: players - 1 }, (): SeatSpec => ({
    kind: 'bot',
    level: 'greedy',
  }));
  return createTable({
    game,
    options,
    seats: [{ kind: 'me', name: settings.name || t('default-name') }, ...bots],
  });
}
