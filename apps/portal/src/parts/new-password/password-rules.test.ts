import { passwordProblem } from '@portico/form-engine/patterns/password';
import { expect, test } from 'vitest';
import { newPasswordProblem, passwordRules } from './password-rules.ts';

const met = (password: string) =>
  passwordRules(password, passwordProblem)
    .filter((rule) => rule.met)
    .map(({ rule }) => rule)
    .join(' ');

test.each([
  ['', ''],
  ['abcdefgh', 'short lowercase'],
  ['ABCDEFGH', 'short uppercase'],
  ['12345678', 'short digit'],
  ['Ab1', 'uppercase lowercase digit'],
  ['Password1', 'short uppercase lowercase digit'],
  ['Harbour7Lantern', 'short uppercase lowercase digit common'],
])('%s meets: %s', (password, rules) => {
  expect(met(password)).toBe(rules);
});

test.each(['', 'Ab1', 'abcdefg1', 'ABCDEFG1', 'Abcdefgh', 'Harbour7Lantern', 'Password1', `Aa1${'x'.repeat(130)}`])(
  'the list and the rule agree on %s',
  (password) => {
    expect(passwordRules(password, passwordProblem).every((rule) => rule.met)).toBe(passwordProblem(password) === null);
  },
);

test.each([
  ['', 'missing'],
  ['short1A', 'wrong'],
  ['Password1', 'isCommon'],
  ['Harbour7Lantern', null],
])('%s: %s', async (password, problem) => {
  expect(await newPasswordProblem(password)).toBe(problem);
});

test('until the list is there, nothing is said to be uncommon', () => {
  expect(passwordRules('Harbour7Lantern', null).find(({ rule }) => rule === 'common')?.met).toBe(false);
});
