import { describe, expect, it } from 'vitest';
import { defaults, parse } from './settings.svelte';

describe('stored settings', () => {
  it('keeps what is known and drops the rest', () => {
    const read = parse('{"autoEnd":true,"speed":"fast","colour":"red"}');
    expect(read).toEqual({ ...defaults(), autoEnd: true });
  });

  it('reads a broken entry as none', () => {
    expect(parse('{')).toEqual(defaults());
    expect(parse(null)).toEqual(defaults());
  });
});
