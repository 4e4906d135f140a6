import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import isIdentityCard from 'validator/lib/isIdentityCard.js';
import { isTaiwanCard, isTaiwanResidence } from './taiwan-card.ts';

describe('isTaiwanCard', () => {
  it.each([
    ['of a man', 'A123456789'],
    ['of a woman', 'A234567893'],
    ['in a small letter', 'a123456789'],
    ['of a resident from elsewhere', 'A800000014'],
    ['of another', 'A900000016'],
  ])('takes one %s', (_what, text) => {
    expect(isTaiwanCard(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a wrong check digit', 'A123456788'],
    ['a digit too few', 'A12345678'],
    ['a digit too many', 'A1234567890'],
    ['no letter', '1123456789'],
    ['two letters, as permits had before 2021', 'AC01234567'],
    ['a blank before', ' A123456789'],
    ['a line break after', 'A123456789\n'],
    ['wide digits', 'A１２３４５６７８９'],
  ])('refuses %s', (_what, text) => {
    expect(isTaiwanCard(text)).toBe(false);
  });

  it('agrees with a library', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z][1289]\d{8}$/), (text) => {
        expect(isTaiwanCard(text)).toBe(isIdentityCard(text, 'zh-TW'));
      }),
      { numRuns: 2000 },
    );
  });

  it('finds exactly one check digit for each number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z][1289]\d{7}$/), (number) => {
        expect([...'0123456789'].filter((check) => isTaiwanCard(`${number}${check}`))).toHaveLength(1);
      }),
    );
  });

  it.each([
    ['any digit after the letter', 'A323456783'],
    ['blanks around it', ' A123456789 '],
  ])('differs from validator, which takes %s', (_what, text) => {
    expect(isIdentityCard(text, 'zh-TW')).toBe(true);
    expect(isTaiwanCard(text)).toBe(false);
  });
});

describe('isTaiwanResidence', () => {
  it.each([
    ['of before 2021', 'AA00000009'],
    ['of before 2021, for a woman from abroad', 'AB00207171'],
    ['since 2021', 'A800000014'],
    ['in small letters', 'aa00000009'],
  ])('takes one %s', (_what, text) => {
    expect(isTaiwanResidence(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['an identity card', 'A123456789'],
    ['a wrong check digit', 'AA00000008'],
    ['a second letter beyond D', 'AE00000009'],
    ['seven digits', 'AA0000000'],
  ])('refuses %s', (_what, text) => {
    expect(isTaiwanResidence(text)).toBe(false);
  });
});
