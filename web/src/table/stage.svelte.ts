/**
 * A game on the table as its reader handles it: what is chosen, aimed at, lit and said. The pages
 * draw it; the game's own parts (hand, preview, tabs) read it and act through its methods.
 */

import { untrack } from 'svelte';
import type { Arrow, Spot } from '../board/Board.svelte';
import { cellsOf, nextOf } from '../board/geometry';
import type { Explanation, GameUi } from '../games/ui';
import { answered, call } from '../lib/attention.svelte';
import type { GameModel } from '../lib/game.svelte';
import { say, words } from '../lib/games.svelte';
import { has, t } from '../lib/i18n.svelte';
import { readerOf, type Fact } from '../lib/players';
import type { Ask, Choice, Goal, Part, PreviewItem, Scene, View } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { play } from '../lib/sound';
import { goalOf } from './account';
import { cellOf, choiceOf } from './choices';
import type { LessonState } from './lesson';
import { Theatre } from './theatre.svelte';

const NOWHERE: ReadonlySet<number> = new Set();
const REFUSAL_STAYS = 6000;
const NOTE_STAYS = 5000;
/** A turn that ends by itself leaves its last move to be seen. */
const AUTO_END = 600;

export interface BoardView {
  focusOn: (spot: Spot) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  zoomFit: () => void;
}

/** A goal that somebody points at: for one seat, or for all. */
export interface Light {
  goal: Goal | null;
  cells: ReadonlySet<number>;
}

export class Stage {
  readonly model: GameModel;
  readonly ui: GameUi;
  readonly theatre: Theatre;
  readonly lesson: () => LessonState | undefined;

  /** What is chosen to be played, by its key. */
  selected = $state<string | null>(null);
  /** The cell of a first tap, waiting for the second. */
  aimed = $state<number | null>(null);
  looked = $state<Spot | null>(null);
  light = $state.raw<Light | null>(null);
  marked = $state.raw<ReadonlySet<number>>(new Set());
  private drawn = $state.raw<readonly Arrow[]>([]);
  /** Where an arrow begins that is being drawn with keys. */
  private arrowFrom = $state<number | null>(null);
  focus = $state<Spot>({ kind: 'cell', index: 0 });
  board = $state.raw<BoardView>();
  boardScale = $state(1);
  note = $state('');
  info = $state.raw<(Explanation & { at: { x: number; y: number } }) | null>(null);
  tab = $state('');
  private shownRefusal = $state(0);
  private previews = $state.raw<ReadonlyMap<number, PreviewItem>>(new Map());
  private repeat = false;

  readonly view: View = $derived.by(() => this.model.view as View);
  readonly live = $derived.by(() => this.model.live);
  readonly counting = $derived.by(() => this.theatre.count);
  readonly shown: View = $derived.by(() => this.model.shown ?? this.view);
  readonly reader = $derived.by(() => ({ ...readerOf(this.shown), hidden: this.hidden }));
  /** Whether the table hides what goals would pay; what is counted is told. */
  private readonly hidden = $derived.by(() => {
    const { hide_scores, status } = this.view.table;
    return Boolean(hide_scores) && status === 'running' && !(this.counting && this.live);
  });
  readonly mine = $derived.by(() =>
    this.view.table.seats.flatMap((seat, i) => (seat.mine ? [i] : [])),
  );
  /** Several people look at this screen. */
  readonly hotseat = $derived.by(() => this.mine.length > 1);
  /** The seat whose numbers the board shows. */
  readonly eyes = $derived.by(() => this.shown.seat ?? null);
  readonly ask: Ask | null = $derived.by(() =>
    this.live && this.model.status !== 'closed' ? this.view.ask : null,
  );
  /** Whose hand lies open. */
  readonly seat = $derived.by(
    () => this.ask?.seat ?? this.eyes ?? this.shown.scene?.turn.to_act ?? 0,
  );

  /** What is drawn: the shown position, or the board that is being counted. */
  readonly scene: Scene | null = $derived.by(() => {
    const real = this.shown.scene;
    const count = this.counting;
    if (!real || !count || !this.live) return real;
    return { ...real, cells: count.cells, goals: count.round.lines.map(goalOf) };
  });

