/** Sentences of Kingdom Builder, made from codes, numbers and names. */

import { cellsOf, columnOf, rowOf } from '../../board/geometry';
import { has, list, number, signed, t } from '../../lib/i18n.svelte';
import type { Fact, Reader } from '../../lib/players';
import type { Ask, Cell, Choice, Goal, PreviewItem, Scene, View } from '../../lib/protocol';
import type { Stage } from '../../table/stage.svelte';
import { allBeside, isLocation, isPlace, placesBeside } from './hexes';

export function groundName(ground: string): string {
  return t(`kingdom_builder-ground-${ground}`);
}

/** A terrain card, with a capital. */
export function cardName(face: string): string {
  return t(`kingdom_builder-card-${face}`);
}

export function tileName(face: string): string {
  return t(`kingdom_builder-tile-${face}`);
}

export function tileDoes(face: string): string {
  return t(`kingdom_builder-tile-${face}.does`);
}

export function goalName(goal: { id: string }): string {
  return t(`kingdom_builder-goal-${goal.id}`);
}

export function goalPays(goal: { id: string }): string {
  return t(`kingdom_builder-goal-${goal.id}.pays`);
}

function goldOf(player: string, gold: number): string {
  return t('kingdom_builder-gold-of', { player, gold: number(gold) });
}

/** "Fishermen: Ada 7, Bo 4"; where the gold is hidden, what it pays. */
export function goalFull(goal: Goal, reader: Reader): string {
  if (!goal.gold.length) return `${goalName(goal)}: ${goalPays(goal)}`;
  const gains = list(goal.gold.map((gold, seat) => goldOf(reader.names[seat] ?? '', gold)));
  return t('kingdom_builder-goal-gold', { goal: goalName(goal), gains });
}

function either(words: string[]): string {
  const tag = document.documentElement.lang || 'en';
  return new Intl.ListFormat(tag, { type: 'disjunction' }).format(words);
}

// -- whose turn, and what to do ------------------------------------------------------------------

/** The tiles that may be used now, each kind once. */
export function readyTiles(ask: Ask): string[] {
  return ask.choices
    .filter((choice) => choice.verb === 'use' || choice.verb === 'lift')
    .map((choice) => tileName(choice.face ?? ''));
}

function own(scene: Scene, ask: Ask, choice: Choice | null): string {
  const { turn } = scene;
  const face = choice?.face ?? '';
  if (choice?.verb === 'use') {
    return t('kingdom_builder-using', { tile: tileName(face), does: tileDoes(face) });
  }
  if (choice?.verb === 'lift') return t('kingdom_builder-lifting', { tile: tileName(face) });
  if (turn.step === 'move') {
    const put = ask.choices.find((one) => one.verb === 'put');
    return t('kingdom_builder-step-move-you', {
      tile: tileName(put?.face ?? ''),
      cell: turn.lifted === undefined ? '' : (scene.cells[turn.lifted]?.name ?? ''),
    });
  }
  if (turn.step === 'after') {
    const tiles = readyTiles(ask);
    return tiles.length
      ? t('kingdom_builder-step-after-you-tiles', { tiles: either(tiles) })
      : t('kingdom_builder-step-after-you');
  }
  if (!turn.item?.face) return t('kingdom_builder-step-no-card-you');
  const build = ask.choices.find((one) => one.verb === 'build');
  const next = allBeside(scene, cellsOf(build?.cells), ask.seat) ? '-next' : '';
  return t(`kingdom_builder-step-${turn.step}-you${next}`, {
    terrain: cardName(turn.item.face),
    left: turn.left ?? 0,
  });
}

export function turnText(
  view: View,
  ask: Ask | null,
  reader: Reader,
  choice: Choice | null,
): string {
  const { scene } = view;
  const turn = scene?.turn;
  if (!scene || !turn) return '';
  if (turn.to_act === null || turn.step === 'over') return t('kingdom_builder-step-over');
  const player = reader.names[turn.to_act] ?? '';
  const last = (words: string): string =>
    turn.last ? `${words} ${t('kingdom_builder-last-round')}` : words;
  if (!ask || ask.seat !== turn.to_act) {
    const face = turn.item?.face;
    const step = !face && (turn.step === 'turn' || turn.step === 'build') ? 'no-card' : turn.step;
    const terrain = face ? cardName(face) : '';
    return last(t(`kingdom_builder-step-${step}`, { player, terrain, left: turn.left ?? 0 }));
  }
  const sentence = last(own(scene, ask, choice));
  return reader.you === null ? t('turn-of', { player, sentence }) : sentence;
}

// -- what happened -------------------------------------------------------------------------------

