import { describe, expect, it } from 'vitest';
import { commitment } from './files';

describe('commitment', () => {
  it('is the hash that the engine publishes', async () => {
    expect(await commitment('salt', '42')).toBe(
      'a77ad1314d0b33793d758f04a3116f9c5f371aceab99620a7fe5a6d65703241a',
    );
  });
});
