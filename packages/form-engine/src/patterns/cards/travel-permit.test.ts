import { describe, expect, it } from 'vitest';
import { isTravelPermit } from './travel-permit.ts';

describe('isTravelPermit', () => {
  it.each([
    ['of Hong Kong', 'H12345678'],
    ['of Macau', 'M12345678'],
    ['with the count of renewals', 'H1234567801'],
    ['in a small letter', 'h12345678'],
    ['of Taiwan', '12345678'],
  ])('takes one %s', (_what, text) => {
    expect(isTravelPermit(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['nine digits', 'H123456789'],
    ['seven digits', 'M1234567'],
    ['eleven digits', 'H12345678012'],
    ['another letter', 'T12345678'],
    ['ten digits without a letter', '1234567801'],
    ['seven digits without a letter', '1234567'],
    ['a blank', 'H 12345678'],
    ['a line break after', '12345678\n'],
    ['wide digits', 'H１２３４５６７８'],
  ])('refuses %s', (_what, text) => {
    expect(isTravelPermit(text)).toBe(false);
  });
});