  readonly choice: Choice | null = $derived.by(() => this.find(this.selected));
  readonly legal: ReadonlySet<number> = $derived.by(
    () => new Set(this.choice && !this.counting ? cellsOf(this.choice.cells) : []),
  );
  readonly target = $derived.by(() => {
    if (this.aimed !== null && this.legal.has(this.aimed)) return this.aimed;
    const spot = this.looked;
    return spot?.kind === 'cell' && this.legal.has(spot.index) ? spot.index : null;
  });
  readonly ghost = $derived.by(() => {
    const piece =
      this.choice && this.ask ? this.ui.choices.piece(this.choice, this.ask.seat) : null;
    return piece && this.target !== null ? { cell: this.target, piece } : null;
  });
  readonly sending = $derived.by(() => {
    const { pending } = this.model;
    return pending?.piece && pending.cell !== null
      ? { cell: pending.cell, piece: pending.piece }
      : null;
  });
  /** Arrows for oneself, the one that follows the focus while it is drawn included. */
  readonly arrows: readonly Arrow[] = $derived.by(() => {
    const { arrowFrom: from, focus } = this;
    if (from === null) return this.drawn;
    return [...this.drawn, { from, to: focus.kind === 'cell' ? focus.index : from }];
  });
  readonly item = $derived.by(() =>
    this.choice && this.target !== null
      ? (this.previews.get(this.choice.action + this.target) ?? null)
      : null,
  );
  readonly lit: ReadonlySet<number> = $derived.by(() => {
    if (this.theatre.lit.size) return this.theatre.lit;
    if (this.light) return this.light.cells;
    const goal = this.scene && this.looked ? this.ui.spotGoal(this.scene, this.looked) : undefined;
    return new Set(goal ? this.ui.goalCells(goal, null) : []);
  });

  /** What a board that can be zoomed turns to by itself on a phone; null: it stays as it is. */
  readonly zoomTo: ReadonlySet<number> | null = $derived.by(() =>
    this.live
      ? this.counting || this.light || this.theatre.arrivals.size
        ? NOWHERE
        : this.legal
      : null,
  );
  /** Who has zoomed by hand is left alone until this changes. */
  readonly turnName = $derived.by(() => {
    const turn = this.view.scene?.turn;
    return turn ? `${turn.round}/${turn.to_act}` : '';
  });

  readonly hinted = $derived.by(() => {
    const found =
      this.model.hint && this.ask ? choiceOf(this.ask.choices, this.model.hint.a) : null;
    return found && this.model.hint
      ? { choice: found, cell: cellOf(found, this.model.hint.a) }
      : null;
  });
  readonly hintText = $derived.by(() => {
    const { hint } = this.model;
    if (!this.hinted || !this.ask || !hint || !this.scene) return '';
    const { choice, cell } = this.hinted;
    const sentence = `${this.ui.words.hint(choice, cell, this.scene, this.ask.seat)}.`;
    const why = `hint-${hint.code}`;
    return words(this.ui.id, why)
      ? `${sentence} ${say(this.ui.id, why, this.ui.words.named?.(hint.params) ?? hint.params)}`.replace(
          /^./,
          (first) => first.toUpperCase(),
        )
      : sentence;
  });

  /** The facts and the cells of the last move at the moment that is shown. */
  readonly lastFacts: Fact[] = $derived.by(() => {
    const { at, moments, log } = this.model;
    return this.ui.lastFacts(log, at === null ? moments.at(-1) : moments[at], this.eyes);
  });
  readonly last = $derived.by(() => (this.counting ? [] : this.cellsNamed(this.lastFacts)));

  readonly refusal = $derived.by(() => {
    const no = this.model.refusal;
    if (!no || no.n === this.shownRefusal) return '';
    if (no.code === 'illegal') return this.ui.words.reason(no.params, this.shown.scene);
    const id = `refusal-${no.code}`;
    if (!has(id)) return t('refusal-unknown');
    return say(this.ui.id, id, simple(no.params));
  });

