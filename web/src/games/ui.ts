/**
 * What a game brings to the table: its words, its pictures, and what its choices mean. Everything
 * else (the stage, undo, replay, dialogs, the past) is the same for all games and lives in `table/`.
 */

import type { Component } from 'svelte';
import type { Margins, Spot } from '../board/Board.svelte';
import type { Fact, Reader } from '../lib/players';
import type {
  Ask,
  Cell,
  Choice,
  Goal,
  Item,
  LogEvent,
  Piece,
  PreviewItem,
  Scene,
  View,
} from '../lib/protocol';
import type { Round } from '../table/account';
import type { Stage } from '../table/stage.svelte';
import type { Stager } from '../table/theatre.svelte';

/** A thing with a picture, to be explained. */
export type Pictured = Pick<Piece, 'kind' | 'face' | 'seat' | 'rank'>;

/** A short explanation at the thing it explains. */
export interface Explanation {
  title: string;
  texts: string[];
  picture?: Pictured | undefined;
  /** The section of the rules page that says more. */
  rule?: string | undefined;
}

export interface Words {
  /** Whose turn it is and what to do with what is chosen: one sentence. */
  turn(view: View, ask: Ask | null, reader: Reader, choice: Choice | null): string;
  /** What happened; empty for what needs no words. */
  fact(fact: Fact, reader: Reader): string;
  /** Why something cannot be done. */
  reason(params: Record<string, unknown>, scene: Scene | null): string;
  goal(goal: { id: string }): string;
  /** A goal with all its numbers, for a screen reader. */
  goalFull(goal: Goal, reader: Reader, eyes: number | null): string;
  cell(
    scene: Scene,
    cell: number,
    reader: Reader,
    about: { verb?: string | undefined; legal?: boolean; last?: boolean; marked?: boolean },
  ): string;
  /** A suggestion: what to do, without the reason. */
  hint(choice: Choice, cell: number | null, scene: Scene, seat: number): string;
  /** The parameters of a suggestion's reason with names for codes, where a game has such. */
  named?(params: Record<string, unknown>): Record<string, string | number>;
  /** What a click without anything chosen is answered with. */
  choose(ask: Ask): string;
  /** What a step would change, in words. */
  preview(item: PreviewItem, reader: Reader, seat: number): string;
  /** What stands below the hand while nothing is previewed. */
  idle(choice: Choice | null, ask: Ask): string;
  /** The button that does a choice; `cell`: the name of the cell that is aimed at. */
  button(choice: Choice, cell: string | null): string;
  standings(scene: Scene, reader: Reader): string;
  /** What is on the board, as lists with titles. */
  lists(stage: Stage): { title: string; items: string[] }[];
}

export interface Choices {
  /** Names a choice within a position and, where it exists again, in the next one. */
  key(choice: Choice): string;
  /** The piece that a choice would put on the board. */
  piece(choice: Choice, seat: number): Piece | null;
  /** What is taken up by itself when nothing has been chosen yet. */
  initial(choices: readonly Choice[]): string | null;
  /** Whether what would change can be asked for. */
  previewed(choice: Choice): boolean;
  /** A choice that needs no second tap, because it can be put back without loss. */
  light(choice: Choice): boolean;
  /** The choice that ends the turn, where a game has one. */
  finish(choices: readonly Choice[]): Choice | null;
}

/** A seat's numbers as they stand beside its name. */
export interface Figures {
  /** Null: the table keeps it hidden. */
  gold: number | null;
  /** What it would be if the round or the game were scored now. */
  projected?: number | undefined;
  /** Whether `gold` is such a projection itself. */
  forecast?: boolean;
  /** Pieces left to play, where that matters to everybody. */
  supply?: { count: number; label: string } | undefined;
  /** A thing of its own that lies open: its picture, and what else has to be said of it. */
  open?: { of: Pictured; text: string; label: string } | undefined;
}

export interface GameTab {
  id: string;
  title: () => string;
  Panel: Component<{ stage: Stage }>;
}

export interface GameUi {
  id: string;
  words: Words;
  choices: Choices;

  // -- the board
  /** Whether lines stand beside rows and below columns. */
  edges: boolean;
  margins(compact: boolean, seats: number): Margins;
  /** Below this width of the board in CSS pixels it is set for a phone. */
  compactBelow: number;
  Ground: Component<{ scene: Scene }>;
  /** `raised`: taken up, to be put somewhere else. */
  Piece: Component<{ piece: Piece; names: boolean; scale: number; raised?: boolean }>;
  /** What lies ready on a cell, where a game counts that. */
  Marker?: Component<{ cell: Cell }>;
  /**
   * For a board that is too large for a phone: it can be zoomed, and a small map shows the whole of
   * it in these colours.
   */
  mapColour?: (ground: string) => string;
  Edge?: Component<{
    stage: Stage;
    kind: 'row' | 'column';
    index: number;
    compact: boolean;
  }>;
  Overlay: Component<{ stage: Stage; compact: boolean }>;
  /** The goal that a spot beside the board stands for. */
  spotGoal(scene: Scene, spot: Spot): Goal | undefined;
  /** The cells of a goal: a seat's, or everybody's. */
  goalCells(goal: Goal, seat: number | null): number[];
  /** The names of the cells that a fact is about. */
  factCells(fact: Fact): string[];
  /** The facts of the last move, as it is marked on the board and told on request. */
  lastFacts(log: readonly LogEvent[], seq: number | undefined, eyes: number | null): Fact[];
  /** Where facts stand in the log: `round` opens a chapter, `score` is small print. */
  factKind(fact: Fact): 'move' | 'round' | 'score';

  // -- beside it
  /** `gold`: everybody's as far as it has been counted, while it is being counted. */
  figures(scene: Scene, seat: number, gold: number[] | null): Figures;
  Hand: Component<{ stage: Stage }>;
  Preview: Component<{ stage: Stage; idle: string }>;
  tabs: GameTab[];
  /** The tab that stands open at first. */
  openTab: string;
  /** A seat's pieces, in the dialog about it. */
  TrayItem: Component<{ item: Item; seat: number; covered: boolean }>;

  // -- explanations
  explainSpot(stage: Stage, spot: Spot): Explanation | null;
  explainTopic(stage: Stage, topic: string): Explanation | null;
  Picture: Component<{ of: Pictured }>;

  // -- counting, and the end
  staging: Stager;
  account(log: readonly LogEvent[]): Round[];
  countTitle(round: Round, over: boolean): string;
  /** Who begins the next round. */
  nextText(log: readonly LogEvent[], reader: Reader): string;
  Summary: Component<{ round: Round; reader: Reader }>;
  Account: Component<{ rounds: Round[]; reader: Reader }>;
  /** How long each goal is looked at while it is counted, in ms. */
  beat: number;

  // -- keys
  /** Does what one of the game's own keys means; false: it has none of this name. */
  key(stage: Stage, key: string): boolean;
  keys: [keys: string[], text: () => string][];
  /** A click on a cell that means something of its own, whatever is chosen. */
  pick?(stage: Stage, cell: number): boolean;
  /** What Escape does before it lets go of what is chosen. */
  escape?(stage: Stage): boolean;
}
