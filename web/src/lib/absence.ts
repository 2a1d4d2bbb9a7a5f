/** When the others may vote for a bot to play on for somebody. The server has the last word. */

/** As in the server: this long away, or this long over one move. */
export const ABSENT_AFTER = 60_000;
export const SLOW_AFTER = 180_000;

export interface Whereabouts {
  present: boolean;
  /** By the server's clock; 0: not since it was started. */
  lastSeen: number;
  /** Since when the table has waited for this seat; null: it is not their turn. */
  actingSince: number | null;
}

/** Milliseconds until a vote is possible, 0 for now; null for somebody whom nobody waits for. */
export function voteIn(one: Whereabouts, now: number): number | null {
  const waits: number[] = [];
  if (!one.present) waits.push(one.lastSeen + ABSENT_AFTER - now);
  if (one.actingSince !== null) waits.push(one.actingSince + SLOW_AFTER - now);
  return waits.length ? Math.max(0, Math.min(...waits)) : null;
}

/** "1:05". */
export function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
