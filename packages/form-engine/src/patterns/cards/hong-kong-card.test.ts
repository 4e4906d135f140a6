import fc from 'fast-check';
import { validate } from 'hkid';
import { describe, expect, it } from 'vitest';
import isIdentityCard from 'validator/lib/isIdentityCard.js';
import { isHongKongCard } from './hong-kong-card.ts';

describe('isHongKongCard', () => {
  it.each([
    ['with parentheses', 'A123456(3)'],
    ['without', 'A1234563'],
    ['in small letters', 'a123456(3)'],
    ['with two letters', 'AB987654(3)'],
    ['with the check digit A', 'G123456(A)'],
    ['with a small check digit a', 'g123456a'],
    ['with the check digit 0', 'A123418(0)'],
  ])('takes one %s', (_what, text) => {
    expect(isHongKongCard(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a wrong check digit', 'A123456(4)'],
    ['no check digit', 'A123456'],
    ['an empty check digit', 'A123456()'],
    ['no letter', '1234567'],
    ['three letters', 'ABC123456(3)'],
    ['half of the parentheses', 'A123456(3'],
    ['the other half', 'A1234563)'],
    ['a check digit B', 'A123456(B)'],
    ['a blank before', ' A123456(3)'],
    ['a line break after', 'A123456(3)\n'],
    ['wide digits', 'A１２３４５６(3)'],
    ['wide parentheses', 'A123456（3）'],
  ])('refuses %s', (_what, text) => {
    expect(isHongKongCard(text)).toBe(false);
  });

  it('agrees with two libraries', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z]{1,2}\d{6}(\([\dAa]\)|[\dAa])$/), (text) => {
        expect(isHongKongCard(text)).toBe(validate(text));
        expect(isHongKongCard(text)).toBe(isIdentityCard(text, 'zh-HK'));
      }),
      { numRuns: 2000 },
    );
  });

  it('finds exactly one check digit for each number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{1,2}\d{6}$/), (number) => {
        expect([...'0123456789A'].filter((check) => isHongKongCard(`${number}(${check})`))).toHaveLength(1);
      }),
    );
  });

  it.each([
    ['square brackets', 'A123456[3]'],
    ['blanks around it', ' A123456(3) '],
  ])('differs from validator, which takes %s', (_what, text) => {
    expect(isIdentityCard(text, 'zh-HK')).toBe(true);
    expect(isHongKongCard(text)).toBe(false);
  });
});