export function factText(fact: Fact, reader: Reader): string {
  const id = `kingdom_builder-event-${String(fact['k'])}`;
  const seat = fact['seat'];
  const word = (key: string): string => String(fact[key] ?? '');
  const said = (params: Record<string, string | number>): string => {
    const you = seat === reader.you && has(`${id}-you`);
    return t(you ? `${id}-you` : id, { player: reader.names[seat as number] ?? '', ...params });
  };
  switch (fact['k']) {
    case 'built':
      return said({
        how: word('how'),
        tile: fact['how'] === 'mandatory' ? '' : tileName(word('how')),
        cell: word('cell'),
        ground: groundName(word('ground')),
      });
    case 'moved':
      return said({ tile: tileName(word('tile')), from: word('from'), cell: word('cell') });
    case 'tile_taken':
    case 'tile_lost':
      return said({ tile: tileName(word('tile')), home: word('cell') });
    case 'mandatory_done':
      return said({ built: fact['built'] as number });
    case 'card_removed':
      return said({ terrain: groundName(word('terrain')) });
    case 'card_played':
      return said({ terrain: cardName(word('terrain')), how: word('how') });
    case 'drew':
      return fact['terrain'] && seat === reader.you
        ? t(`${id}-you`, { terrain: cardName(word('terrain')) })
        : t(id, { player: reader.names[seat as number] ?? '' });
    case 'no_card':
    case 'end_triggered':
      return said({});
    case 'no_build_round':
      return t(id);
    case 'reshuffled':
      return t(id, { count: fact['count'] as number });
    case 'scored': {
      const gold = fact['gold'] as number[];
      const goal = goalName({ id: word('goal') });
      const gains = gold.flatMap((one, i) => (one ? [goldOf(reader.names[i] ?? '', one)] : []));
      return gains.length ? t(id, { goal, gains: list(gains) }) : t(`${id}-none`, { goal });
    }
    case 'game_over': {
      const ranking = fact['ranking'] as number[][];
      const gold = fact['gold'] as number[];
      const winners = ranking[0] ?? [];
      const best = number(gold[winners[0] ?? 0] ?? 0);
      if (winners.length === 1 && winners[0] === reader.you) return t(`${id}-you`, { gold: best });
      const players = list(winners.map((one) => reader.names[one] ?? ''));
      return t(id, { count: winners.length, players, gold: best });
    }
    // Taking up is told with the move; that a turn ends, with the card of the next.
    default:
      return '';
  }
}

/** Why something cannot be done: codes among the parameters become words. */
export function reasonText(params: Record<string, unknown>): string {
  const id = `kingdom_builder-reason-${String(params['code'])}`;
  if (!has(id)) return t('refusal-illegal');
  return t(id, named(params));
}

/** Parameters with names for the codes in them. */
export function named(params: Record<string, unknown>): Record<string, string | number> {
  const words: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(params)) {
    if (key === 'ground' || key === 'terrain') words[key] = groundName(String(value));
    else if (key === 'tile') words[key] = tileName(String(value));
    else if (key === 'goal') words[key] = goalName({ id: String(value) });
    else if (typeof value === 'number' || typeof value === 'string') words[key] = value;
  }
  return words;
}

// -- for screen readers --------------------------------------------------------------------------

const CAN: Record<string, string> = {
  build: 'kingdom_builder-cell-can-build',
  use: 'kingdom_builder-cell-can-build',
  lift: 'kingdom_builder-cell-can-lift',
  put: 'kingdom_builder-cell-can-put',
};

export function pieceText(cell: Cell, reader: Reader): string {
  const seat = cell.piece?.seat;
  if (seat === undefined) return '';
  return seat === reader.you
    ? t('kingdom_builder-cell-settlement-you')
    : t('kingdom_builder-cell-settlement', { player: reader.names[seat] ?? '' });
}

export function tilesLeft(cell: Cell): string {
  return isLocation(cell.ground)
    ? t('kingdom_builder-cell-tiles-left', { count: cell.count ?? 0 })
    : '';
}

