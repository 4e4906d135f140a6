import { expect, test } from 'vitest';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { toyCode, toyTotpSecret } from '../../../testing/toys/toy-factors.ts';
import { readBase32, writeBase32 } from './base32.ts';
import { codeOfStep, makeTotpSecret, stepAt, stepOfCode, totpUri } from './totp.ts';

const stepSeconds = 30;
const step = Math.floor(frozenNow.getTime() / 1000 / stepSeconds);
const stepBegan = step * stepSeconds * 1000;

// The code is always of the step in which the frozen clock stands; the server's clock moves.
test.each([
  ['at the first moment of its step', 0, step],
  ['at the last moment of its step', 29_999, step],
  ['a step later', 30_000, step],
  ['at the last moment of the step after', 59_999, step],
  ['two steps later', 60_000, undefined],
  ['at the last moment of the step before', -1, step],
  ['at the first moment of the step before', -30_000, step],
  ['two steps before', -30_001, undefined],
])('a code %s', (_when, offset, expected) => {
  expect(stepOfCode(toyTotpSecret, toyCode(), new Date(stepBegan + offset))).toBe(expected);
});

test.each([
  ['with a space', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`, step],
  ['of another secret', () => toyCode(0, makeTotpSecret()), undefined],
  ['that is empty', () => '', undefined],
  ['that is too long', (code: string) => `${code}0`, undefined],
])('a code %s', (_what, change, expected) => {
  expect(stepOfCode(toyTotpSecret, change(toyCode()), frozenNow)).toBe(expected);
});

test('the address for the app names the host and the account', () => {
  const uri = new URL(totpUri(toyTotpSecret, 'li@example.edu', 'https://apply.example.edu:8443'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('Portico apply.example.edu:li@example.edu');
  expect(uri.searchParams.get('secret')).toBe(toyTotpSecret);
  expect(makeTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
});

// RFC 6238, appendix B: the last six of its eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code %i seconds after 1970 is %s', (seconds, code) => {
  const secret = writeBase32(Buffer.from('12345678901234567890'));
  expect(codeOfStep(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
});

// RFC 4648, section 10, without the padding.
test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%s is %s in base 32', (text, written) => {
  expect(writeBase32(Buffer.from(text))).toBe(written);
  expect(readBase32(written).toString()).toBe(text);
});
