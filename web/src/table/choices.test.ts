import { describe, expect, it } from 'vitest';
import type { Choice } from '../lib/protocol';
import { cellOf, choiceOf } from './choices';

const castle: Choice = { verb: 'castle', rank: 2, count: 3, action: 64, cells: '5' };
const draw: Choice = { verb: 'draw', action: 7 };
const secret: Choice = { verb: 'secret', face: '+3', action: 192, cells: '6' };

describe('choices', () => {
  it('know their cells', () => {
    expect(cellOf(castle, 66)).toBe(2);
    expect(cellOf(castle, 65)).toBeNull();
    expect(cellOf(draw, 7)).toBeNull();
  });

  it('are found by action', () => {
    expect(choiceOf([castle, draw, secret], 193)).toBe(secret);
    expect(choiceOf([castle, draw, secret], 7)).toBe(draw);
    expect(choiceOf([castle], 1)).toBeNull();
  });
});