/** "grass, row 3, column 16, can settle, next to Farm". */
export function cellText(
  scene: Scene,
  cell: number,
  reader: Reader,
  about: { verb?: string | undefined; last?: boolean; marked?: boolean },
): string {
  const content = scene.cells[cell];
  if (!content) return '';
  const places = [
    ...new Set(placesBeside(scene, cell).map((one) => groundName(scene.cells[one]?.ground ?? ''))),
  ];
  const can = about.verb === undefined ? undefined : CAN[about.verb];
  return [
    t('kingdom_builder-cell', {
      ground: groundName(content.ground),
      row: rowOf(scene.grid, cell) + 1,
      column: columnOf(scene.grid, cell) + 1,
    }),
    tilesLeft(content),
    pieceText(content, reader),
    scene.turn.lifted === cell ? t('kingdom_builder-cell-lifted') : '',
    can ? t(can) : '',
    places.length ? t('kingdom_builder-cell-next-to', { places: list(places) }) : '',
    about.last ? t('kingdom_builder-cell-last') : '',
    about.marked ? t('kingdom_builder-cell-marked') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Every goal with everybody's gold, then the sums. */
export function standings(scene: Scene, reader: Reader): string {
  const goals = scene.goals.map((goal) => goalFull(goal, reader));
  if (scene.seats.some((seat) => seat.projected === undefined)) return goals.join('. ');
  const sums = scene.seats.map((seat, i) => goldOf(reader.names[i] ?? '', seat.projected ?? 0));
  const total = t('kingdom_builder-goal-gold', {
    goal: t('kingdom_builder-goals-total'),
    gains: list(sums),
  });
  return [...goals, total].join('. ');
}

export function lists({ scene, reader, eyes, legal, seat }: Stage): {
  title: string;
  items: string[];
}[] {
  if (!scene) return [];
  const { cells, grid } = scene;
  const names = (wanted: (cell: Cell, i: number) => boolean): string[] =>
    cells.flatMap((cell, i) => (wanted(cell, i) ? [cell.name] : []));
  const rows = Array.from({ length: grid.rows }, (_, row) => row).flatMap((row) => {
    const found = names((_, i) => legal.has(i) && rowOf(grid, i) === row);
    return found.length
      ? [
          t('kingdom_builder-list-row', {
            row: t('kingdom_builder-row', { n: row + 1 }),
            cells: list(found),
          }),
        ]
      : [];
  });
  const supply = (one: number): number =>
    scene.seats[one]?.tray.find((item) => item.kind === 'settlement')?.count ?? 0;
  const owner = (one: number): string => {
    const player = reader.names[one] ?? '';
    const left = t('kingdom_builder-supply-of', { player, count: supply(one) });
    return `${player}: ${list(names((cell) => cell.piece?.seat === one))}. ${left}.`;
  };
  const others = reader.names.flatMap((_, one) => (one === eyes ? [] : [owner(one)]));
  const tiles = (scene.seats[seat]?.tray ?? [])
    .filter((item) => item.kind === 'tile')
    .map((item) => `${tileLabel(item.face ?? '', item.state)}. ${tileDoes(item.face ?? '')}`);
  return [
    {
      title: t('kingdom_builder-list-goals'),
      items: scene.goals.map(
        (goal) => `${goalFull(goal, reader)}. ${t(`kingdom_builder-goal-${goal.id}.help`)}`,
      ),
    },
    { title: t('kingdom_builder-list-tiles'), items: tiles },
    { title: t('kingdom_builder-list-legal'), items: rows },
    {
      title: t('kingdom_builder-list-own'),
      items:
        eyes === null
          ? []
          : [
              list(names((cell) => cell.piece?.seat === eyes)),
              t('kingdom_builder-supply', { count: supply(eyes) }),
            ],
    },
    { title: t('kingdom_builder-list-others'), items: others },
    {
      title: t('kingdom_builder-list-places'),
      items: cells
        .filter((cell) => isPlace(cell.ground))
        .map((cell) =>
          [`${cell.name}: ${groundName(cell.ground)}`, tilesLeft(cell)].filter(Boolean).join(', '),
        ),
    },
  ];
}

export function stateName(state: string): string {
  return t(`kingdom_builder-state-${state}`);
}

export function tileLabel(face: string, state = 'ready'): string {
  return t('kingdom_builder-tile-label', { tile: tileName(face), state: stateName(state) });
}

/** What a step would change, in a few words each: "+2 Fishermen", "wins the Farm tile". */
export function changeTexts(
  changes: readonly { goal: string; gold: readonly number[] }[],
  seat: number,
): { goal: string; gold: number; text: string }[] {
  return changes.flatMap(({ goal, gold }) => {
    const mine = gold[seat] ?? 0;
    return mine
      ? [
          {
            goal,
            gold: mine,
            text: t('kingdom_builder-preview-goal', {
              gold: signed(mine),
              goal: goalName({ id: goal }),
            }),
          },
        ]
      : [];
  });
}

/** The whole preview, for those who hear it. */
export function previewText(item: PreviewItem, reader: Reader, seat: number): string {
  const changes = (item.changes ?? []) as { goal: string; gold: number[] }[];
  const won = (item.gained ?? []).map((tile) =>
    t('kingdom_builder-preview-wins', { tile: tileName(tile) }),
  );
  const lost = (item.lost ?? []).map((tile) =>
    t('kingdom_builder-preview-loses', { tile: tileName(tile) }),
  );
  const others = item.gold.flatMap((gold, one) =>
    one === seat || !gold ? [] : [`${reader.names[one] ?? ''} ${signed(gold)}`],
  );
  const found = [...changeTexts(changes, seat).map(({ text }) => text), ...won, ...lost, ...others];
  return list(found.length ? found : [t('kingdom_builder-preview-none')]);
}

/** The next free hex of a terrain after one, around the end. */
export function nextOfTerrain(scene: Scene, terrain: string, from: number): number | null {
  const all = scene.cells.flatMap((cell, i) => (cell.ground === terrain && !cell.piece ? [i] : []));
  return all.find((cell) => cell > from) ?? all[0] ?? null;
}
