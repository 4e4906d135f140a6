import { describe, expect, it } from 'vitest';
import { isMainlandMobile, phoneDigits, stripPhone } from './mobile.ts';

describe('isMainlandMobile', () => {
  it.each(['13800138000', '19912345678', '16600000000'])('takes %s', (text) => {
    expect(isMainlandMobile(text)).toBe(true);
  });

  it.each([
    '',
    '12800138000',
    '1380013800',
    '138001380000',
    '23800138000',
    '1380013800a',
    ' 13800138000',
    '１３８００１３８０００',
  ])('refuses %s', (text) => {
    expect(isMainlandMobile(text)).toBe(false);
  });

  it('is quick on a very long text', () => {
    expect(isMainlandMobile('1'.repeat(100_000))).toBe(false);
  });
});

describe('what a phone input keeps', () => {
  it('is digits, hyphens and parentheses', () => {
    expect(stripPhone('+852 (5550) 01-27x')).toBe('852(5550)01-27');
  });

  it('is what the wide signs of Chinese keyboards mean', () => {
    expect(stripPhone('＋８５２（５５５０）０１－２７')).toBe('852(5550)01-27');
    expect(phoneDigits('（５５５０）０１—２７')).toBe('55500127');
  });

  it('is compared by its digits', () => {
    expect(phoneDigits('(5550) 01-27')).toBe('55500127');
  });
});
