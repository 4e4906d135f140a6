import { expect, test } from 'vitest';
import { hashCode, makeCodes } from './recovery-codes.ts';

test('ten codes, none like another, without signs that are taken for others', () => {
  const codes = makeCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{4}(-[2-9a-hjkmnp-z]{4}){3}$/);
});

test.each([
  ['as it was shown', 'k3f9-x2mp-7qht-w8ra', true],
  ['without hyphens', 'k3f9x2mp7qhtw8ra', true],
  ['in capital letters, with spaces', ' K3F9 X2MP 7QHT W8RA ', true],
  ['with another sign', 'k3f9-x2mp-7qht-w8rb', false],
])('a code typed %s', (_how, typed, fits) => {
  expect(hashCode('me', typed).equals(hashCode('me', 'k3f9-x2mp-7qht-w8ra'))).toBe(fits);
});

test('the same code of another person has another hash', () => {
  expect(hashCode('me', 'k3f9-x2mp-7qht-w8ra').equals(hashCode('you', 'k3f9-x2mp-7qht-w8ra'))).toBe(false);
});
