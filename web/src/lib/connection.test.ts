import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, LONGEST_WAIT, PING_EVERY, PONG_WITHIN, wait, type Status } from './connection';
import { PROTOCOL, type ServerMessage } from './protocol';

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: { t: string; [key: string]: unknown }[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  opens(): void {
    this.onopen?.();
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006): void {
    this.onclose?.({ code });
  }
}

let sockets: FakeSocket[];
let seen: ServerMessage[];
let statuses: Status[];
let since: number | null;
let reload: ReturnType<typeof vi.fn<() => void>>;

function connection(): Connection {
  return new Connection({
    url: 'ws://x/ws',
    hi: () => ({ table: 'T', since, chat: 0, v: PROTOCOL }),
    on: (message) => seen.push(message),
    status: (status) => statuses.push(status),
    reload,
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    random: () => 0.5,
  });
}

function last(): FakeSocket {
  return sockets[sockets.length - 1] as FakeSocket;
}

function greet(): void {
  last().opens();
  last().says({ t: 'hello', v: PROTOCOL, seq: 1 });
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  seen = [];
  statuses = [];
  since = null;
  reload = vi.fn<() => void>();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('connection', () => {
  it('says hi first and passes messages on', () => {
    connection().start();
    greet();
    expect(last().sent[0]).toMatchObject({ t: 'hi', table: 'T', v: PROTOCOL });
    expect(seen.map((m) => m.t)).toEqual(['hello']);
    expect(statuses).toEqual(['connecting', 'open']);
  });

  it('sends an unanswered request again, with the same id, after a break', async () => {
    const line = connection();
    line.start();
    greet();
    const answer = line.request({ t: 'end', at: 1 });
    const id = last().sent[1]?.['id'];
    last().breaks();
    since = 1;
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(2);
    greet();
    expect(last().sent).toMatchObject([
      { t: 'hi', since: 1 },
      { t: 'end', id, at: 1 },
    ]);
    last().says({ t: 'ok', id, seq: 2 });
    await expect(answer).resolves.toMatchObject({ t: 'ok', seq: 2 });
    last().breaks();
    vi.advanceTimersByTime(LONGEST_WAIT);
    greet();
    expect(last().sent).toHaveLength(1);
  });

  it('keeps a request made while there is no connection', () => {
    const line = connection();
    line.start();
    void line.request({ t: 'rematch' });
    last().opens();
    expect(last().sent).toHaveLength(1);
    last().says({ t: 'hello', v: PROTOCOL, seq: 1 });
    expect(last().sent[1]).toMatchObject({ t: 'rematch' });
  });

  it('waits longer and longer, but not for ever', () => {
    expect([0, 1, 2, 9].map((n) => wait(n, 0.5))).toEqual([300, 600, 1200, LONGEST_WAIT]);
    expect(wait(0, 0)).toBe(225);
    connection().start();
    last().breaks();
    vi.advanceTimersByTime(300);
    last().breaks();
    vi.advanceTimersByTime(599);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(3);
  });

  it('comes back at once when the server restarts or the network returns', () => {
    const line = connection();
    line.start();
    greet();
    last().breaks(1012);
    vi.advanceTimersByTime(125);
    expect(sockets).toHaveLength(2);
    last().breaks();
    last().breaks();
    line.hurry();
    expect(sockets).toHaveLength(3);
  });

  it('replaces a socket that does not answer', () => {
    connection().start();
    greet();
    vi.advanceTimersByTime(PING_EVERY);
    expect(last().sent.at(-1)).toMatchObject({ t: 'ping' });
    const dead = last();
    vi.advanceTimersByTime(PONG_WITHIN + 300);
    expect(dead.closed).toBe(true);
    expect(sockets).toHaveLength(2);
  });

  it('reloads for a newer protocol and stops for a table that is not there', () => {
    connection().start();
    last().opens();
    last().says({ t: 'hello', v: PROTOCOL + 1, seq: 1 });
    expect(reload).toHaveBeenCalledOnce();
    expect(seen).toEqual([]);

    for (const code of ['not_found', 'other_rules', 'damaged']) {
      connection().start();
      last().opens();
      last().says({ t: 'bye', code });
      const count = sockets.length;
      vi.advanceTimersByTime(60_000);
      expect(sockets).toHaveLength(count);
      expect(statuses.at(-1)).toBe('closed');
    }
  });
});