  /** Whose turn it is, or what is counted. */
  private readonly turnText = $derived.by(() =>
    this.counting && this.live
      ? this.ui.countTitle(this.counting.round, !this.theatre.counting)
      : this.ui.words.turn(this.view, this.ask, this.reader, this.choice),
  );
  readonly sentence = $derived.by(() => {
    if (!this.live) {
      const { at, moments, archived } = this.model;
      const all = moments.length - 1;
      return archived
        ? t('looking-stored', { n: at ?? 0, all })
        : t('looking-at', { n: at ?? 0, all });
    }
    if (this.counting) return this.turnText;
    if (this.model.thinking) return t('hint-thinking');
    return this.hintText || this.turnText;
  });
  readonly urgent = $derived.by(() => Boolean(this.refusal || this.note));
  readonly strip = $derived.by(() => this.refusal || this.note || this.sentence);

  readonly idle = $derived.by(() => {
    const { ask, choice } = this;
    if (!this.live || this.counting) return '';
    if (ask?.end && !choice) return t('end-help');
    if (ask) return this.ui.words.idle(choice, ask);
    return this.model.archived || this.view.table.status !== 'running'
      ? ''
      : this.mine.length
        ? t('wait-help')
        : t('watching-help');
  });

  /** The round that is shown: while one is counted, not yet the next. */
  readonly round = $derived.by(() => {
    const count = this.live ? this.counting : null;
    const now = this.shown.scene?.turn.round ?? 0;
    return count && !count.final ? count.round.round : now;
  });
  readonly roundText = $derived.by(() => {
    const turn = this.shown.scene?.turn;
    if (!turn) return '';
    const { rounds } = turn;
    const { round } = this;
    if (turn.last && words(this.ui.id, 'round-last'))
      return say(this.ui.id, 'round-last', { round });
    return rounds === null
      ? say(this.ui.id, 'round', { round })
      : say(this.ui.id, 'round-of', { round, rounds });
  });

  /** What the big button does now; null: nothing. */
  readonly big: { text: string; testid: string; act: () => void } | null = $derived.by(() => {
    const { ask, choice, aimed, ui } = this;
    if (!ask || this.model.pending || this.counting) return null;
    if (ask.end) {
      return { text: t('end-turn'), testid: 'end-turn', act: () => void this.model.end() };
    }
    if (choice && choice.cells === undefined) {
      return {
        text: ui.words.button(choice, null),
        testid: 'confirm',
        act: () => this.select(choice, 'keyboard'),
      };
    }
    if (choice && aimed !== null && this.legal.has(aimed)) {
      return {
        text: ui.words.button(choice, this.scene?.cells[aimed]?.name ?? ''),
        testid: 'confirm',
        act: () => this.place(aimed),
      };
    }
    const finish = ui.choices.finish(ask.choices);
    if (!finish) return null;
    return {
      text: ui.words.button(finish, null),
      testid: 'end-turn',
      act: () => this.select(finish, 'keyboard'),
    };
  });
  readonly bigText = $derived.by(
    () =>
      this.big?.text ?? (this.model.pending ? t('sending') : this.ask ? t('place') : t('end-turn')),
  );

  /** What stands in the way of taking back more. */
  readonly boundary = $derived.by(() => {
    const code = this.ask?.undo?.boundary ?? '';
    const id = `undo-${code}`;
    return code && (has(id) || words(this.ui.id, id)) ? say(this.ui.id, id) : '';
  });
  readonly undoText = $derived.by(() =>
    this.ask && this.ask.undo?.step === undefined && this.boundary ? this.boundary : t('undo'),
  );

  constructor(
    model: GameModel,
    ui: GameUi,
    lesson: () => LessonState | undefined = () => undefined,
  ) {
    this.model = model;
    this.ui = ui;
    this.lesson = lesson;
    this.theatre = new Theatre(ui.staging);
  }

  private find(key: string | null): Choice | null {
    return this.ask?.choices.find((choice) => this.ui.choices.key(choice) === key) ?? null;
  }

  /** The cells that some facts are about, as far as anything stands there now. */
  private cellsNamed(facts: readonly Fact[]): number[] {
    const cells = this.scene?.cells ?? [];
    const names = new Set(facts.flatMap((fact) => this.ui.factCells(fact)));
    return cells.flatMap((cell, i) => (names.has(cell.name) && cell.piece ? [i] : []));
  }

  // -- keeping up with the game -----------------------------------------------------------------

