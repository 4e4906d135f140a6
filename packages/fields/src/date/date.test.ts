import type { DateSettings, FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { describe, expect, it } from 'vitest';
import { fieldBattery } from '../testing/battery.ts';
import { dateFixtures } from './fixtures.ts';
import { dateModel } from './model.ts';

fieldBattery(dateModel, dateFixtures);

const text = { sc: '范围', tc: '範圍', en: 'Out of range' };
const errorText = { sc: '日期', tc: '日期', en: 'A date, please' };
const context = { language: 'en', today: '2026-11-15' } as const;

const fieldWith = (date?: DateSettings): FieldDefinition => ({
  id: '1',
  key: 'f1',
  type: 'date',
  label: { sc: '日期', tc: '日期', en: 'Date' },
  ...(date && { date }),
});
const check = (value: string, date?: DateSettings) => dateModel.check({ value }, fieldWith(date), context);

describe('the limits of a date', () => {
  const both = { limits: { from: '2020-01-01', to: '2020-12-31', text } };
  it.each([
    ['2020-01-01', both, null],
    ['2020-12-31', both, null],
    ['2019-12-31', both, { key: 'dateOutside', params: { from: '2020-01-01', to: '2020-12-31' }, text }],
    ['2021-01-01', both, { key: 'dateOutside', params: { from: '2020-01-01', to: '2020-12-31' }, text }],
    ['2019-12-31', { limits: { from: '2020', to: '' } }, { key: 'dateTooEarly', params: { from: '2020-01-01' } }],
    ['2021-01-01', { limits: { from: '', to: '2020' } }, { key: 'dateTooLate', params: { to: '2020-12-31' } }],
    ['2020-03', { unit: 'month', limits: { from: '2020-03-15', to: '' } }, null],
    [
      '2020-02',
      { unit: 'month', limits: { from: '2020-03-15', to: '' } },
      { key: 'dateTooEarly', params: { from: '2020-03' } },
    ],
    ['2026-11-15', { latest: { date: '' } }, null],
    ['2026-11-16', { latest: { date: '' } }, { key: 'dateTooLate', params: { to: '2026-11-15' } }],
    ['2026-11', { unit: 'month', latest: { date: '' } }, null],
    ['2026-12', { unit: 'month', latest: { date: '' } }, { key: 'dateTooLate', params: { to: '2026-11' } }],
    ['2025-01-02', { latest: { date: '2025-01-01' } }, { key: 'dateTooLate', params: { to: '2025-01-01' } }],
    [
      '2021/01/01',
      { format: 'yyyy/MM/dd', latest: { date: '2020' } },
      { key: 'dateTooLate', params: { to: '2020/12/31' } },
    ],
    ['2020-05-05', { limits: { from: 'soon', to: 'later' } }, null],
  ] satisfies [string, DateSettings, unknown][])('%s with %j', (value, date, problem) =>
    expect(check(value, date)).toEqual(problem),
  );

  it('has the words of the institution for what is no date', () => {
    expect(dateModel.check({ value: 'soon' }, { ...fieldWith(), errorText }, context)).toEqual({
      key: 'dateMissing',
      text: errorText,
    });
    expect(check('1999-02-30')).toEqual({ key: 'dateMissing' });
  });
});

describe('reading a date', () => {
  it.each([
    ['2020-1-5', undefined, '2020-01-05'],
    [' 20200105 ', { format: 'yyyy/MM/dd' }, '2020/01/05'],
    ['1998-03-07', { unit: 'month' }, '1998-03'],
    [2020, { unit: 'year' }, '2020'],
    ['soon', undefined, 'soon'],
    [null, undefined, ''],
    [['2020-01-05'], undefined, ''],
  ] satisfies [unknown, DateSettings | undefined, string][])('%j with %j', (value, date, read) =>
    expect(dateModel.read({ value }, fieldWith(date))).toEqual({ value: read }),
  );
});

describe('the days of a date', () => {
  it.each([
    ['2020-01-05', { from: '2020-01-05', to: '2020-01-05' }],
    ['2020/01/05', { from: '2020-01-05', to: '2020-01-05' }],
    ['2020-02', { from: '2020-02-01', to: '2020-02-29' }],
    ['2020', { from: '2020-01-01', to: '2020-12-31' }],
    ['', null],
    ['soon', null],
  ])('%s covers %j', (value, days) => expect(dateModel.days?.({ value }, context)).toEqual(days));
});

it('knows the same date in another format', () => {
  expect(dateModel.keyOf?.({ value: '2020/01/05' }, fieldWith())).toBe('2020-01-05');
  expect(dateModel.keyOf?.({ value: 'soon' }, fieldWith())).toBeNull();
});

describe('the settings of a date', () => {
  it.each([
    [{ format: 'yyyy/MM/dd', limits: { from: '2020', to: '2020-01-01' } }, []],
    [{ format: 'timestamp' }, ['dateFormatUnknown']],
    [{ unit: 'year', format: 'yyyy-MM' }, ['dateFormatUnit']],
    [{ limits: { from: '2021-01-01', to: '2020-12-31' } }, ['dateLimitsReversed']],
    [{ limits: { from: '2021-01-01', to: '' }, latest: { date: '2020-12-31' } }, ['dateLimitsReversed']],
    [{ limits: { from: '2020-02-30', to: 'never' }, latest: { date: '' } }, ['dateLimitUnknown', 'dateLimitUnknown']],
  ] satisfies [DateSettings, string[]][])('%j has %j', (date, keys) =>
    expect(dateModel.checkSettings?.(fieldWith(date)).map(({ key }) => key)).toEqual(keys),
  );
});
