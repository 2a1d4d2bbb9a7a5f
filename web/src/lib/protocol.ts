// Generated from src/realmwright/server/protocol.py by `realmwright types`. Do not edit.
/* eslint-disable */

export const PROTOCOL = 1;
export const MAX_MESSAGE = 16384;
export const MAX_NAME = 24;
export const MAX_CHAT = 300;

export type PatchStep = [(string | number)[], any] | [(string | number)[]];
export type ClientMessage = Hi | Do | EndTurn | UndoTo | AskPreview | AskWhy | AskHint | Sit | Leave | Fill | Start | Resign | Vote | Return | Nudge | Rematch | Say | Ping;
export type ServerMessage = Hello | Ev | Ok | No | PreviewAnswer | WhyAnswer | HintAnswer | Who | Said | Nudged | Pong | Bye;

export interface Grid {
  shape: "square" | "hex";
  rows: number;
  columns: number;
}

/** What stands on a cell. `seat` for pieces with an owner, `face` for tiles. */
export interface Piece {
  kind: string;
  face?: string;
  value?: number;
  seat?: number;
  rank?: number;
}

/** A place on the board. `count` is what lies ready there: tiles left on a location hex. */
export interface Cell {
  name: string;
  ground: string;
  piece?: Piece;
  count?: number;
}

/**
 * A part of a goal that is scored by itself.
 *
 * In Kingdoms a segment of a row or column: `stakes` is what each seat has in it (sum of castle
 * ranks), `gold` what each would get now. In Kingdom Builder one part per seat: `cells` are those
 * that earn it gold, `stakes` holds what was counted, `gold` what it pays.
 */
export interface Part {
  cells: number[];
  base: number;
  stakes: number[];
  gold: number[];
  tags: string[];
}

/** Something that scores: a row or column of Kingdoms, a card of Kingdom Builder. */
export interface Goal {
  id: string;
  kind: string;
  n: number;
  gold: number[];
  parts: Part[];
  paid: boolean;
}

/**
 * Something in a tray beside the board: castles in hand, a secret tile, the pool.
 *
 * A tile or card that lies face-down for the reader has no `face`. Location tiles have a `state`
 * (`ready`, `fresh`, `used`) and the `cell` they were taken from.
 */
export interface Item {
  kind: string;
  count: number;
  face?: string;
  rank?: number;
  state?: string;
  cell?: number;
}

export interface SeatScene {
  gold: number;
  projected?: number;
  tray: Item[];
}

export interface Turn {
  to_act: number | null;
  step: string;
  round: number;
  rounds: number | null;
  starter: number;
  item?: Item;
  left?: number;
  last?: boolean;
  lifted?: number;
}

export interface Scene {
  grid: Grid;
  cells: Cell[];
  goals: Goal[];
  seats: SeatScene[];
  common: Item[];
  turn: Turn;
  ranking?: number[][];
}

/**
 * One thing the seat to act may do.
 *
 * With `cells` (a hexadecimal bit string, bit i = cell i) the action is `action + cell`;
 * without, it is `action` itself.
 */
export interface Choice {
  verb: string;
  action: number;
  cells?: string;
  face?: string;
  rank?: number;
  count?: number;
}

/** Who sits where. `person` seats have a name; `bot` seats a level; `open` seats neither. */
export interface SeatView {
  kind: "person" | "bot" | "open";
  name?: string;
  level?: string;
  mine?: boolean;
  present?: boolean;
  resigned?: boolean;
  replaced?: string;
  votes?: number[];
  last_seen?: number;
}

/** Milliseconds left per seat, as of `at` on the server's clock; the seat to act runs. */
export interface ClockView {
  kind?: "none" | "turn" | "game";
  seconds?: number;
  increment?: number;
  left?: number[];
  running?: number;
  at?: number;
}

export interface TableView {
  id: string;
  game: string;
  options: Record<string, any>;
  edition: string;
  status: "open" | "running" | "finished";
  seats: SeatView[];
  clock: ClockView;
  created: number;
  host?: boolean;
  hide_scores?: boolean;
  commitment?: string;
  seed?: string;
  salt?: string;
  rematch?: string;
  source?: string;
  acting_since?: number;
  ended_by?: string;
}

