import { describe, expect, it } from 'vitest';
import { momentOf, moments, struckOut } from '../../lib/moments';
import type { LogEvent } from '../../lib/protocol';
import { columnsOf, rounds, rowsOf } from './history';

function entry(seq: number, k: string, events: LogEvent['events'] = [], to: number | null = null) {
  return { seq, k, at: 0, by: 0, events, to, text: {} } satisfies LogEvent;
}

const scored = (goal: string, gold: number[]) => ({ k: 'scored', goal, parts: [], gold });

describe('rounds', () => {
  const log = [
    entry(1, 'started', [{ k: 'round_started', round: 1, starter: 0 }]),
    entry(2, 'act', [scored('column-2', [3, -1])]),
    entry(3, 'undo', [], 1),
    entry(4, 'act', [
      scored('column-1', [4, 0]),
      scored('row-5', [-6, 2]),
      { k: 'round_ended', round: 1, gold: [48, 52] },
      { k: 'round_started', round: 2, starter: 1 },
    ]),
  ];

  it('collects the lines of each round, rows first, without what was taken back', () => {
    const [round] = rounds(log);
    expect(round?.lines.map((line) => line.goal)).toEqual(['row-5', 'column-1']);
    expect(rowsOf(round!)).toHaveLength(1);
    expect(columnsOf(round!)).toHaveLength(1);
    expect(rounds(log)).toHaveLength(1);
  });
});

describe('moments', () => {
  const log = [
    entry(1, 'created'),
    entry(2, 'started'),
    entry(3, 'act'),
    entry(4, 'act'),
    entry(5, 'undo', [], 3),
    entry(6, 'act'),
    entry(7, 'end'),
  ];

  it('are the start and all moves that stand', () => {
    expect(moments(log)).toEqual([2, 3, 6]);
    expect(moments([...log, entry(8, 'undo', [], 2)])).toEqual([2]);
  });

  it('strike out what was taken back', () => {
    expect([...struckOut(log)]).toEqual([4]);
    expect([...struckOut([...log, entry(8, 'undo', [], 2)])].sort()).toEqual([3, 4, 6, 7]);
  });

  it('are found by log number', () => {
    expect(momentOf([2, 3, 6], 7)).toBe(2);
    expect(momentOf([2, 3, 6], 4)).toBe(1);
    expect(momentOf([2, 3, 6], 1)).toBe(0);
  });
});
