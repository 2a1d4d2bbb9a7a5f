import { describe, expect, it } from 'vitest';
import { nameParts } from './players';

describe('a name in two', () => {
  it.each([
    ['Merchant 2', 'Merchant', ' 2'],
    ['Player 12', 'Player', ' 12'],
    ['Ada', 'Ada', ''],
    ['R2D2', 'R2D2', ''],
    ['7', '7', ''],
    ['Born 1984', 'Born 1984', ''],
  ])('%s', (name, start, number) => {
    expect(nameParts(name)).toEqual([start, number]);
    expect(nameParts(name).join('')).toBe(name);
  });
});
