import { describe, expect, it } from 'vitest';
import type { LogEvent } from '../../lib/protocol';
import { account, factCells, lastTurn } from './account';

function entry(seq: number, events: LogEvent['events'], k = 'act', to: number | null = null) {
  return { seq, k, at: 0, by: 0, events, to, text: {} } satisfies LogEvent;
}

const built = (seat: number, cell: string) => ({ k: 'built', seat, cell, how: 'mandatory' });
const cells = (log: readonly LogEvent[], seq?: number): string[] =>
  lastTurn(log, seq).flatMap(factCells);

describe('the last turn', () => {
  const log = [
    entry(1, [{ k: 'card_played', seat: 0 }], 'started'),
    entry(2, [built(0, 'A1')]),
    entry(3, [built(0, 'A2')]),
    entry(4, [
      { k: 'turn_ended', seat: 0 },
      { k: 'drew', seat: 0 },
      { k: 'card_played', seat: 1 },
    ]),
    entry(5, [built(1, 'B1'), { k: 'tile_taken', seat: 1, cell: 'C2' }]),
  ];

  it('is the one that is going on as soon as something happened in it', () => {
    expect(cells(log, 3)).toEqual(['A1', 'A2']);
    expect(cells(log)).toEqual(['B1', 'C2']);
  });

  it('is the one before while nobody has done anything', () => {
    expect(cells(log, 4)).toEqual(['A1', 'A2']);
    expect(cells(log, 1)).toEqual([]);
  });

  it('is for a player what all the others have done since', () => {
    const three = [
      ...log,
      entry(6, [
        { k: 'turn_ended', seat: 1 },
        { k: 'card_played', seat: 2 },
      ]),
      entry(7, [built(2, 'D1')]),
      entry(8, [
        { k: 'turn_ended', seat: 2 },
        { k: 'card_played', seat: 0 },
      ]),
      entry(9, [built(0, 'E1')]),
    ];
    const seen = (seq: number, eyes: number | null): string[] =>
      lastTurn(three, seq, eyes).flatMap(factCells);
    expect(seen(8, 0)).toEqual(['B1', 'C2', 'D1']);
    expect(seen(7, 0)).toEqual(['B1', 'C2', 'D1']);
    expect(seen(9, 0)).toEqual(['E1']);
    expect(seen(9, 1)).toEqual(['D1', 'E1']);
    expect(seen(8, null)).toEqual(['D1']);
    // One's own turn stays to be seen until somebody else has acted.
    expect(seen(4, 0)).toEqual(['A1', 'A2']);
  });

  it('names where a settlement came from, and where it went', () => {
    expect(factCells({ k: 'moved', seat: 0, from: 'A1', cell: 'C2' })).toEqual(['A1', 'C2']);
  });

  it('leaves out what was taken back', () => {
    const undone = [...log, entry(6, [], 'undo', 4)];
    expect(cells(undone)).toEqual(['A1', 'A2']);
    // At the moment of the move it had not been taken back yet.
    expect(cells(undone, 5)).toEqual(['B1', 'C2']);
  });
});

describe('the account', () => {
  const scored = (goal: string, gold: number[]) => ({ k: 'scored', goal, gold, parts: [] });

  it('is one counting, at the end', () => {
    const log = [
      entry(7, [
        { k: 'turn_ended', seat: 1 },
        scored('castles', [3, 0]),
        scored('lords', [12, 12]),
        { k: 'game_over', gold: [15, 12], ranking: [[0], [1]] },
      ]),
    ];
    const [round, ...more] = account(log);
    expect(more).toEqual([]);
    expect(round?.lines.map(({ goal, gold }) => [goal, gold])).toEqual([
      ['castles', [3, 0]],
      ['lords', [12, 12]],
    ]);
    expect(round?.after).toEqual([15, 12]);
  });

  it('is empty while the game goes on, and when nobody was left to count for', () => {
    expect(account([entry(1, [built(0, 'A1')])])).toEqual([]);
    expect(account([entry(1, [{ k: 'game_over', gold: [0, 0], ranking: [[1], [0]] }])])).toEqual(
      [],
    );
  });
});
