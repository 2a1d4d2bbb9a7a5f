/** Sentences of Kingdoms, made from codes, numbers and names. */

import { letter } from '../../board/geometry';
import { has, list, number, signed, t } from '../../lib/i18n.svelte';
import type { Fact, Reader } from '../../lib/players';
import type { Ask, Cell, Goal, Part, Piece, PreviewItem, Scene, View } from '../../lib/protocol';

function faceId(face: string): string {
  return face.replace('+', 'plus').replace('-', 'minus');
}

export function faceName(face: string): string {
  return t(`kingdoms-face-${faceId(face)}`);
}

/** About what a letter of a name on a tile takes, and how far it may be set closer. */
const LETTER = 7.2;
const CLOSER = 0.8;

/**
 * A tile's name as it fits in so many CSS pixels: with its value, else without, a little closer
 * if need be, and cut in the end. `width` is set where it has to be set closer.
 */
export function tileName(face: string, room: number): { text: string; width?: number } {
  const least = LETTER * CLOSER;
  const name = faceName(face);
  const full = faceLabel(face);
  const most = Math.floor(room / least);
  const whole = full.length <= most ? full : name;
  const text = whole.length <= most ? whole : `${whole.slice(0, most - 1).trimEnd()}…`;
  return text.length * LETTER > room ? { text, width: room } : { text };
}

export function faceValue(face: string): number | null {
  return /^[+-]\d$/.test(face) ? Number(face) : null;
}

/** "Village +3", "Dragon". */
export function faceLabel(face: string): string {
  const value = faceValue(face);
  const name = faceName(face);
  return value === null ? name : t('kingdoms-tile-label', { name, value: signed(value) });
}

/** A piece as part of a sentence: "a rank 2 castle", "Village +3". */
export function pieceText(piece: Piece): string {
  if (piece.kind === 'castle') return t('kingdoms-piece-castle', { rank: piece.rank ?? 0 });
  const face = piece.face ?? '';
  const value = faceValue(face);
  const name = faceName(face);
  return value === null
    ? t('kingdoms-piece-special', { name })
    : t('kingdoms-piece-tile', { name, value: signed(value) });
}

export function lineName(goal: { id: string }): string {
  const [kind, n] = goal.id.split('-');
  return kind === 'row'
    ? t('kingdoms-row', { n: Number(n) })
    : t('kingdoms-column-letter', { letter: letter(Number(n) - 1) });
}

function partName(goal: Goal, part: number): string {
  const line = lineName(goal);
  return goal.parts.length > 1 ? t('kingdoms-line-part', { line, n: part + 1 }) : line;
}

function partText(goal: Goal, part: Part, i: number, seat: number | null, hidden = false): string {
  const line = partName(goal, i);
  const stake = seat === null ? 0 : (part.stakes[seat] ?? 0);
  const gold = seat === null ? 0 : (part.gold[seat] ?? 0);
  const base = signed(part.base);
  const words = [
    !stake
      ? t('kingdoms-line-base', { line, base })
      : hidden
        ? t('kingdoms-line-stake-hidden', { line, base, stake })
        : t('kingdoms-line-stake', { line, base, stake, gold: signed(gold) }),
  ];
  if (part.tags.includes('dragon')) words.push(t('kingdoms-line-dragon'));
  if (part.tags.includes('mine')) words.push(t('kingdoms-line-mine'));
  return words.join('. ');
}

/**
 * A whole line for a screen reader: every part with its base value and the reader's stake.
 * `hidden`: the table hides what that would pay.
 */
export function lineText(goal: Goal, seat: number | null, hidden = false): string {
  const parts = goal.parts.map((part, i) => partText(goal, part, i, seat, hidden));
  if (goal.paid) parts.push(t('kingdoms-line-paid'));
  return parts.join('. ');
}

/** The other seats' stakes in a line, one text each. */
export function otherStakes(goal: Goal, reader: Reader, seat: number | null): string[] {
  return reader.names.flatMap((player, other) => {
    if (other === seat) return [];
    const stake = goal.parts.reduce((sum, part) => sum + (part.stakes[other] ?? 0), 0);
    if (!stake) return [];
    if (reader.hidden) return [t('kingdoms-line-stake-of-hidden', { player, stake })];
    const gold = signed(goal.gold[other] ?? 0);
    return [t('kingdoms-line-stake-of', { player, stake, gold })];
  });
}

/** What stands on a cell, for a screen reader. */
export function standing(cell: Cell, reader: Reader): string {
  const { piece } = cell;
  if (!piece) return t('kingdoms-cell-empty');
  if (piece.kind === 'castle') {
    const rank = piece.rank ?? 0;
    return piece.seat === reader.you
      ? t('kingdoms-cell-castle-you', { rank })
      : t('kingdoms-cell-castle', { player: reader.names[piece.seat ?? 0] ?? '', rank });
  }
  const value = faceValue(piece.face ?? '');
  const name = faceName(piece.face ?? '');
  return value === null ? name : t('kingdoms-cell-tile', { name, value: signed(value) });
}

/** The lines through a cell. */
export function linesOf(scene: Scene, cell: number): Goal[] {
  return scene.goals.filter(
    (goal) =>
      goal.parts.some((part) => part.cells.includes(cell)) ||
      goal.id === `row-${Math.floor(cell / scene.grid.columns) + 1}` ||
      goal.id === `column-${(cell % scene.grid.columns) + 1}`,
  );
}

