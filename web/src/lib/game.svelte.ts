/**
 * One game as this browser sees it: the view, the log, what is being sent, and the moment that is
 * looked at. Pages draw it; they never change it except through its methods.
 */

import { getJson } from './api';
import { Connection, FINAL, type Answer, type Status } from './connection';
import { moments } from './moments';
import { applyPatch } from './patch';
import type {
  ChatLine,
  Ev,
  Frames,
  HintAnswer,
  LogEvent,
  Piece,
  PreviewItem,
  ServerMessage,
  View,
} from './protocol';
import { recall, remember, settings } from './settings.svelte';

/** A move on its way to the server, drawn at once as "sending". */
export interface Pending {
  action: number;
  cell: number | null;
  piece: Piece | null;
  /** The log number of the answer; the view with it ends the sending. */
  seq: number | null;
}

export interface Refusal {
  code: string;
  params: Record<string, unknown>;
  /** Counts up, so that the same refusal twice is noticed twice. */
  n: number;
}

/** A step of the log as it arrives, for animation, sound and announcements. */
export interface Step {
  log: LogEvent;
  before: View;
  after: View;
}

const LATE_AFTER = 1500;
const RELOADED = 'realmwright.reloaded';

export class GameModel {
  readonly id: string;
  view = $state.raw<View | null>(null);
  seq = $state(0);
  log = $state.raw<LogEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  watchers = $state(0);
  present = $state.raw<boolean[]>([]);
  lastSeen = $state.raw<number[]>([]);
  status = $state<Status>('connecting');
  /** The connection has been gone long enough to say so. */
  late = $state(false);
  /** Why there is no game to show, if there is none. */
  gone = $state('');
  pending = $state.raw<Pending | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<HintAnswer | null>(null);
  thinking = $state(false);
  nudged = $state(0);
  /** The place in `moments` that is looked at; null is live. */
  at = $state<number | null>(null);
  /** A game without a server behind it: a record or position that was opened. */
  readonly archived: boolean;

  moments = $derived(moments(this.log));
  shown = $derived(this.at === null ? this.view : (this.viewAt(this.at) ?? this.view));
  live = $derived(this.at === null);

  /** Whether a finished turn waits for "end turn" while it can still be taken back. */
  holds = true;

  /** Called for each step that arrives while the game is watched live. */
  onstep: (step: Step) => void = () => {};
  onsaid: (line: ChatLine) => void = () => {};
  onnudged: (by: number) => void = () => {};

  private views = $state.raw<ReadonlyMap<number, View>>(new Map());
  private fetching: Promise<void> | null = null;
  private connection: Connection | null = null;
  private previews = new Map<string, Promise<Map<number, PreviewItem>>>();
  private lateTimer: ReturnType<typeof setTimeout> | undefined;
  private refusals = 0;
  private offset = 0;

  constructor(id: string, frames?: Frames) {
    this.id = id;
    this.archived = frames !== undefined;
    if (frames) this.readFrames(frames);
  }

  // -- the line ---------------------------------------------------------------------------------

  connect(url = socketUrl()): () => void {
    const connection = new Connection({
      url,
      hi: () => ({
        table: this.id,
        ...(this.view ? { since: this.seq } : {}),
        chat: this.chat.at(-1)?.n ?? 0,
      }),
      on: (message) => this.receive(message),
      status: (status) => this.changeStatus(status),
      reload: reloadOnce,
    });
    this.connection = connection;
    const hurry = (): void => connection.hurry();
    const look = (): void => {
      if (document.visibilityState === 'visible') connection.hurry();
    };
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', look);
    connection.start();
    return () => {
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', look);
      clearTimeout(this.lateTimer);
      connection.stop();
    };
  }

  private changeStatus(status: Status): void {
    this.status = status;
    if (status === 'open' || status === 'closed') {
      clearTimeout(this.lateTimer);
      this.lateTimer = undefined;
      this.late = false;
    } else {
      this.lateTimer ??= setTimeout(() => (this.late = true), LATE_AFTER);
    }
  }

