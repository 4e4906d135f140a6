import { describe, expect, it } from 'vitest';
import { isPassport } from './passport.ts';

describe('isPassport', () => {
  it.each(['E12345678', 'EA1234567', 'G1234', 'abcde', '12345', 'A2345678901234567'])('takes %s', (text) => {
    expect(isPassport(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['four characters', 'E123'],
    ['eighteen characters', 'A23456789012345678'],
    ['a hyphen', 'E-12345678'],
    ['a blank', 'E 12345678'],
    ['a line break after', 'E12345678\n'],
    ['an accent', 'É12345678'],
    ['wide letters', 'Ｅ12345678'],
    ['a Chinese character', '护12345678'],
  ])('refuses %s', (_what, text) => {
    expect(isPassport(text)).toBe(false);
  });
});
