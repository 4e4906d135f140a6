import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailKey, isEmail } from './email.ts';

describe('isEmail', () => {
  it.each([
    'a@b.co',
    'first.last+tag@sub.example.edu',
    '林@例え.jp',
    "o'neil@example.com",
    'a_b-c@ex-ample.com',
    'a@163.com',
    'a@उदाहरण.भारत',
    'a@คน.ไทย',
    'a@தமிழ்.இந்தியா',
    'a@cafe\u0301.fr',
    `a@${'x'.repeat(63)}.co`,
  ])('takes %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    '@',
    'a@',
    '@b.co',
    'a@b',
    'a b@c.de',
    'a@b..co',
    '.a@b.co',
    'a.@b.co',
    'a@-b.co',
    'a@b-.co',
    'a@@b.co',
    'a,b@c.de',
    'a@b.co.',
    `${'x'.repeat(65)}@b.co`,
    `a@${'x'.repeat(64)}.co`,
    'a@10.0.0.1',
    'a@b.123',
    'a@\u0301b.co',
    'a@b.\u0e31\u0e31',
    'a\u200bb@c.de',
    'a\u00adb@c.de',
    'a\u202eb@c.de',
    'a\u3164b@c.de',
    'a\u0007b@c.de',
    'a\u00a0b@c.de',
  ])('refuses %s', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('answers at once, whatever it is given', () => {
    fc.assert(fc.property(fc.string({ maxLength: 500 }), (text) => typeof isEmail(text) === 'boolean'));
    expect(isEmail(`${'a.'.repeat(50_000)}@b.co`)).toBe(false);
  });
});

describe('emailKey', () => {
  it.each([
    ['A.B@Example.COM', 'a.b@example.com'],
    [' a@b.co ', 'a@b.co'],
    ['ａ@ｂ.ｃｏ', 'a@b.co'],
    ['e\u0301@b.co', '\u00e9@b.co'],
  ])('%s and %s are one', (text, key) => {
    expect(emailKey(text)).toBe(key);
  });

  it('is its own key', () => {
    fc.assert(
      fc.property(fc.string(), (text) => emailKey(emailKey(text)) === emailKey(text)),
      { numRuns: 500 },
    );
  });
});
