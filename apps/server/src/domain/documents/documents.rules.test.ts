import { describe, expect, it } from 'vitest';
import { isSmall, isTooLong } from './documents.rules.ts';

describe('what is made at once, and what not at all', () => {
  const content = (text: string) => JSON.stringify({ text });

  it('depends on the number of characters', () => {
    expect(isSmall(content('字'.repeat(200_000)), 0)).toBe(true);
    expect(isSmall(content('字'.repeat(200_000)), 1)).toBe(false);
    expect(isSmall(content('字'.repeat(300_000)), 0)).toBe(false);
    expect(isTooLong(content('字'.repeat(2_000_000)))).toBe(false);
    expect(isTooLong(content('字'.repeat(3_000_001)))).toBe(true);
  });

  it('depends on the number of lines, however short', () => {
    expect(isSmall(content('a\n'.repeat(1_000)), 0)).toBe(true);
    expect(isSmall(content('a\n'.repeat(5_000)), 0)).toBe(false);
    expect(isTooLong(content('a\n'.repeat(20_000)))).toBe(false);
    expect(isTooLong(content('a\n'.repeat(50_000)))).toBe(true);
  });
});
