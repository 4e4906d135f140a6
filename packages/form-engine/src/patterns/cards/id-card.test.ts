import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthdayOf, checkIdCard } from './id-card.ts';

describe('checkIdCard', () => {
  it.each([
    ['18 characters with X', '11010519491231002X'],
    ['18 characters with x', '11010519491231002x'],
    ['18 digits', '110101199003071233'],
    ['a leap day', '110105200002290013'],
    ['the first year of the oldest century', '110101180001010015'],
    ['a residence permit of Hong Kong', '810000199003071237'],
    ['a residence permit of Taiwan', '830000199003071230'],
    ['a number from abroad', '910101199003071232'],
    ['15 digits', '110101900307123'],
    ['15 digits with a leap day', '110101960229123'],
    ['15 digits with the last day of February 1900', '110101000228123'],
  ])('0: %s', (_what, text) => {
    expect(checkIdCard(text)).toBe(0);
  });

  it.each([
    ['nothing', ''],
    ['16 digits', '1101011990030712'],
    ['17 digits', '11010119900307123'],
    ['14 digits', '11010190030712'],
    ['19 digits', '1101011990030712333'],
    ['15 characters with X', '11010190030712X'],
    ['X before the end', '1101011990030712X3'],
    ['another letter at the end', '11010119900307123Y'],
    ['century 17', '110101179903071230'],
    ['century 21', '110101210003071238'],
    ['month 0', '110101199000071233'],
    ['month 13', '110101199013071233'],
    ['day 0', '110101199003001233'],
    ['day 32', '110101199003321233'],
    ['30 February', '110101199002301236'],
    ['31 April', '110101199004311233'],
    ['29 February of a common year', '110105199902290013'],
    ['29 February of 1900', '44010619000229001X'],
    ['15 digits with 29 February of 1900', '110101000229123'],
    ['15 digits with 30 February', '110101900230123'],
    ['a blank before', ' 110101199003071233'],
    ['a blank after', '110101199003071233 '],
    ['a blank inside', '110101 19900307 1233'],
    ['a line break after', '110101199003071233\n'],
    ['wide digits', '１１０１０１１９９００３０７１２３３'],
    ['a wide X', '11010519491231002Ｘ'],
    ['a minus', '-10101199003071233'],
  ])('1: %s', (_what, text) => {
    expect(checkIdCard(text)).toBe(1);
  });

  it.each([
    ['region 99', '990101199003071237'],
    ['region 00', '000101199003071233'],
    ['region 16', '160101199003071233'],
    ['an unknown region in 15 digits', '990101900307123'],
  ])('2: %s', (_what, text) => {
    expect(checkIdCard(text)).toBe(2);
  });

  it.each([
    ['another digit', '110101199003071234'],
    ['X instead of a digit', '11010119900307123X'],
    ['a digit instead of X', '110105194912310020'],
    ['two digits changed over', '110101199003072133'],
  ])('3: %s', (_what, text) => {
    expect(checkIdCard(text)).toBe(3);
  });

  it.each([
    ['format before region', '990101199002301236', 1],
    ['region before check character', '990101199003071230', 2],
    ['format before check character', '110101199002301230', 1],
  ])('%s', (_what, text, verdict) => {
    expect(checkIdCard(text)).toBe(verdict);
  });

  it('finds exactly one check character for each number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^110101(18|19|20)\d{2}0[1-9][01][1-9]\d{3}$/), (number) => {
        const verdicts = [...'0123456789X'].map((check) => checkIdCard(`${number}${check}`));
        expect(verdicts.filter((verdict) => verdict === 0)).toHaveLength(1);
        expect(verdicts.filter((verdict) => verdict === 3)).toHaveLength(10);
      }),
    );
  });

  it('notices any one digit that is wrong', () => {
    const valid = '110101199003071233';
    fc.assert(
      fc.property(fc.nat(17), fc.nat(9), (at, digit) => {
        const text = `${valid.slice(0, at)}${digit}${valid.slice(at + 1)}`;
        return text === valid || checkIdCard(text) !== 0;
      }),
    );
  });
});

describe('birthdayOf', () => {
  it.each([
    ['11010519491231002X', '1949-12-31'],
    ['11010519491231002x', '1949-12-31'],
    ['110105200002290013', '2000-02-29'],
    ['110101180001010015', '1800-01-01'],
  ])('of %s is %s', (text, birthday) => {
    expect(birthdayOf(text)).toBe(birthday);
  });

  it.each([
    ['nothing', ''],
    ['the old form, which fills nothing', '110101900307123'],
    ['a wrong format', '110101199002301236'],
    ['an unknown region', '990101199003071237'],
    ['a wrong check character', '110101199003071234'],
  ])('is not told by %s', (_what, text) => {
    expect(birthdayOf(text)).toBe(null);
  });
});
