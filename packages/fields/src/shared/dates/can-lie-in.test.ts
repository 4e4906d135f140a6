import type { DateSettings } from '@portico/form-engine/definition/field-definition';
import { expect, it } from 'vitest';
import { canLieIn } from './can-lie-in.ts';

const whole: DateSettings = { unit: 'year', limits: { from: '2000', to: '2010' } };

it.each<[string, string, string, DateSettings, boolean]>([
  ['a day', '2020-02-01', '2020-02-01', { unit: 'day' }, true],
  ['a month in its own days', '2020-02-01', '2020-02-29', { unit: 'month' }, true],
  ['a month in a part of its days', '2020-02-02', '2020-02-29', { unit: 'month' }, false],
  ['a month in the end of one and the whole next', '2020-11-30', '2020-12-31', { unit: 'month' }, true],
  ['a month over the turn of the year', '2020-12-02', '2021-01-31', { unit: 'month' }, true],
  ['a year in its own days', '2020-01-01', '2020-12-31', { unit: 'year' }, true],
  ['a year in a part of its days', '2020-01-01', '2020-12-30', { unit: 'year' }, false],
  ['a year with an open end', '2020-06-01', '', { unit: 'year' }, true],
  ['what lies after the limits', '2011-01-01', '', whole, false],
  ['what lies before the limits', '', '1999-12-31', whole, false],
  ['what reaches into the limits', '2010-01-01', '2012-12-31', whole, true],
  ['what lies after the latest day', '2021-01-01', '', { unit: 'day', latest: { date: '2020-12-31' } }, false],
])('%s', (_what, from, to, date, can) => {
  const label = { sc: '', tc: '', en: '' };
  expect(canLieIn({ from, to }, { id: 'a', key: 'a', type: 'date', label, date })).toBe(can);
});
