/**
 * What moves: arriving pieces, the counting of goals, sounds, and what is said aloud to screen
 * readers. It follows the game and never holds it up. What a step means is the game's to say.
 */

import { play } from '../lib/sound';
import type { Step } from '../lib/game.svelte';
import type { LogEvent, Scene } from '../lib/protocol';
import { calm, settings } from '../lib/settings.svelte';
import { goldAfter, type Count } from './account';

/** A phrase of several moves never takes longer than this. */
export const PHRASE = 1500;
const BEAT = 180;
const FLASH = 1600;
/** Longer than a piece slides. */
const SLIDE = 600;

/** What a step of the log looks and sounds like. */
export interface Staging {
  /** The names of cells where pieces arrive, in order. */
  arrivals: string[];
  /** Pieces that go from one cell to another, by the cells' names. */
  moves?: { from: string; to: string }[];
  /** Cells that light up for a moment, because they were paid. */
  paid: number[];
  /** What is counted now, if the step ends a round or the game. */
  count: Count | null;
  spoken: string;
}

export type Stager = (step: Step, log: readonly LogEvent[]) => Staging;

/** When each of several pieces that arrive together starts to move. */
export function delays(count: number, from: number): number[] {
  const beat = Math.min(BEAT, Math.max(0, PHRASE - from) / Math.max(1, count));
  return Array.from({ length: count }, (_, i) => Math.round(from + i * beat));
}

export class Theatre {
  arrivals = $state.raw<ReadonlyMap<number, number>>(new Map());
  moves = $state.raw<readonly { from: number; to: number }[]>([]);
  spoken = $state('');
  flash = $state.raw<ReadonlySet<number>>(new Set());
  count = $state.raw<Count | null>(null);
  /** How many lines have been counted; one more when the last of them has been looked at. */
  counted = $state(0);

  private readonly staging: Stager;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private flashTimer: ReturnType<typeof setTimeout> | undefined;
  private clearTimer: ReturnType<typeof setTimeout> | undefined;
  private moveTimer: ReturnType<typeof setTimeout> | undefined;
  private busyUntil = 0;

  counting = $derived(this.count !== null && this.counted <= this.count.round.lines.length);
  /** The line being counted now. */
  line = $derived(
    this.count && this.counted > 0 && this.counting
      ? (this.count.round.lines[this.counted - 1] ?? null)
      : null,
  );
  /** Gold of every seat as far as counted. */
  gold = $derived(this.count ? goldAfter(this.count.round, this.counted) : null);
  /** Cells of the line being counted, and of lines paid just now. */
  lit = $derived<ReadonlySet<number>>(
    this.line ? new Set(this.line.parts.flatMap((part) => part.cells)) : this.flash,
  );

  constructor(staging: Stager) {
    this.staging = staging;
  }

  step(step: Step, all: readonly LogEvent[]): void {
    const { log, before, after } = step;
    const { arrivals, moves = [], paid, count, spoken } = this.staging(step, all);
    this.spoken = spoken;
    const own = after.table.seats[log.by ?? -1]?.mine ?? false;
    this.moves = [];
    if (arrivals.length && before.scene) this.arrive(arrivals, before.scene, own);
    if (moves.length && before.scene) this.go(moves, before.scene, own);
    if (count) this.show(count);
    else if (paid.length) this.pay(paid);
  }

  private arrive(names: readonly string[], scene: Scene, own: boolean): void {
    play('place');
    if (own || settings.speed === 0) return;
    const now = performance.now();
    const from = Math.max(0, this.busyUntil - now);
    const starts = delays(names.length, from >= PHRASE ? 0 : from);
    const arrivals = new Map(this.arrivals);
    for (const [i, name] of names.entries()) {
      const cell = scene.cells.findIndex((one) => one.name === name);
      if (cell >= 0) arrivals.set(cell, starts[i] ?? 0);
    }
    this.arrivals = arrivals;
    this.busyUntil = now + (starts.at(-1) ?? 0) + BEAT;
    clearTimeout(this.clearTimer);
    this.clearTimer = setTimeout(() => (this.arrivals = new Map()), PHRASE + 300);
  }

  /** One's own hand has moved its piece already. */
  private go(moves: readonly { from: string; to: string }[], scene: Scene, own: boolean): void {
    play('place');
    if (own || settings.speed === 0) return;
    const cell = (name: string): number => scene.cells.findIndex((one) => one.name === name);
    this.moves = moves.map(({ from, to }) => ({ from: cell(from), to: cell(to) }));
    clearTimeout(this.moveTimer);
    this.moveTimer = setTimeout(() => (this.moves = []), SLIDE);
  }

  private pay(cells: readonly number[]): void {
    play('score');
    this.flash = new Set(cells);
    clearTimeout(this.flashTimer);
    this.flashTimer = setTimeout(() => (this.flash = new Set()), FLASH);
  }

  /** Counts from the beginning; at once for those who want no motion. */
  show(count: Count): void {
    this.count = count;
    this.counted = 0;
    if (settings.speed === 0 || calm()) this.skip();
    else this.next(count.beat * 1.5);
  }

  private next(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.count || !this.counting) return;
      const { beat } = this.count;
      this.counted += 1;
      const worth = this.line?.gold.some((gold) => gold !== 0);
      if (worth) play('score');
      // Lines that pay nobody are passed over quickly.
      this.next((worth ? beat : beat / 4) / (settings.speed || 1));
    }, pause);
  }

  /** Any click ends what is moving. */
  skip(): void {
    clearTimeout(this.timer);
    if (this.count) this.counted = this.count.round.lines.length + 1;
    this.arrivals = new Map();
    this.moves = [];
    this.busyUntil = 0;
  }

  again(): void {
    if (!this.count) return;
    this.counted = 0;
    this.next(this.count.beat / 2);
  }

  close(): void {
    this.skip();
    this.count = null;
  }

  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.flashTimer);
    clearTimeout(this.clearTimer);
    clearTimeout(this.moveTimer);
  }
}
