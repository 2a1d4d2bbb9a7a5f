import { describe, expect, it } from 'vitest';
import { parseMove, parseRoute } from './router.svelte';

describe('addresses', () => {
  it('finds the page', () => {
    expect(parseRoute('/')).toEqual({ page: 'lobby' });
    expect(parseRoute('/t/a-B_9')).toEqual({ page: 'table', id: 'a-B_9' });
    expect(parseRoute('/continue/a-B_9')).toEqual({ page: 'continue', code: 'a-B_9' });
    expect(parseRoute('/rules')).toEqual({ page: 'rules', game: 'kingdoms' });
    expect(parseRoute('/replay/')).toEqual({ page: 'replay' });
  });

  it('says when there is none', () => {
    for (const path of ['/t', '/t/a/b', '/continue', '/t/%3C', '/nowhere', '/replay/x']) {
      expect(parseRoute(path)).toEqual({ page: 'missing' });
    }
  });

  it('reads a move from the hash', () => {
    expect(parseMove('#34')).toBe(34);
    expect(parseMove('#')).toBeNull();
    expect(parseMove('#x1')).toBeNull();
  });
});
