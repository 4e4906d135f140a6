import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password.ts';

describe('passwordProblem', () => {
  it.each([
    ['Ab1', 'short'],
    ['abcdefg1', 'uppercase'],
    ['ABCDEFG1', 'lowercase'],
    ['Abcdefgh', 'digit'],
    ['Password1', 'common'],
    ['P@ssw0rd1', 'common'],
    ['Qwerty123', 'common'],
    ['Abcd1234', 'common'],
    ['1qaz2WSX', 'common'],
    ['Aa111111', 'common'],
    ['Woaini520', 'common'],
    ['Admin2026', 'common'],
    ['Mountain-river7', null],
    ['Kr8tgarten', null],
    ['我的Passwort9', null],
  ])('%s: %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  it('answers whatever it is given', () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => passwordProblem(text) !== undefined));
    expect(passwordProblem('A1a'.repeat(40_000))).toBe('short');
  });
});
