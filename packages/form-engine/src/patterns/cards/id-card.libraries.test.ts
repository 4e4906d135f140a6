import fc from 'fast-check';
import IdValidator from 'id-validator';
import places from 'id-validator/src/GB2260.js';
import idcard from 'idcard';
import { describe, expect, it } from 'vitest';
import isIdentityCard from 'validator/lib/isIdentityCard.js';
import { birthdayOf, checkIdCard } from './id-card.ts';
import { regions } from './regions.ts';

const idValidator = new IdValidator(places);
const libraries = {
  validator: (text: string) => isIdentityCard(text, 'zh-CN'),
  idValidator: (text: string) => idValidator.isValid(text),
  idcard: (text: string) => idcard.verify(text),
};

const mainland = regions.map((region) => region.code).filter((code) => code < '70');
// In the past, so that no library depends on its clock.
const birthdays = fc.date({ min: new Date('1800-01-01'), max: new Date('2019-12-31'), noInvalidDate: true });
const numbers = fc
  .record({
    region: fc.constantFrom(...mainland),
    birthday: birthdays.map((date) => date.toISOString().slice(0, 10)),
    police: fc.integer({ min: 10, max: 99 }),
    order: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ region, birthday, police, order }) => ({
    birthday,
    text: idcard.generateIdcard({
      areaCode: `${region}0000`,
      birthday: birthday.replaceAll('-', ''),
      localPolice: String(police),
      gener: order,
    }),
  }));

describe('beside the libraries', () => {
  it('takes the numbers that one makes and the others take, and reads their birthday', () => {
    fc.assert(
      fc.property(numbers, ({ text, birthday }) => {
        expect(Object.values(libraries).map((isValid) => isValid(text))).toEqual([true, true, true]);
        expect(checkIdCard(text)).toBe(0);
        expect(birthdayOf(text)).toBe(birthday);
      }),
      { numRuns: 2000 },
    );
  });

  it('refuses with them a wrong check character', () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom(...'0123456789X'), ({ text }, check) => {
        const changed = `${text.slice(0, 17)}${check}`;
        expect(checkIdCard(changed)).toBe(changed === text ? 0 : 3);
        for (const isValid of Object.values(libraries)) expect(isValid(changed)).toBe(changed === text);
      }),
      { numRuns: 1000 },
    );
  });

  it('judges as validator does all that lies in the three centuries, save permits of Taiwan', () => {
    const date = String.raw`(18\d\d|19\d\d|200\d)(0\d|1[0-3])([0-2]\d|3[0-3])`;
    const anything = fc.stringMatching(new RegExp(String.raw`^[1-9]\d{5}${date}\d{3}[\dXx]$`));
    const old = fc.stringMatching(/^[1-9]\d{7}(0\d|1[0-3])([0-2]\d|3[0-3])\d{3}$/);
    fc.assert(
      fc.property(fc.oneof(anything, old), (text) => {
        fc.pre(!text.startsWith('83'));
        expect(checkIdCard(text) === 0).toBe(libraries.validator(text));
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    ['validator knows no permit of Taiwan', 'validator', '830000199003071230', 0, false],
    ['validator takes any century', 'validator', '110101179903071230', 1, true],
    ['validator refuses who is not yet born', 'validator', '110101209903071235', 0, false],
    ['id-validator takes days that do not exist', 'idValidator', '110101199002301236', 1, true],
    ['id-validator takes any century', 'idValidator', '110101210003071238', 1, true],
    ['id-validator knows no region above 70', 'idValidator', '810000199003071237', 0, false],
    ['idcard refuses the old form', 'idcard', '110101900307123', 0, false],
    ['idcard refuses a small x', 'idcard', '11010519491231002x', 0, false],
    ['idcard takes any century of the past', 'idcard', '110101179903071230', 1, true],
    ['idcard refuses years to come', 'idcard', '110101209903071235', 0, false],
    ['idcard knows no number from abroad', 'idcard', '910101199003071232', 0, false],
  ] as const)('differs: %s', (_what, library, text, verdict, expected) => {
    expect(libraries[library](text)).toBe(expected);
    expect(checkIdCard(text)).toBe(verdict);
  });
});
