import fc from 'fast-check';
import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import isMobilePhone from 'validator/lib/isMobilePhone.js';
import { isMainlandMobile } from './mobile.ts';

const isTaken = (text: string) => isMobilePhone(text, 'zh-CN');

describe('isMainlandMobile beside the libraries', () => {
  it('judges as validator does whatever begins with 1', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^1\d{8,12}$/), (text) => {
        expect(isMainlandMobile(text)).toBe(isTaken(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('judges as validator does every beginning of three digits', () => {
    for (let start = 100; start < 200; start += 1)
      expect(isMainlandMobile(`${start}00138000`)).toBe(isTaken(`${start}00138000`));
  });

  it('takes every mobile that libphonenumber takes', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^1[3-9]\d{9}$/), (text) => {
        if (isValidPhoneNumber(text, 'CN')) expect(isMainlandMobile(text)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['a country code', '+8613800138000'],
    ['a country code with zeros', '008613800138000'],
    ['numbers of the networks 92 and 98', '92800138000'],
  ])('differs from validator, which takes %s', (_what, text) => {
    expect(isTaken(text)).toBe(true);
    expect(isMainlandMobile(text)).toBe(false);
  });

  it('differs from libphonenumber, which waits until a beginning is given out', () => {
    expect(isValidPhoneNumber('15400138000', 'CN')).toBe(false);
    expect(isMainlandMobile('15400138000')).toBe(true);
  });
});
