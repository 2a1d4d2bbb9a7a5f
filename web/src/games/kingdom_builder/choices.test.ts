import { describe, expect, it } from 'vitest';
import type { Choice, Item } from '../../lib/protocol';
import type { Stage } from '../../table/stage.svelte';
import {
  choiceKey,
  finish,
  initial,
  pieceOf,
  tileAction,
  tileChoice,
  tilesInHand,
  tilesOf,
} from './choices';

const build: Choice = { verb: 'build', action: 512, cells: '3' };
const farm: Choice = { verb: 'use', action: 2048, cells: '1', face: 'farm' };
const barn: Choice = { verb: 'lift', action: 4096, cells: '4', face: 'barn' };
const put: Choice = { verb: 'put', action: 1024, cells: '8', face: 'barn' };
const end: Choice = { verb: 'end', action: 0 };

describe('choices', () => {
  it('are told apart by what they use', () => {
    const keys = [build, farm, barn, put, end].map(choiceKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('put a settlement on the board, but for taking one up and ending the turn', () => {
    for (const choice of [build, farm, put]) {
      expect(pieceOf(choice, 3)).toEqual({ kind: 'settlement', seat: 3 });
    }
    expect(pieceOf(barn, 3)).toBeNull();
    expect(pieceOf(end, 3)).toBeNull();
  });

  it('begin with what has to be done', () => {
    expect(initial([build, farm, barn])).toBe(choiceKey(build));
    expect(initial([put])).toBe(choiceKey(put));
    expect(initial([farm, end])).toBeNull();
    expect(finish([farm, end])).toBe(end);
    expect(finish([build, farm])).toBeNull();
  });

  it('find what a tile does', () => {
    expect(tileChoice([build, farm, barn], 'barn')).toBe(barn);
    expect(tileChoice([build, farm], 'tower')).toBeUndefined();
    // The tile of the settlement in the air has been used.
    expect(tileChoice([put], 'barn')).toBeUndefined();
  });

  it('know the action of a tile that is not offered', () => {
    expect(tileAction('oracle')).toBe(3 * 512);
    expect(tileAction('paddock')).toBe(10 * 512);
  });

  it('leave cards and settlements in the tray', () => {
    const tray: Item[] = [
      { kind: 'settlement', count: 40 },
      { kind: 'card', count: 1, face: 'grass' },
      { kind: 'tile', count: 1, face: 'farm', state: 'ready', cell: 5 },
      { kind: 'tile', count: 1, face: 'farm', state: 'used', cell: 9 },
    ];
    expect(tilesOf(tray).map((item) => item.cell)).toEqual([5, 9]);
  });

  it('lie in the hand as their tiles were won', () => {
    const won = (seq: number, cell: string): unknown => ({
      seq,
      k: 'act',
      events: [{ k: 'tile_taken', seat: 0, tile: 'farm', cell }],
    });
    const tile = (cell: number): Item => ({ kind: 'tile', count: 1, face: 'farm', cell });
    const stage = {
      seat: 0,
      shown: {
        scene: {
          cells: ['A1', 'B1', 'C1'].map((name) => ({ name })),
          seats: [{ tray: [tile(0), tile(1), tile(2)] }],
        },
      },
      // That of B1 was there before this game began.
      model: { log: [won(1, 'C1'), won(2, 'A1')] },
    } as unknown as Stage;
    expect(tilesInHand(stage).map((item) => item.cell)).toEqual([1, 2, 0]);
  });
});
