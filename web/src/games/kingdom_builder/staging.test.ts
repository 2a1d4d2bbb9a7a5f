import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEvent, View } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import { Theatre } from '../../table/theatre.svelte';
import { staging } from './staging';

const view = {
  table: {
    game: 'kingdom_builder',
    options: {},
    seats: [
      { kind: 'person', name: 'Ada', mine: true },
      { kind: 'person', name: 'Bo' },
    ],
  },
  seat: 0,
  scene: {
    cells: ['A1', 'B1', 'C1'].map((name) => ({ name, ground: 'grass' })),
  },
  ask: null,
} as unknown as View;

function entry(by: number, events: LogEvent['events']): LogEvent {
  return { seq: 9, k: 'act', at: 0, by, events, to: null, text: {} };
}

const built = { k: 'built', seat: 1, cell: 'B1', how: 'mandatory', ground: 'grass' };
const moved = { k: 'moved', seat: 1, from: 'B1', cell: 'C1', tile: 'paddock' };
const scored = (goal: string, gold: number[]) => ({
  k: 'scored',
  goal,
  gold,
  parts: gold.map((one, seat) => ({ cells: one ? [seat] : [], base: 0, stakes: [], gold: [one] })),
});
const END = entry(1, [
  { k: 'turn_ended', seat: 1 },
  scored('castles', [3, 0]),
  scored('knights', [4, 6]),
  { k: 'game_over', gold: [7, 6], ranking: [[0], [1]] },
]);

function staged(log: LogEvent): Theatre {
  const theatre = new Theatre(staging);
  theatre.step({ log, before: view, after: view }, [log]);
  return theatre;
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.sound = false;
  settings.speed = 1;
});

describe('a step', () => {
  it('lets a settlement of others arrive', () => {
    expect([...staged(entry(1, [built])).arrivals.keys()]).toEqual([1]);
  });

  it('lets a settlement slide, and forgets about it', () => {
    const theatre = staged(entry(1, [moved]));
    expect(theatre.moves).toEqual([{ from: 1, to: 2 }]);
    expect(theatre.arrivals.size).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(theatre.moves).toEqual([]);
  });

  it('ends with any click', () => {
    const theatre = staged(entry(1, [moved]));
    theatre.skip();
    expect(theatre.moves).toEqual([]);
  });

  it('moves nothing that one’s own hand has put there, nor without motion', () => {
    expect(staged(entry(0, [built])).arrivals.size).toBe(0);
    expect(staged(entry(0, [moved])).moves).toEqual([]);
    settings.speed = 0;
    expect(staged(entry(1, [moved])).moves).toEqual([]);
  });

  it('counts card by card when the game is over', () => {
    const theatre = staged(END);
    expect(theatre.count?.final).toBe(true);
    expect(theatre.gold).toEqual([0, 0]);
    vi.advanceTimersByTime(2500);
    expect(theatre.line?.goal).toBe('castles');
    expect([...theatre.lit]).toEqual([0]);
    expect(theatre.gold).toEqual([3, 0]);
    vi.advanceTimersByTime(1600);
    expect(theatre.line?.goal).toBe('knights');
    expect([...theatre.lit]).toEqual([0, 1]);
    vi.advanceTimersByTime(10_000);
    expect(theatre.counting).toBe(false);
    expect(theatre.gold).toEqual([7, 6]);
  });

  it('counts nothing before', () => {
    expect(staged(entry(1, [built])).count).toBeNull();
  });
});