  /** To be called while the page is set up. */
  watch(): void {
    const { model } = this;

    $effect(() => {
      model.onstep = (step) => this.theatre.step(step, model.log);
      model.onnudged = () => {
        this.note = t('nudged');
        play('tick');
      };
      return () => {
        this.theatre.stop();
        answered();
      };
    });

    // A choice is kept while it exists; what has to be played lies in the hand by itself.
    $effect(() => {
      const choices = this.ask?.choices ?? [];
      untrack(() => {
        if (!this.find(this.selected)) this.selected = this.ui.choices.initial(choices);
        this.aimed = null;
      });
    });

    // After a move one decides anew what to play.
    let decided = '';
    $effect(() => {
      const { ask } = this;
      const moment = ask ? `${ask.seat}/${this.view.scene?.turn.step}/${model.moments.length}` : '';
      untrack(() => {
        if (moment && moment !== decided) {
          this.selected = this.ui.choices.initial(ask?.choices ?? []);
          this.note = '';
        }
        decided = moment;
      });
    });

    $effect(() => {
      const { choice } = this;
      const action =
        choice && choice.cells !== undefined && this.ui.choices.previewed(choice)
          ? choice.action
          : null;
      const { seq } = model;
      this.previews = new Map();
      if (action === null) return;
      void model.preview(action).then((found) => {
        if (model.seq === seq && this.choice?.action === action) this.previews = found;
      });
    });

    // What would change is also told to those who hear where they are on the board.
    $effect(() => {
      const { item, target } = this;
      if (!item || target === null) return;
      const chosen = this.aimed === target;
      if (!chosen && !(this.focus.kind === 'cell' && this.focus.index === target)) return;
      untrack(() => {
        const change = this.ui.words.preview(item, this.reader, this.ask?.seat ?? 0);
        this.speak(chosen ? `${this.bigText}: ${change}` : change);
      });
    });

    $effect(() => {
      const no = model.refusal;
      if (!no) return;
      play('tick');
      const timer = setTimeout(() => (this.shownRefusal = no.n), REFUSAL_STAYS);
      return () => clearTimeout(timer);
    });

    $effect(() => {
      if (!this.note) return;
      const timer = setTimeout(() => (this.note = ''), NOTE_STAYS);
      return () => clearTimeout(timer);
    });

    // "Your turn", for those who look elsewhere.
    let called = false;
    $effect(() => {
      const turn = Boolean(
        this.view.ask && !this.view.ask.end && this.view.table.status === 'running',
      );
      const text = t('your-turn');
      untrack(() => {
        if (turn && !called && model.moments.length > 0) call(text, model.id);
        if (!turn && called) answered();
        called = turn;
      });
    });

    $effect(() => {
      if (this.view.table.status !== 'finished') return;
      untrack(() => {
        this.tab = 'play';
        if (decided) play('end');
      });
    });

    // Where nothing is left but to end the turn, it ends by itself for those who want that.
    $effect(() => {
      const { ask } = this;
      const finish = ask && !ask.end ? this.ui.choices.finish(ask.choices) : null;
      if (!finish || ask?.choices.length !== 1 || !settings.autoEnd || model.pending) return;
      const timer = setTimeout(() => this.select(finish, 'keyboard'), AUTO_END);
      return () => clearTimeout(timer);
    });
  }

  // -- what the player does ---------------------------------------------------------------------

  private twoTaps(pointer: string): boolean {
    if (settings.placing === 'one') return false;
    if (settings.placing === 'two') return true;
    return pointer === 'touch' || pointer === 'pen' || pointer === 'keyboard';
  }

  clearMessages(): void {
    this.note = '';
    if (this.model.refusal) this.shownRefusal = this.model.refusal.n;
  }

  /** In a lesson only an answer to its question is played; the rest is asked again, kindly. */
  private answers(action: number): boolean {
    const lesson = this.lesson();
    if (!lesson || lesson.done) return true;
    if (lesson.answers.includes(action)) {
      lesson.ondone();
      return true;
    }
    this.note = t('lesson-again');
    return false;
  }

  /** Takes a choice up, lets go of it, or, where it needs no cell, plays it. */
  select(one: Choice, pointer: string): void {
    this.clearMessages();
    this.theatre.skip();
    const key = this.ui.choices.key(one);
    if (one.cells === undefined) {
      if (this.twoTaps(pointer) && pointer !== 'keyboard' && this.selected !== key) {
        this.selected = key;
        return;
      }
      if (this.model.pending || !this.answers(one.action)) return;
      if (one.verb === 'draw') play('draw');
      void this.model.play(one.action, null, null);
      return;
    }
    this.selected =
      this.selected === key && this.ask && this.ask.choices.length > 1
        ? this.ui.choices.initial(this.ask.choices)
        : key;
    this.aimed = null;
  }

