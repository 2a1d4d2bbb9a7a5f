import { describe, expect, it } from 'vitest';
import { applyPatch } from './patch';

const before = { table: { seats: [{ name: 'Ada' }, { name: 'Bo' }] }, scene: { gold: [1, 2, 3] } };

describe('patches', () => {
  it('sets deep inside and shares the rest', () => {
    const after = applyPatch(before, [[['table', 'seats', 1, 'name'], 'Cid']]);
    expect(after.table.seats[1]).toEqual({ name: 'Cid' });
    expect(before.table.seats[1]).toEqual({ name: 'Bo' });
    expect(after.table.seats[0]).toBe(before.table.seats[0]);
    expect(after.scene).toBe(before.scene);
  });

  it('sets, appends and deletes in order', () => {
    const after = applyPatch<unknown>(before, [
      [['scene', 'gold', 3], 4],
      [['scene', 'gold', 0]],
      [['table', 'seats', 0, 'name']],
      [['ask'], null],
    ]);
    expect(after).toEqual({
      table: { seats: [{}, { name: 'Bo' }] },
      scene: { gold: [2, 3, 4] },
      ask: null,
    });
  });

  it('replaces everything with the empty path', () => {
    expect(applyPatch<unknown>(before, [[[], { a: 1 }]])).toEqual({ a: 1 });
  });

  it('refuses a path that leads nowhere', () => {
    expect(() => applyPatch<unknown>(before, [[['scene', 'x', 'y'], 1]])).toThrow('scene.x');
  });
});
