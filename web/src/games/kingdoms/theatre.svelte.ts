/**
 * What moves: arriving pieces, the counting at the end of a round, sounds, and what is said aloud
 * to screen readers. It follows the game and never holds it up.
 */

import { play } from '../../lib/sound';
import type { Step } from '../../lib/game.svelte';
import type { Cell, Goal, LogEvent, Piece, Scene, View } from '../../lib/protocol';
import { calm, settings } from '../../lib/settings.svelte';
import { goldAfter, rounds, type Round, type ScoredLine } from './history';
import { factText, readerOf } from './text';

/** A phrase of several moves never takes longer than this. */
export const PHRASE = 1500;
const BEAT = 180;
const LINE = 520;
const FLASH = 1600;

/** The end of a round, counted line by line over its full board. */
export interface Count {
  round: Round;
  cells: Cell[];
  final: boolean;
}

export function goalOf(line: ScoredLine): Goal {
  const [kind = '', n] = line.goal.split('-');
  return { id: line.goal, kind, n: Number(n), gold: line.gold, parts: line.parts, paid: false };
}

/** When each of several pieces that arrive together starts to move. */
export function delays(count: number, from: number): number[] {
  const beat = Math.min(BEAT, Math.max(0, PHRASE - from) / Math.max(1, count));
  return Array.from({ length: count }, (_, i) => Math.round(from + i * beat));
}

export class Theatre {
  arrivals = $state.raw<ReadonlyMap<number, number>>(new Map());
  spoken = $state('');
  flash = $state.raw<ReadonlySet<number>>(new Set());
  count = $state.raw<Count | null>(null);
  /** How many lines have been counted. */
  counted = $state(0);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private flashTimer: ReturnType<typeof setTimeout> | undefined;
  private clearTimer: ReturnType<typeof setTimeout> | undefined;
  private busyUntil = 0;

  counting = $derived(this.count !== null && this.counted < this.count.round.lines.length);
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

  step({ log, before, after }: Step, all: readonly LogEvent[]): void {
    const reader = readerOf(after);
    const words = log.events
      .filter((fact) => fact['k'] !== 'scored' || after.table.options['score_as_you_go'])
      .map((fact) => factText(fact, reader));
    this.spoken = words.filter(Boolean).join(' ');
    const placed = log.events.filter((fact) => fact['k'] === 'placed');
    const own = after.table.seats[log.by ?? -1]?.mine ?? false;
    if (placed.length && before.scene) this.arrive(placed, before.scene, own);
    const over = log.events.some((fact) => fact['k'] === 'round_ended');
    if (over && before.scene) {
      const round = rounds(all).at(-1);
      if (round) this.show(before, log, round);
    } else this.paid(log);
  }

  private arrive(placed: LogEvent['events'], scene: Scene, own: boolean): void {
    play('place');
    if (own || settings.speed === 0) return;
    const now = performance.now();
    const from = Math.max(0, this.busyUntil - now);
    const starts = delays(placed.length, from >= PHRASE ? 0 : from);
    const arrivals = new Map(this.arrivals);
    for (const [i, fact] of placed.entries()) {
      const cell = scene.cells.findIndex((one) => one.name === fact['cell']);
      if (cell >= 0) arrivals.set(cell, starts[i] ?? 0);
    }
    this.arrivals = arrivals;
    this.busyUntil = now + (starts.at(-1) ?? 0) + BEAT;
    clearTimeout(this.clearTimer);
    this.clearTimer = setTimeout(() => (this.arrivals = new Map()), PHRASE + 300);
  }

  /** Lines paid in the middle of a round light up for a moment. */
  private paid(log: LogEvent): void {
    const cells = log.events
      .filter((fact) => fact['k'] === 'scored')
      .flatMap((fact) => (fact['parts'] as { cells: number[] }[]).flatMap((part) => part.cells));
    if (!cells.length) return;
    play('score');
    this.flash = new Set(cells);
    clearTimeout(this.flashTimer);
    this.flashTimer = setTimeout(() => (this.flash = new Set()), FLASH);
  }

  private show(before: View, log: LogEvent, round: Round): void {
    const cells = (before.scene?.cells ?? []).map((cell) => {
      const fact = log.events.find((one) => one['k'] === 'placed' && one['cell'] === cell.name);
      return fact ? { ...cell, piece: fact['piece'] as Piece } : cell;
    });
    const final = log.events.some((fact) => fact['k'] === 'game_over');
    this.count = { round, cells, final };
    this.counted = 0;
    if (settings.speed === 0 || calm()) this.skip();
    else this.next(LINE * 1.5);
  }

  private next(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.counting) return;
      this.counted += 1;
      const worth = this.count?.round.lines[this.counted - 1]?.gold.some((gold) => gold !== 0);
      if (worth) play('score');
      // Lines that pay nobody are passed over quickly.
      this.next((worth ? LINE : LINE / 4) / settings.speed);
    }, pause);
  }

  /** Any click ends what is moving. */
  skip(): void {
    clearTimeout(this.timer);
    if (this.count) this.counted = this.count.round.lines.length;
    this.arrivals = new Map();
    this.busyUntil = 0;
  }

  again(): void {
    this.counted = 0;
    this.next(LINE / 2);
  }

  close(): void {
    this.skip();
    this.count = null;
  }

  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.flashTimer);
    clearTimeout(this.clearTimer);
  }
}
