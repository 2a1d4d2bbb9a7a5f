import { describe, expect, it } from 'vitest';
import { gains, goalOf, goldAfter, type Round } from './account';

const scored = (goal: string, gold: number[]) => ({ goal, parts: [], gold });

const round: Round = {
  round: 1,
  lines: [scored('row-5', [-6, 2]), scored('column-1', [4, 0])],
  after: [48, 52],
};

describe('a counting', () => {
  it('adds up what each seat gained', () => {
    expect(gains(round.lines, 2)).toEqual([-2, 2]);
    expect(gains([], 3)).toEqual([0, 0, 0]);
  });

  it('counts the gold line by line', () => {
    expect([0, 1, 2].map((n) => goldAfter(round, n))).toEqual([
      [50, 50],
      [44, 52],
      [48, 52],
    ]);
  });

  it('makes goals of its lines, whether they are numbered or not', () => {
    expect(goalOf(scored('row-5', [1, 0]))).toMatchObject({ id: 'row-5', kind: 'row', n: 5 });
    expect(goalOf(scored('lords', [1, 0]))).toMatchObject({ id: 'lords', kind: 'lords', n: 0 });
  });
});