  receive(message: ServerMessage): void {
    switch (message.t) {
      case 'hello': {
        const known = this.log.at(-1)?.seq ?? -1;
        this.log = [...this.log, ...message.log.filter((entry) => entry.seq > known)];
        this.chat = mergeChat(this.chat, message.chat);
        this.watchers = message.watchers ?? 0;
        this.show(message.view, message.seq, message.now);
        break;
      }
      case 'ev':
        this.step(message);
        break;
      case 'who':
        this.present = message.present;
        this.lastSeen = message.last_seen;
        this.watchers = message.watchers;
        break;
      case 'said':
        this.chat = mergeChat(this.chat, [message.line]);
        this.unread += 1;
        this.onsaid(message.line);
        break;
      case 'nudged':
        this.nudged += 1;
        this.onnudged(message.by);
        break;
      case 'bye':
        if (FINAL.has(message.code)) this.gone = message.code;
        break;
      default:
        // Answers are given to whoever asked.
        break;
    }
  }

  private step(ev: Ev): void {
    if (!this.view || ev.seq <= this.seq) return;
    const before = this.view;
    const after = applyPatch(before, ev.patch);
    this.log = [...this.log, ev.log];
    // The step of one's own move may arrive before the answer to it.
    const own = before.table.seats[ev.log.by ?? -1]?.mine ?? false;
    if (own && ev.log.k === 'act') this.pending = null;
    this.show(after, ev.seq, ev.now);
    this.onstep({ log: ev.log, before, after });
  }

  private show(view: View, seq: number, now: number): void {
    this.view = view;
    this.seq = seq;
    this.offset = now - Date.now();
    this.views = new Map(this.views).set(seq, view);
    this.hint = null;
    this.previews.clear();
    if (this.pending?.seq != null && this.pending.seq <= seq) this.pending = null;
  }

  /** The server's clock. */
  now(): number {
    return Date.now() + this.offset;
  }

  // -- the past ---------------------------------------------------------------------------------

  private viewAt(at: number): View | undefined {
    const seq = this.moments[at];
    return seq === undefined ? undefined : this.views.get(seq);
  }

  private readFrames(frames: Frames): void {
    const views = new Map(this.views);
    let view = frames.first;
    const log: LogEvent[] = [];
    for (const ev of frames.steps) {
      view = applyPatch(view, ev.patch);
      if (!views.has(ev.seq)) views.set(ev.seq, view);
      log.push(ev.log);
    }
    this.views = views;
    if (this.archived) {
      this.log = log;
      this.view = view;
      this.seq = frames.steps.at(-1)?.seq ?? 0;
    }
  }

  /** Makes sure that every moment of the past can be shown. */
  loadPast(): Promise<void> {
    if (this.moments.every((seq) => this.views.has(seq))) return Promise.resolve();
    this.fetching ??= getJson<Frames>(`/api/tables/${this.id}/frames`)
      .then((frames) => this.readFrames(frames))
      .catch(() => this.refuse('offline'))
      .finally(() => (this.fetching = null));
    return this.fetching;
  }

  /** Looks at move `at`; the last one, or null, is live. */
  async look(at: number | null): Promise<void> {
    if (at === null) {
      this.at = null;
      return;
    }
    await this.loadPast();
    const last = this.moments.length - 1;
    if (last < 0) return;
    this.at = at >= last ? null : Math.max(0, at);
  }

  /** All views of the game so far, one a moment; for the chart of gold. */
  history(): View[] {
    return this.moments.flatMap((seq) => this.views.get(seq) ?? []);
  }

  // -- what a player does -----------------------------------------------------------------------

  private refuse(code: string, params: Record<string, unknown> = {}): void {
    this.refusals += 1;
    this.refusal = { code, params, n: this.refusals };
  }

  private async send(message: Parameters<Connection['request']>[0]): Promise<boolean> {
    if (!this.connection) return false;
    this.refusal = null;
    const answer = await this.connection.request(message);
    if (answer.t === 'no') this.refuse(answer.code, answer.params ?? {});
    return answer.t === 'ok';
  }