/**
 * How far this viewer may go back: `step` and `turn` are log numbers to return to.
 *
 * When nothing can be undone both are absent, and `boundary` says what stands in the way
 * (`drew`, `round_started`, `other_player`, `start`).
 */
export interface Undo {
  step?: number;
  turn?: number;
  boundary?: string;
}

/** What this viewer may do now, as seat `seat`. */
export interface Ask {
  seat: number;
  choices: Choice[];
  undo: Undo;
  end?: boolean;
}

/** All that one viewer knows. Frames carry patches of this object. */
export interface View {
  table: TableView;
  seat: number | null;
  scene: Scene | null;
  ask: Ask | null;
}

/**
 * What happened at one log number, as this viewer may know it.
 *
 * `k` of the entry: created, sat, left, filled, started, act, undo, end, resigned, vote, replaced,
 * returned, flagged, rematch, resumed. `events` are the game's own facts (placed, drew, scored…).
 */
export interface LogEvent {
  seq: number;
  k: string;
  at: number;
  by: number | null;
  events: Record<string, any>[];
  to: number | null;
  text: Record<string, any>;
}

export interface ChatLine {
  n: number;
  at: number;
  name: string;
  seat?: number;
  text?: string;
  preset?: string;
  spectators?: boolean;
}

/** First message. `since`: the last log number this client has (absent: none). */
export interface Hi {
  t: "hi";
  table: string;
  since?: number | null;
  chat?: number;
  v?: number;
}

/** Play action `a` at log number `at`. `hold`: do not pass the turn on until `end`. */
export interface Do {
  t: "do";
  id: string;
  at: number;
  a: number;
  hold?: boolean;
}

export interface EndTurn {
  t: "end";
  id: string;
  at: number;
}

export interface UndoTo {
  t: "undo";
  id: string;
  at: number;
  to: number;
}

/** What every cell of the choice with this `action` would change. */
export interface AskPreview {
  t: "preview";
  id: string;
  at: number;
  action: number;
}

export interface AskWhy {
  t: "why";
  id: string;
  at: number;
  a: number;
}

export interface AskHint {
  t: "hint";
  id: string;
  at: number;
}

export interface Sit {
  t: "sit";
  id: string;
  seat: number;
  name: string;
}

/** Give a seat of an open table free again. */
export interface Leave {
  t: "leave";
  id: string;
  seat: number;
}

/** The host puts a bot on an open seat (level), or opens a bot's seat again (level empty). */
export interface Fill {
  t: "fill";
  id: string;
  seat: number;
  level: string;
}

/** The host starts; open seats are filled with bots of `level`. */
export interface Start {
  t: "start";
  id: string;
  level: string;
}

export interface Resign {
  t: "resign";
  id: string;
  seat: number;
}

/** Vote for a bot to play on for an absent person. */
export interface Vote {
  t: "vote";
  id: string;
  seat: number;
}

/** Take the own seat back from the bot that was voted in. */
export interface Return {
  t: "back";
  id: string;
  seat: number;
}

export interface Nudge {
  t: "nudge";
  id: string;
  seat: number;
}

export interface Rematch {
  t: "rematch";
  id: string;
}

/** Chat: free text, or the code of a preset that each reader sees in their own language. */
export interface Say {
  t: "say";
  id: string;
  text?: string;
  preset?: string;
  name?: string;
}

export interface Ping {
  t: "ping";
  n?: number;
}

/** The whole view at `seq`, and the log entries after `since` for log and animation. */
export interface Hello {
  t: "hello";
  v: number;
  seq: number;
  now: number;
  view: View;
  log: LogEvent[];
  chat: ChatLine[];
  watchers: number;
}

/** One step of the log: what happened, and how the view changes. */
export interface Ev {
  t: "ev";
  seq: number;
  now: number;
  log: LogEvent;
  patch: PatchStep[];
}

/** Done and on disk. */
export interface Ok {
  t: "ok";
  id: string;
  seq: number;
}

/** Refused; nothing changed. `illegal` carries the game's reason and rule. */
export interface No {
  t: "no";
  id: string;
  code: string;
  params: Record<string, any>;
}

export interface PreviewItem {
  a: number;
  gold: number[];
  changes?: Record<string, any>[];
  gained?: string[];
  lost?: string[];
}