/** "C2, village +3, row 2 counts +4 …": all a screen reader needs to know of a cell. */
export function cellText(
  scene: Scene,
  cell: number,
  reader: Reader,
  about: { legal?: boolean; last?: boolean; marked?: boolean },
): string {
  const content = scene.cells[cell];
  if (!content) return '';
  const seat = reader.you;
  const words = [content.name, standing(content, reader)];
  if (about.legal) words.push(t('kingdoms-cell-can-place'));
  if (about.last) words.push(t('kingdoms-cell-last'));
  if (about.marked) words.push(t('kingdoms-cell-marked'));
  for (const goal of linesOf(scene, cell)) {
    const i = goal.parts.findIndex((part) => part.cells.includes(cell));
    const part = goal.parts[i];
    if (part) words.push(partText(goal, part, i, seat, reader.hidden));
  }
  return words.join(', ');
}

function said(id: string, seat: unknown, reader: Reader, params: Record<string, string | number>) {
  const you = seat === reader.you && has(`${id}-you`);
  return t(you ? `${id}-you` : id, { player: reader.names[seat as number] ?? '', ...params });
}

function goldOf(player: string, gold: string): string {
  return t('kingdoms-gold-of', { player, gold });
}

/** The sentence for something that happened; empty for what needs no words. */
export function factText(fact: Fact, reader: Reader): string {
  const id = `kingdoms-event-${String(fact['k'])}`;
  const seat = fact['seat'];
  const face = fact['face'] as string | undefined;
  const tile = (): string => pieceText({ kind: 'tile', face: face ?? '' });
  switch (fact['k']) {
    case 'round_started':
      return said(id, fact['starter'], reader, { round: fact['round'] as number });
    case 'starter_drawn': {
      const among = fact['among'] as number[];
      const players = list(among.map((one) => reader.names[one] ?? ''));
      return said(id, seat, reader, { players });
    }
    case 'dealt':
      return face && seat === reader.you
        ? t(`${id}-you`, { piece: tile() })
        : t(id, { player: reader.names[seat as number] ?? '' });
    case 'picked':
    case 'drew':
      return said(id, seat, reader, { piece: tile() });
    case 'placed':
      return said(id, seat, reader, {
        piece: pieceText(fact['piece'] as Piece),
        cell: String(fact['cell']),
        source: String(fact['source']),
      });
    case 'passed':
      return said(id, seat, reader, {});
    case 'scored': {
      const gold = fact['gold'] as number[];
      const line = lineName({ id: String(fact['goal']) });
      const gains = gold.flatMap((one, i) =>
        one ? [goldOf(reader.names[i] ?? '', signed(one))] : [],
      );
      return gains.length ? t(id, { line, gains: list(gains) }) : t(`${id}-none`, { line });
    }
    case 'round_ended': {
      const gold = fact['gold'] as number[];
      const standing = list(gold.map((one, i) => goldOf(reader.names[i] ?? '', number(one))));
      return t(id, { round: fact['round'] as number, standing });
    }
    case 'board_cleared':
      return t(id);
    case 'game_over': {
      const ranking = fact['ranking'] as number[][];
      const gold = fact['gold'] as number[];
      const winners = ranking[0] ?? [];
      const best = number(gold[winners[0] ?? 0] ?? 0);
      if (winners.length === 1 && winners[0] === reader.you) return t(`${id}-you`, { gold: best });
      const players = list(winners.map((one) => reader.names[one] ?? ''));
      return t(id, { count: winners.length, players, gold: best });
    }
    default:
      return '';
  }
}

function either(words: string[]): string {
  const tag = document.documentElement.lang || 'en';
  return new Intl.ListFormat(tag, { type: 'disjunction' }).format(words);
}

/** The one sentence at the thumb: whose turn it is and what to do. */
export function turnText(view: View, ask: Ask | null, reader: Reader): string {
  const turn = view.scene?.turn;
  if (!turn) return '';
  if (turn.to_act === null || turn.step === 'over') return t('kingdoms-step-over');
  const mine = ask !== null && ask.seat === turn.to_act;
  const player = reader.names[turn.to_act] ?? '';
  const several = mine && reader.you === null;
  if (ask?.end) {
    const name = reader.names[ask.seat] ?? '';
    return several || reader.you === null ? t('turn-done-of', { player: name }) : t('turn-done');
  }
  const id = `kingdoms-step-${turn.step}`;
  if (!mine) return t(id, { player });
  const can = either([...new Set(ask.choices.map((choice) => t(`kingdoms-can-${choice.verb}`)))]);
  const face = turn.item?.face;
  const piece = face ? pieceText({ kind: 'tile', face }) : '';
  const sentence = t(`${id}-you`, { can, piece, player });
  return several ? t('turn-of', { player, sentence }) : sentence;
}

/** Why something cannot be done, in a friendly sentence. */
export function reasonText(params: Record<string, unknown>): string {
  const id = `kingdoms-reason-${String(params['code'])}`;
  if (!has(id)) return t('refusal-illegal');
  const words: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(params)) {
    if (typeof value === 'number' || typeof value === 'string') words[key] = value;
  }
  return t(id, words);
}

// -- what a placement would change ---------------------------------------------------------------

export interface LineChange {
  goal: string;
  gold: number[];
  was?: number | null;
  now?: number | null;
}

export function changesOf(item: PreviewItem): LineChange[] {
  return (item.changes ?? []) as unknown as LineChange[];
}

export function changeText(change: LineChange, seat: number): string {
  const line = lineName({ id: change.goal });
  const gold = signed(change.gold[seat] ?? 0);
  if (change.was == null || change.now == null) return t('preview-cut', { line, gold });
  const was = signed(change.was);
  const now = signed(change.now);
  return t('kingdoms-preview-line', { line, was, now, gold });
}

/** The whole preview, for those who hear it. */
export function previewText(item: PreviewItem, reader: Reader, seat: number): string {
  const sums = item.gold.map((gold, one) => `${reader.names[one] ?? ''} ${signed(gold)}`);
  return [...changesOf(item).map((change) => changeText(change, seat)), list(sums)].join('. ');
}
