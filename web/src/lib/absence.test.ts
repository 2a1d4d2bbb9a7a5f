import { describe, expect, it } from 'vitest';
import { minutes, voteIn } from './absence';

const NOW = 1_000_000;

describe('when one may vote for a bot', () => {
  it('never for somebody who is there and not to move', () => {
    expect(voteIn({ present: true, lastSeen: NOW, actingSince: null }, NOW)).toBeNull();
  });

  it('a minute after somebody left', () => {
    const gone = { present: false, lastSeen: NOW - 1000, actingSince: null };
    expect(voteIn(gone, NOW)).toBe(59_000);
    expect(voteIn(gone, NOW + 59_000)).toBe(0);
    expect(voteIn({ ...gone, lastSeen: 0 }, NOW)).toBe(0);
  });

  it('three minutes into a move, whichever comes first', () => {
    const slow = { present: true, lastSeen: NOW, actingSince: NOW - 60_000 };
    expect(voteIn(slow, NOW)).toBe(120_000);
    expect(voteIn({ ...slow, present: false }, NOW)).toBe(60_000);
  });

  it('is counted in minutes and seconds', () => {
    expect(minutes(64_200)).toBe('1:05');
    expect(minutes(0)).toBe('0:00');
  });
});