export interface PreviewAnswer {
  t: "preview";
  id: string;
  at: number;
  items: PreviewItem[];
}

/** `code` is empty when the action is legal. */
export interface WhyAnswer {
  t: "why";
  id: string;
  code: string;
  rule: string;
  params: Record<string, any>;
}

/** A bot's suggestion, with a code for its reason. */
export interface HintAnswer {
  t: "hint";
  id: string;
  at: number;
  a: number;
  code: string;
  params: Record<string, any>;
}

/** Presence: for each seat whether its person is connected and when last seen; spectators. */
export interface Who {
  t: "who";
  present: boolean[];
  last_seen: number[];
  watchers: number;
}

export interface Said {
  t: "said";
  line: ChatLine;
}

export interface Nudged {
  t: "nudged";
  by: number;
}

export interface Pong {
  t: "pong";
  n: number;
  now: number;
}

/** The server closes the socket: `restarting`, `too_slow`, `bad_message`, `not_found`… */
export interface Bye {
  t: "bye";
  code: string;
}

/** A seat of a new table: `me` (the maker sits here), `bot` with a level, or `open`. */
export interface SeatSpec {
  kind: "me" | "bot" | "open";
  name?: string;
  level?: string;
}

export interface ClockSpec {
  kind?: "none" | "turn" | "game";
  seconds?: number;
  increment?: number;
}

/**
 * POST /api/tables. A table whose seats are all taken starts at once.
 *
 * `document` starts from a position document instead of a new deal; `record` with `upto` from a
 * record after so many actions; `table` with `seq` from another (finished) table at a log number.
 */
export interface NewTable {
  game: string;
  seats: SeatSpec[];
  options?: Record<string, any>;
  edition?: string;
  clock?: ClockSpec;
  hide_scores?: boolean;
  document?: string;
  record?: string;
  upto?: number;
  table?: string;
  seq?: number;
}

/** Answer to POST /api/tables. */
export interface TableMade {
  id: string;
}

/** Every HTTP error: a code for the catalogue, and details for developers. */
export interface Problem {
  code: string;
  problems: string[];
}

export interface OptionInfo {
  id: string;
  values: any[];
  needs: Record<string, any>;
  rule: string;
}

/** GET /api/games: what can be set for each game. */
export interface GameInfo {
  id: string;
  seats: number[];
  options: OptionInfo[];
  editions: string[];
  levels: string[];
}

/** A position to learn from, and the actions that answer its question. */
export interface Lesson {
  document: string;
  answers: number[];
}

/** GET /api/games/{id}/lessons: the lessons of a first game, in order. */
export interface Lessons {
  lessons: Lesson[];
}

/** GET /api/me/tables: a line of the lobby's list. */
export interface TableLine {
  id: string;
  game: string;
  status: "open" | "running" | "finished";
  seats: SeatView[];
  your_turn: boolean;
  round: number;
  updated: number;
  code: string;
}

/**
 * A whole game for the scrubber: the first view, then one step per log number.
 *
 * GET /api/tables/{id}/frames and POST /api/replay answer with this.
 */
export interface Frames {
  first: View;
  steps: Ev[];
  problems: string[];
}

/** A bot's opinion of one action: what it was worth against the best it saw. */
export interface AnalysedMove {
  seq: number;
  seat: number;
  a: number;
  best: number;
  value: number;
  best_value: number;
}

/** GET /api/tables/{id}/analysis of a finished game; the biggest losses first in `swings`. */
export interface Analysis {
  moves: AnalysedMove[];
  swings: number[];
}

/**
 * POST /api/me/continue: a one-time path that opens this seat on another device.
 *
 * Looking at the path takes nothing; the page there sends `Arrive`.
 */
export interface ContinueCode {
  path: string;
  expires: number;
  qr: string;
}

/**
 * POST /api/me/arrive: become the person who made a link.
 *
 * A browser that holds seats already is refused with `has_seats` and loses nothing; `replace` says
 * that it may.
 */
export interface Arrive {
  code: string;
  replace?: boolean;
}

/** Answer to POST /api/me/arrive: how many tables the person has. */
export interface Arrived {
  tables: number;
}
