import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEvent, View } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import { delays, PHRASE, Theatre } from '../../table/theatre.svelte';
import { staging } from './staging';

const seats = [
  { kind: 'person', name: 'Ada' },
  { kind: 'person', name: 'Bo' },
] as const;

const before = {
  table: { options: {}, seats: [...seats] },
  seat: 0,
  scene: {
    cells: [
      { name: 'A1', ground: 'land' },
      { name: 'B1', ground: 'land' },
    ],
  },
  ask: null,
} as unknown as View;

function entry(events: LogEvent['events']): LogEvent {
  return { seq: 9, k: 'act', at: 0, by: 1, events, to: null, text: {} };
}

const line = (goal: string, gold: number[]) => ({
  k: 'scored',
  goal,
  gold,
  parts: [{ cells: [0, 1], base: 1, stakes: [], gold, tags: [] }],
});

const END = entry([
  { k: 'placed', seat: 1, cell: 'B1', piece: { kind: 'tile', face: '+3' }, source: 'pool' },
  line('row-1', [5, 0]),
  line('column-2', [0, -2]),
  { k: 'round_ended', round: 1, gold: [55, 48] },
]);

beforeEach(() => {
  vi.useFakeTimers();
  settings.sound = false;
  settings.speed = 1;
});

describe('the theatre', () => {
  it('plays several moves as one phrase', () => {
    expect(delays(3, 0)).toEqual([0, 180, 360]);
    expect(Math.max(...delays(30, 0))).toBeLessThanOrEqual(PHRASE);
    expect(delays(2, 400)).toEqual([400, 580]);
  });

  it('counts a round over its full board, line by line', () => {
    const theatre = new Theatre(staging);
    theatre.step({ log: END, before, after: before }, [END]);
    expect(theatre.count?.cells[1]?.piece?.face).toBe('+3');
    expect(theatre.counting).toBe(true);
    expect(theatre.gold).toEqual([50, 50]);
    vi.advanceTimersByTime(800);
    expect(theatre.line?.goal).toBe('row-1');
    expect([...theatre.lit]).toEqual([0, 1]);
    expect(theatre.gold).toEqual([55, 50]);
    vi.advanceTimersByTime(10_000);
    expect(theatre.counting).toBe(false);
    expect(theatre.gold).toEqual([55, 48]);
    theatre.again();
    expect(theatre.counting).toBe(true);
    theatre.close();
    expect(theatre.count).toBeNull();
  });

  it('counts at once for those who want no motion', () => {
    settings.speed = 0;
    const theatre = new Theatre(staging);
    theatre.step({ log: END, before, after: before }, [END]);
    expect(theatre.counting).toBe(false);
    expect(theatre.count).not.toBeNull();

    const alone = entry([END.events[0]!]);
    const still = new Theatre(staging);
    still.step({ log: alone, before, after: before }, [alone]);
    expect(still.arrivals.size).toBe(0);
  });

  it('lets a piece arrive and ends it with a click', () => {
    const theatre = new Theatre(staging);
    const log = entry([END.events[0]!]);
    theatre.step({ log, before, after: before }, [log]);
    expect(theatre.arrivals.has(1)).toBe(true);
    theatre.skip();
    expect(theatre.arrivals.size).toBe(0);
  });
});