  /** Chooses by key. */
  choose(key: string): void {
    this.clearMessages();
    this.selected = key;
    this.aimed = null;
  }

  /** Says why something cannot be done. */
  askWhy(action: number): void {
    this.clearMessages();
    if (!this.live) this.note = this.model.archived ? '' : t('looking-help');
    else if (this.view.table.status === 'finished') return;
    else if (!this.ask) this.note = this.mine.length ? t('refusal-not_your_turn') : '';
    else if (this.ask.end) this.note = t('turn-complete');
    else void this.model.why(action);
  }

  place(cell: number): void {
    const { choice, ask } = this;
    if (!choice || !ask) return;
    const piece = this.ui.choices.piece(choice, ask.seat);
    this.clearMessages();
    this.aimed = null;
    if (!this.answers(choice.action + cell)) return;
    play('place');
    void this.model.play(choice.action + cell, cell, piece);
  }

  pick(cell: number, pointer: string): void {
    if (this.theatre.counting) {
      this.theatre.skip();
      return;
    }
    this.clearMessages();
    this.light = null;
    const { ask, choice, model } = this;
    if (!this.live) this.note = model.archived ? '' : t('looking-help');
    else if (this.view.table.status === 'finished' || model.pending || this.counting) return;
    else if (!ask) this.note = this.mine.length ? t('refusal-not_your_turn') : '';
    else if (ask.end) this.note = t('turn-complete');
    else if (this.ui.pick?.(this, cell)) return;
    else if (!choice || choice.cells === undefined) this.note = this.ui.words.choose(ask);
    else if (!this.legal.has(cell)) void model.why(choice.action + cell);
    else if (this.twoTaps(pointer) && this.aimed !== cell && !this.ui.choices.light(choice)) {
      this.aimed = cell;
    } else this.place(cell);
  }

  takeBack(to: number | undefined): void {
    if (to === undefined) {
      const boundary = this.ask?.undo?.boundary;
      this.note = boundary
        ? say(this.ui.id, 'refusal-undo_boundary', { boundary })
        : t('nothing-to-undo');
      return;
    }
    this.clearMessages();
    void this.model.undo(to);
  }

  useHint(): void {
    const { hinted } = this;
    if (!hinted) {
      void this.model.askHint();
      return;
    }
    if (hinted.choice.cells !== undefined) this.selected = this.ui.choices.key(hinted.choice);
    if (hinted.cell !== null) this.aimed = hinted.cell;
    this.model.hint = null;
  }

  mark(cell: number): void {
    const next = new Set(this.marked);
    if (!next.delete(cell)) next.add(cell);
    this.marked = next;
  }

  /** Draws an arrow, or removes it. */
  draw({ from, to }: Arrow): void {
    const others = this.drawn.filter((one) => one.from !== from || one.to !== to);
    const gone = others.length < this.drawn.length;
    this.drawn = gone ? others : [...this.drawn, { from, to }];
    const name = (cell: number): string => this.scene?.cells[cell]?.name ?? '';
    this.speak(t(gone ? 'arrow-gone' : 'arrow-drawn', { from: name(from), to: name(to) }));
  }

  /** With keys: the first time an arrow begins at a cell, the second time it ends at one. */
  private drawFrom(cell: number): void {
    const from = this.arrowFrom;
    this.arrowFrom = from === null ? cell : null;
    if (from === null) {
      this.speak(t('arrow-begun', { cell: this.scene?.cells[cell]?.name ?? '' }));
    } else if (from !== cell) this.draw({ from, to: cell });
  }

  // -- pointing at things -----------------------------------------------------------------------

  /** Lights the cells of a goal for a seat, or for all. */
  lightGoal(goal: Goal | null, seat: number | null = null): void {
    this.light = goal && { goal, cells: new Set(this.ui.goalCells(goal, seat)) };
  }