  private async ask(message: Parameters<Connection['request']>[0]): Promise<Answer | null> {
    return this.connection?.request(message) ?? null;
  }

  async play(action: number, cell: number | null, piece: Piece | null): Promise<void> {
    if (this.pending || !this.connection) return;
    this.refusal = null;
    this.hint = null;
    const sent: Pending = { action, cell, piece, seq: null };
    this.pending = sent;
    const hold = this.holds && !settings.autoEnd;
    const answer = await this.connection.request({ t: 'do', at: this.seq, a: action, hold });
    if (answer.t === 'no') {
      if (this.pending === sent) this.pending = null;
      this.refuse(answer.code, answer.params ?? {});
    } else if (answer.t === 'ok' && this.pending === sent) {
      this.pending = answer.seq <= this.seq ? null : { ...sent, seq: answer.seq };
    }
  }

  end(): Promise<boolean> {
    return this.send({ t: 'end', at: this.seq });
  }

  undo(to: number): Promise<boolean> {
    return this.send({ t: 'undo', at: this.seq, to });
  }

  /** What every cell of a choice would change, by action; asked once per position and choice. */
  preview(action: number): Promise<Map<number, PreviewItem>> {
    const key = `${this.seq}/${action}`;
    let asked = this.previews.get(key);
    if (!asked) {
      asked = this.ask({ t: 'preview', at: this.seq, action }).then(
        (answer) =>
          new Map((answer?.t === 'preview' ? answer.items : []).map((item) => [item.a, item])),
      );
      this.previews.set(key, asked);
    }
    return asked;
  }

  /** Why an action is not legal: the answer appears as the refusal. */
  async why(action: number): Promise<void> {
    const answer = await this.ask({ t: 'why', at: this.seq, a: action });
    if (answer?.t === 'why' && answer.code) {
      this.refuse('illegal', { ...answer.params, code: answer.code, rule: answer.rule });
    } else if (answer?.t === 'no') this.refuse(answer.code, answer.params ?? {});
  }

  async askHint(): Promise<void> {
    this.thinking = true;
    const answer = await this.ask({ t: 'hint', at: this.seq });
    this.thinking = false;
    if (answer?.t === 'hint' && answer.at === this.seq) this.hint = answer;
    else if (answer?.t === 'no') this.refuse(answer.code, answer.params ?? {});
  }

  sit(seat: number, name: string): Promise<boolean> {
    return this.send({ t: 'sit', seat, name });
  }

  leave(seat: number): Promise<boolean> {
    return this.send({ t: 'leave', seat });
  }

  fill(seat: number, level: string): Promise<boolean> {
    return this.send({ t: 'fill', seat, level });
  }

  startGame(level: string): Promise<boolean> {
    return this.send({ t: 'start', level });
  }

  resign(seat: number): Promise<boolean> {
    return this.send({ t: 'resign', seat });
  }

  vote(seat: number): Promise<boolean> {
    return this.send({ t: 'vote', seat });
  }

  back(seat: number): Promise<boolean> {
    return this.send({ t: 'back', seat });
  }

  nudge(seat: number): Promise<boolean> {
    return this.send({ t: 'nudge', seat });
  }

  rematch(): Promise<boolean> {
    return this.send({ t: 'rematch' });
  }

  say(words: { text?: string; preset?: string; name?: string }): Promise<boolean> {
    return this.send({ t: 'say', text: '', preset: '', name: '', ...words });
  }
}

export function mergeChat(known: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] {
  const lines = new Map([...known, ...more].map((line) => [line.n, line]));
  return [...lines.values()].sort((a, b) => a.n - b.n);
}

function socketUrl(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}

/** A newer server brings a newer client; but never reload in a circle. */
function reloadOnce(): void {
  const last = Number(recall(RELOADED) ?? 0);
  if (Date.now() - last < 30_000) return;
  remember(RELOADED, String(Date.now()));
  location.reload();
}
