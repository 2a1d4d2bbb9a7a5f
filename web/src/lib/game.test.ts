import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameModel, mergeChat, type Step } from './game.svelte';
import type { Ev, Frames, Hello, LogEvent, View } from './protocol';

function view(note: string): View {
  const table = { id: 'T', game: 'kingdoms', options: {}, edition: '', status: 'running' as const };
  return {
    table: {
      ...table,
      seats: [{ kind: 'person', mine: true }],
      clock: {},
      created: 0,
      source: note,
    },
    seat: 0,
    scene: null,
    ask: null,
  };
}

function entry(seq: number, k: string, to: number | null = null): LogEvent {
  return { seq, k, at: 0, by: 0, events: [], to, text: {} };
}

function hello(seq: number, log: LogEvent[]): Hello & { t: 'hello' } {
  return {
    t: 'hello',
    v: 1,
    seq,
    now: Date.now(),
    view: view(`${seq}`),
    log,
    chat: [],
    watchers: 2,
  };
}

function ev(seq: number, k = 'act', to: number | null = null): Ev & { t: 'ev' } {
  const patch: Ev['patch'] = [[['table', 'source'], `${seq}`]];
  return { t: 'ev', seq, now: Date.now(), log: entry(seq, k, to), patch };
}

/** A socket that the test answers for. */
class FakeSocket {
  static last: FakeSocket;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const START = [entry(1, 'created'), entry(2, 'started')];
let stop: () => void = () => {};

function playing(): { model: GameModel; socket: FakeSocket } {
  const model = new GameModel('T');
  stop = model.connect('ws://x/ws');
  const socket = FakeSocket.last;
  socket.onopen?.();
  socket.says(hello(2, START));
  return { model, socket };
}

beforeEach(() => {
  const listen = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', { ...listen, visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', listen.addEventListener);
  vi.stubGlobal('removeEventListener', listen.removeEventListener);
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('the game model', () => {
  it('takes the view of a hello and follows every step once', () => {
    const model = new GameModel('T');
    const steps: Step[] = [];
    model.onstep = (step) => steps.push(step);
    model.receive(hello(2, START));
    model.receive(ev(3));
    model.receive(ev(3));
    expect(model.view?.table.source).toBe('3');
    expect(model.log.map((one) => one.seq)).toEqual([1, 2, 3]);
    expect(steps.map((step) => [step.before.table.source, step.after.table.source])).toEqual([
      ['2', '3'],
    ]);
    expect(model.watchers).toBe(2);
  });

  it('joins the log after a break without doubling it', () => {
    const model = new GameModel('T');
    model.receive(hello(2, START));
    model.receive(hello(4, [entry(2, 'started'), entry(3, 'act'), entry(4, 'act')]));
    expect(model.log.map((one) => one.seq)).toEqual([1, 2, 3, 4]);
    expect(model.moments).toEqual([2, 3, 4]);
  });

  it('draws a move as sending until its step has arrived', async () => {
    const { model, socket } = playing();
    const sent = model.play(64, 3, { kind: 'castle', seat: 0, rank: 1 });
    expect(model.pending?.cell).toBe(3);
    const message = socket.sent.at(-1);
    expect(message).toMatchObject({ t: 'do', at: 2, a: 64, hold: true });
    socket.says({ t: 'ok', id: message?.['id'], seq: 3 });
    await sent;
    expect(model.pending).not.toBeNull();
    socket.says(ev(3));
    expect(model.pending).toBeNull();
  });

  it('is done sending when the step arrives before the answer', async () => {
    const { model, socket } = playing();
    const sent = model.play(64, 3, null);
    socket.says(ev(3));
    expect(model.pending).toBeNull();
    socket.says({ t: 'ok', id: socket.sent.at(-1)?.['id'], seq: 3 });
    await sent;
    expect(model.pending).toBeNull();
  });

  it('gives the piece back when a move is refused, and says why', async () => {
    const { model, socket } = playing();
    const sent = model.play(64, 3, null);
    socket.says({ t: 'no', id: socket.sent.at(-1)?.['id'], code: 'stale', params: {} });
    await sent;
    expect(model.pending).toBeNull();
    expect(model.refusal).toMatchObject({ code: 'stale', n: 1 });
  });

  it('asks for a preview once per position', async () => {
    const { model, socket } = playing();
    const first = model.preview(64);
    void model.preview(64);
    const asked = socket.sent.filter((message) => message['t'] === 'preview');
    expect(asked).toHaveLength(1);
    socket.says({ t: 'preview', id: asked[0]?.['id'], at: 2, items: [{ a: 65, gold: [4, 0] }] });
    expect((await first).get(65)?.gold).toEqual([4, 0]);
    socket.says(ev(3));
    void model.preview(64);
    expect(socket.sent.filter((message) => message['t'] === 'preview')).toHaveLength(2);
  });

  it('looks at the past while live moves go on arriving', async () => {
    const model = new GameModel('T');
    model.receive(hello(2, START));
    for (const seq of [3, 4, 5]) model.receive(ev(seq));
    await model.look(1);
    expect(model.shown?.table.source).toBe('3');
    model.receive(ev(6));
    expect(model.shown?.table.source).toBe('3');
    expect(model.view?.table.source).toBe('6');
    await model.look(99);
    expect(model.live).toBe(true);
    expect(model.shown?.table.source).toBe('6');
  });

  it('fetches the past that it has not seen', async () => {
    const frames: Frames = {
      first: view('1'),
      steps: [ev(1, 'created'), ev(2, 'started'), ev(3)],
      problems: [],
    };
    const fetched = vi.fn(async () => ({ ok: true, json: async () => frames }));
    vi.stubGlobal('fetch', fetched);
    const model = new GameModel('T');
    model.receive(hello(4, [...START, entry(3, 'act'), entry(4, 'act')]));
    await model.look(0);
    expect(model.shown?.table.source).toBe('2');
    await model.look(1);
    expect(model.shown?.table.source).toBe('3');
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('shows a stored game from its frames alone', async () => {
    const steps = [ev(1, 'created'), ev(2, 'started'), ev(3), ev(4), ev(5, 'undo', 3), ev(6)];
    const model = new GameModel('', { first: view('1'), steps, problems: [] });
    expect(model.moments).toEqual([2, 3, 6]);
    expect(model.history().map((one) => one.table.source)).toEqual(['2', '3', '6']);
    await model.look(1);
    expect(model.shown?.table.source).toBe('3');
    await model.look(2);
    expect(model.at).toBeNull();
    expect(model.shown?.table.source).toBe('6');
  });

  it('keeps every line of chat once and in order', () => {
    const line = (n: number) => ({ n, at: 0, name: 'A', text: `${n}` });
    expect(mergeChat([line(1), line(3)], [line(3), line(2)]).map((one) => one.n)).toEqual([
      1, 2, 3,
    ]);
  });
});