  /** Lights the cells that something in the log was about. */
  lightFact(fact: Fact | null): void {
    const names = new Set(fact ? this.ui.factCells(fact) : []);
    const paid = new Set(((fact?.['parts'] as Part[]) ?? []).flatMap((part) => part.cells));
    const cells = (this.scene?.cells ?? []).flatMap((cell, i) =>
      names.has(cell.name) || paid.has(i) ? [i] : [],
    );
    this.light = cells.length ? { goal: null, cells: new Set(cells) } : null;
  }

  explain(spot: Spot, at: { x: number; y: number }): void {
    const found = this.ui.explainSpot(this, spot);
    this.info = found && { ...found, at };
  }

  explainTopic(topic: string, at: { x: number; y: number }): void {
    const found = this.ui.explainTopic(this, topic);
    this.info = found && { ...found, at };
  }

  /** Says a text aloud, also when it is the same as before. */
  speak(text: string): void {
    this.repeat = !this.repeat;
    this.theatre.spoken = this.repeat ? text : `${text}\u00a0`;
  }

  standings(): string {
    return this.shown.scene ? this.ui.words.standings(this.shown.scene, this.reader) : '';
  }

  lastText(): string {
    return this.lastFacts
      .map((fact) => this.ui.words.fact(fact, this.reader))
      .filter(Boolean)
      .join(' ');
  }

  cellLabel(cell: number): string {
    if (!this.scene) return '';
    return this.ui.words.cell(
      this.scene,
      cell,
      { ...this.reader, you: this.eyes },
      {
        legal: this.legal.has(cell),
        verb: this.legal.has(cell) ? this.choice?.verb : undefined,
        last: this.last.includes(cell),
        marked: this.marked.has(cell),
      },
    );
  }

  countAgain(): void {
    const round = this.ui.account(this.model.log).at(-1);
    if (!round || !this.view.scene) return;
    void this.model.look(null);
    this.theatre.count = { round, cells: this.view.scene.cells, final: true, beat: this.ui.beat };
    this.theatre.again();
  }

  // -- keys -------------------------------------------------------------------------------------

  /** Does what a key means; false: nothing. */
  key(key: string): boolean {
    const { ask, ui } = this;
    if (ui.key(this, key)) return true;
    switch (key) {
      case 'n':
      case 'N': {
        const from = this.focus.kind === 'cell' ? this.focus.index : 0;
        const next = nextOf([...this.legal], from, key === 'n' ? 1 : -1);
        if (next !== null) this.board?.focusOn({ kind: 'cell', index: next });
        return true;
      }
      case 'e': {
        const finish = ask && ui.choices.finish(ask.choices);
        if (ask?.end) void this.model.end();
        else if (finish) this.select(finish, 'keyboard');
        else this.speak(t('not-possible-now'));
        return true;
      }
      case 'z':
      case 'u':
        this.takeBack(ask?.undo?.step);
        return true;
      case 'h':
        if (ask && !ask.end) this.useHint();
        return true;
      case 's':
        this.speak(`${this.turnText} ${this.roundText} ${this.standings()}`);
        return true;
      case 'l':
        this.speak(this.lastText());
        if (this.last[0] !== undefined) this.board?.focusOn({ kind: 'cell', index: this.last[0] });
        return true;
      case 'g':
        this.speak(this.standings());
        this.tab = ui.openTab;
        return true;
      case 'm':
        if (this.focus.kind === 'cell') this.mark(this.focus.index);
        return true;
      case 'M':
        if (this.focus.kind === 'cell') this.drawFrom(this.focus.index);
        return true;
      case '+':
      case '=':
        this.board?.zoomIn();
        return true;
      case '-':
        this.board?.zoomOut();
        return true;
      case '0':
        this.board?.zoomFit();
        return true;
      case 'Escape':
        return this.escape();
      default:
        return false;
    }
  }

  private escape(): boolean {
    if (this.counting) this.theatre.skip();
    else if (this.arrowFrom !== null) this.arrowFrom = null;
    else if (this.aimed !== null) this.aimed = null;
    else if (this.model.hint) this.model.hint = null;
    else if (this.ui.escape?.(this)) return true;
    else if (this.ask && this.ask.choices.length > 1) {
      this.selected = this.ui.choices.initial(this.ask.choices);
    } else return false;
    return true;
  }
}

/** What can be put into a sentence. */
function simple(params: Record<string, unknown>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).filter(
      (pair): pair is [string, string | number] =>
        typeof pair[1] === 'string' || typeof pair[1] === 'number',
    ),
  );
}
