import { describe, expect, it } from 'vitest';
import { isCapitals } from './capitals.ts';

describe('isCapitals', () => {
  it.each([
    ['a letter', 'A'],
    ['letters', 'ZHANGSAN'],
  ])('takes %s', (_what, text) => {
    expect(isCapitals(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a small letter', 'ZHANGSaN'],
    ['a space', 'ZHANG SAN'],
    ['a digit', 'A1'],
    ['an accent', 'É'],
    ['a wide letter', 'Ａ'],
    ['Chinese', '张'],
    ['a line break after', 'A\n'],
  ])('refuses %s', (_what, text) => {
    expect(isCapitals(text)).toBe(false);
  });
});
