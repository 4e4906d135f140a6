import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { isLandline } from './landline.ts';
import { isMainlandMobile } from './mobile.ts';

describe('isLandline', () => {
  it.each([
    ['eight digits alone', '62751234'],
    ['seven digits alone', '8765432'],
    ['digits in two groups', '6275 1234'],
    ['digits in two groups with a hyphen', '876-5432'],
    ['an area code of three digits', '010-62751234'],
    ['an area code of four digits', '0755-26031234'],
    ['an area code and seven digits', '0898-6627123'],
    ['an area code and a blank', '021 62751234'],
    ['an area code without anything between', '01062751234'],
    ['an area code in parentheses', '(010)62751234'],
    ['an area code in parentheses and a blank', '(0755) 26031234'],
    ['all in groups', '010-6275-1234'],
    ['the country code', '+86 10 62751234'],
    ['the country code with hyphens', '+86-755-26031234'],
    ['the country code and the zero all the same', '+86-010-62751234'],
    ['an extension', '010-62751234-802'],
    ['an extension without area code', '62751234-1'],
    ['an extension after ext', '010-62751234 ext 802'],
    ['an extension after Ext.', '010-62751234 Ext. 802'],
    ['an extension after x', '62751234x802'],
    ['an extension after #', '62751234#802'],
    ['an extension after 转', '010-62751234转802'],
    ['an extension after 轉', '010-62751234 轉 802'],
  ])('takes %s', (_what, text) => {
    expect(isLandline(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['six digits', '627512'],
    ['nine digits', '627512345'],
    ['a mobile', '13800138000'],
    ['a short number', '12345'],
    ['a number that begins with 1', '010-12345678'],
    ['a number that begins with 0', '02345678'],
    ['an area code without zero', '755-26031234'],
    ['an unknown area code', '011-62751234'],
    ['an area code alone', '010-'],
    ['a country code without area code', '+86 62751234'],
    ['another country', '+852 62751234'],
    ['half of the parentheses', '(01062751234'],
    ['the other half', '010)62751234'],
    ['two hyphens', '010--62751234'],
    ['a hyphen before it', '-62751234'],
    ['an empty extension', '62751234-'],
    ['an empty extension after ext', '62751234 ext'],
    ['an extension of seven digits', '010-62751234-1234567'],
    ['two extensions', '62751234-1-2'],
    ['a service number', '400-810-1234'],
    ['letters', '0755-2603abcd'],
    ['a blank before', ' 62751234'],
    ['a line break after', '62751234\n'],
    ['wide digits', '６２７５１２３４'],
  ])('refuses %s', (_what, text) => {
    expect(isLandline(text)).toBe(false);
  });

  it('takes what a library calls a fixed line', () => {
    const numbers = fc.stringMatching(/^0(10|2\d|[3-9]\d\d)[2-9]\d{6,7}$/);
    const isFixed = (text: string) => parsePhoneNumberFromString(text, 'CN')?.getType() === 'FIXED_LINE';
    let fixed = 0;
    fc.assert(
      fc.property(numbers, (text) => {
        if (!isFixed(text)) return;
        fixed += 1;
        expect(isLandline(text)).toBe(true);
      }),
      { numRuns: 500 },
    );
    expect(fixed).toBeGreaterThan(50);
  });

  it('differs from the library, which knows the length of numbers place by place', () => {
    expect(parsePhoneNumberFromString('0108765432', 'CN')?.isValid()).toBe(false);
    expect(isLandline('0108765432')).toBe(true);
  });

  it('is never a mobile', () => {
    fc.assert(fc.property(fc.stringMatching(/^1[3-9]\d{9}$/), (text) => isMainlandMobile(text) && !isLandline(text)));
  });
});
