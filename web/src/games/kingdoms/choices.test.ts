import { describe, expect, it } from 'vitest';
import type { Choice } from '../../lib/protocol';
import { choiceKey, onlyChoice, pieceOf } from './choices';

const castle: Choice = { verb: 'castle', rank: 2, count: 3, action: 64, cells: '5' };
const draw: Choice = { verb: 'draw', action: 7 };
const secret: Choice = { verb: 'secret', face: '+3', action: 192, cells: '6' };

describe('choices', () => {
  it('have keys', () => {
    expect([castle, draw, secret].map(choiceKey)).toEqual(['castle:2', 'draw:', 'secret:']);
  });

  it('know their piece', () => {
    expect(pieceOf(castle, 1)).toEqual({ kind: 'castle', seat: 1, rank: 2 });
    expect(pieceOf(secret, 1)).toEqual({ kind: 'tile', face: '+3' });
    expect(pieceOf(draw, 1)).toBeNull();
  });

  it('hold a piece by themselves only when there is nothing else', () => {
    expect(onlyChoice([castle])).toBe('castle:2');
    expect(onlyChoice([draw])).toBeNull();
    expect(onlyChoice([castle, draw])).toBeNull();
  });
});
