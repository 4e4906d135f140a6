import type { FieldValue } from '@portico/form-engine/values/answer';
import { listCountries } from '@portico/i18n/countries';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldBattery } from '../testing/battery.ts';
import { phoneFixtures } from './fixtures.ts';
import { mainCountryOf } from '@portico/i18n/main-countries';
import { phoneModel } from './model.ts';
import { typedNumber } from './number.ts';

beforeAll(() => phoneModel.prepare?.());

fieldBattery(phoneModel, phoneFixtures);

const [field, restricted] = phoneFixtures.fields;
if (field === undefined || restricted === undefined) throw new Error('no fixtures');
const context = { language: 'sc', today: '2026-11-15' } as const;

describe('a number', () => {
  it('of the mainland has a rule and a sentence of its own', () => {
    expect(phoneModel.check({ value: ['86', '1380013800'] }, field, context)).toEqual({ key: 'mobile' });
    expect(phoneModel.check({ value: ['852', '5123'] }, field, context)).toEqual({ key: 'phone' });
  });
  it.each([
    ['852', '5123456', 'a Hong Kong number of seven digits'],
    ['852', '51234567', null],
    ['81', '901234567', 'a Japanese mobile, a digit short'],
    ['81', '9012345678', null],
    ['81', '31234567', 'a Japanese landline, a digit short'],
    ['81', '312345678', null],
    ['65', '8123456', 'a Singapore number of seven digits'],
    ['1', '212555012', 'an American number of nine digits'],
    ['44', '740012345', 'a British mobile, a digit short'],
  ])('+%s %s is judged by what its country gives out: %s', (area, number, wrong) => {
    expect(phoneModel.check({ value: [area, number] }, field, context)?.key ?? null).toBe(
      wrong === null ? null : 'phone',
    );
  });
  it('without a code is asked for its country', () => {
    expect(phoneModel.check({ value: ['', '13800138000'] }, field, context)).toEqual({ key: 'phoneCountry' });
  });
  it('is refused in the words of the institution where it has any', () => {
    const text = { sc: '请核对', tc: '請核對', en: 'Look again' };
    expect(phoneModel.check({ value: ['852', '1'] }, { ...field, errorText: text }, context)).toEqual({
      key: 'phone',
      text,
    });
  });
  it('must stand under a code that the field offers', () => {
    expect(phoneModel.check({ value: ['86', '13800138000'] }, restricted, context)).toEqual({ key: 'unknownOption' });
    expect(phoneModel.check({ value: ['1', '2125550123'] }, restricted, context)).toBeNull();
  });
  it('is what counts: a code alone is no answer', () => {
    expect(phoneModel.isEmpty({ value: ['852', ''] })).toBe(true);
    expect(phoneModel.isEmpty({ value: ['852', '()-'] })).toBe(true);
    expect(phoneModel.isEmpty({ value: ['', '1'] })).toBe(false);
  });
});

describe('reading', () => {
  it.each<[string, unknown, FieldValue]>([
    ['a pair', ['86', '13800138000'], ['86', '13800138000']],
    ['a code with its plus', ['+852', '5123 4567'], ['852', '51234567']],
    ['numbers that are not strings', [86, 13_800_138_000], ['86', '13800138000']],
    ['a number alone, under no code where the field offers none', '138-0013-8000', ['', '138-0013-8000']],
    ['wide digits', ['86', '１３８（0013）－８０００'], ['86', '138(0013)-8000']],
    ['a code without a number', ['852', ''], ['852', '']],
    ['nothing', null, ['', '']],
    ['something else', { area: '86' }, ['', '']],
  ])('%s', (_sentence, raw, value) => {
    expect(phoneModel.read({ value: raw }, field)).toEqual({ value });
  });
  it('puts a number alone under the first code the field offers', () => {
    expect(phoneModel.read({ value: '2125550123' }, restricted)).toEqual({ value: ['1', '2125550123'] });
  });
});

describe('two numbers are the same', () => {
  it.each<[FieldValue, FieldValue, boolean]>([
    [['86', '138-0013-8000'], ['86', '13800138000'], true],
    [['44', '07400123456'], ['44', '7400123456'], true],
    [['86', '13800138000'], ['852', '13800138000'], false],
    [['852', '51234567'], ['852', '51234568'], false],
  ])('%j and %j: %s', (one, other, same) => {
    expect(phoneModel.keyOf?.({ value: one }, field) === phoneModel.keyOf?.({ value: other }, field)).toBe(same);
  });
});

it('keeps digits, hyphens and parentheses of what is typed', () => {
  expect(typedNumber('a(010) 6275-1234#5')).toBe('(010)6275-12345');
});

it.each([
  ['13800138000', ['86', '13800138000']],
  ['+85251234567', ['852', '51234567']],
  ['+12684641234', ['1268', '4641234']],
  ['', ['', '']],
])('what an account knows as %j is %j', (accountPhone, value) => {
  expect(phoneModel.fromAccount?.('phone', accountPhone, field)).toEqual({ value });
  expect(phoneModel.fromAccount?.('mail', accountPhone, field)).toBeNull();
});

it.each(['sc', 'tc', 'en'] as const)(
  'knows the first country of the main codes as the list in %s has it',
  (language) => {
    const list = listCountries(language);
    for (const { area, main } of list) {
      const first = list.find((country) => country.area === area);
      expect(mainCountryOf(area)).toBe(main ? first?.code : first?.main === true ? first.code : '');
    }
  },
);

it('refuses an option without a code', () => {
  const label = { sc: '无', tc: '無', en: 'None' };
  expect(phoneModel.checkSettings?.({ ...field, options: [{ value: 'none', label }] })).toHaveLength(1);
  expect(phoneModel.checkSettings?.(restricted)).toEqual([]);
});
