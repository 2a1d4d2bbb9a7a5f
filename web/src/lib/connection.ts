/**
 * The line to the server: one WebSocket that comes back by itself.
 *
 * Everything sent with `request` carries an id and is sent again after a break until it is
 * answered; the server recognises ids, so nothing is done twice.
 */

import { PROTOCOL, type ClientMessage, type Hi, type No, type ServerMessage } from './protocol';

export type Status = 'connecting' | 'open' | 'waiting' | 'closed';
export type Request = Extract<ClientMessage, { id: string }>;
export type Answer = Extract<ServerMessage, { id: string }>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

export interface Socket {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Options {
  url: string;
  /** The first message of every connection, with what this client has already. */
  hi: () => Omit<Hi, 't'>;
  on: (message: ServerMessage) => void;
  status: (status: Status) => void;
  /** The server speaks a newer protocol. */
  reload: () => void;
  open?: (url: string) => Socket;
  random?: () => number;
}

export const FIRST_WAIT = 300;
export const LONGEST_WAIT = 8000;
export const PING_EVERY = 15_000;
export const PONG_WITHIN = 8000;

/** Codes after which trying again is of no use. */
export const FINAL = new Set(['not_found', 'bad_message', 'other_rules', 'damaged']);
/** The server restarts: it is back in a moment. */
const RESTARTING = new Set([1001, 1012]);

/** Random and short; `crypto.randomUUID` is missing on plain http, so it is made by hand. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** How long to wait before attempt `n` (from 0): 0.3 s doubling to 8 s, ±25 %. */
export function wait(attempt: number, random: number): number {
  return Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT) * (0.75 + random / 2);
}

export class Connection {
  private socket: Socket | null = null;
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private greeted = false;
  private ended = false;
  private readonly waiting = new Map<
    string,
    { message: Request; resolve: (answer: Answer) => void }
  >();

  constructor(private readonly options: Options) {}

  start(): void {
    this.connect();
    this.pinger = setInterval(() => this.ping(), PING_EVERY);
  }

  /** Ends the connection for good. Unanswered requests are answered `closed`. */
  stop(): void {
    this.ended = true;
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    clearInterval(this.pinger);
    this.drop();
    this.options.status('closed');
    for (const [id, { resolve }] of this.waiting) {
      resolve({ t: 'no', id, code: 'closed', params: {} } as No);
    }
    this.waiting.clear();
  }

  /** The network is back or the page is looked at again: do not wait any longer. */
  hurry(): void {
    if (this.ended) return;
    if (!this.socket) {
      this.attempt = 0;
      this.connect();
    } else if (this.greeted) this.ping();
  }

  /** Sends a message until it is answered. Never rejects. */
  request(message: WithoutId<Request>): Promise<Answer> {
    const id = newId();
    const whole = { ...message, id } as Request;
    return new Promise((resolve) => {
      this.waiting.set(id, { message: whole, resolve });
      if (this.greeted) this.transmit(whole);
    });
  }

  private transmit(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private connect(): void {
    clearTimeout(this.retry);
    if (this.socket || this.ended) return;
    this.options.status('connecting');
    const open = this.options.open ?? ((url: string) => new WebSocket(url) as unknown as Socket);
    const socket = open(this.options.url);
    this.socket = socket;
    socket.onopen = () => this.transmit({ t: 'hi', ...this.options.hi(), v: PROTOCOL } as Hi);
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(event.data);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  private receive(text: string): void {
    clearTimeout(this.silence);
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'hello') {
      if (message.v > PROTOCOL) {
        this.stop();
        this.options.reload();
        return;
      }
      this.attempt = 0;
      this.greeted = true;
      this.options.on(message);
      this.options.status('open');
      for (const { message: unanswered } of this.waiting.values()) this.transmit(unanswered);
      return;
    }
    if (message.t === 'bye' && FINAL.has(message.code)) {
      this.options.on(message);
      this.stop();
      return;
    }
    this.options.on(message);
    if ('id' in message) {
      const request = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      request?.resolve(message);
    }
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  private lost(code: number): void {
    clearTimeout(this.silence);
    this.socket = null;
    this.greeted = false;
    if (this.ended) return;
    this.options.status('waiting');
    const random = (this.options.random ?? Math.random)();
    // All clients of a restarting server come back at once, but not in the same instant.
    const pause = RESTARTING.has(code) && !this.attempt ? random * 250 : wait(this.attempt, random);
    this.attempt += 1;
    this.retry = setTimeout(() => this.connect(), pause);
  }

  /** A socket can be dead without saying so: if the answer does not come, open a new one. */
  private ping(): void {
    if (!this.greeted) return;
    this.transmit({ t: 'ping', n: 0 });
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.drop();
      this.lost(1006);
    }, PONG_WITHIN);
  }
}
