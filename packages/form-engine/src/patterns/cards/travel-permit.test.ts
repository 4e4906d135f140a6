import { describe, expect, it } from 'vitest';
import { isHomeReturnPermit, isTaiwanPermit } from './travel-permit.ts';

describe('isHomeReturnPermit', () => {
  it.each([
    ['of Hong Kong', 'H12345678'],
    ['of Macau', 'M12345678'],
    ['with the count of renewals', 'H1234567801'],
    ['in a small letter', 'h12345678'],
  ])('takes one %s', (_what, text) => {
    expect(isHomeReturnPermit(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['nine digits', 'H123456789'],
    ['seven digits', 'M1234567'],
    ['eleven digits', 'H12345678012'],
    ['another letter', 'T12345678'],
    ['one of Taiwan', '12345678'],
    ['a blank', 'H 12345678'],
    ['wide digits', 'H１２３４５６７８'],
  ])('refuses %s', (_what, text) => {
    expect(isHomeReturnPermit(text)).toBe(false);
  });
});

describe('isTaiwanPermit', () => {
  it.each([
    ['of today', '12345678'],
    ['of before', '0012345601'],
    ['of before, with its letter', '0012345601B'],
    ['of before, with its letter in parentheses', '0012345601(B)'],
  ])('takes one %s', (_what, text) => {
    expect(isTaiwanPermit(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['seven digits', '1234567'],
    ['nine digits', '123456789'],
    ['a letter behind eight digits', '12345678B'],
    ['half of the parentheses', '0012345601(B'],
    ['one of Hong Kong', 'H12345678'],
    ['a line break after', '12345678\n'],
  ])('refuses %s', (_what, text) => {
    expect(isTaiwanPermit(text)).toBe(false);
  });
});
