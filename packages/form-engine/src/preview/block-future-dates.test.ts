import { expect, test } from 'vitest';
import type { DateSettings, FieldDefinition } from '../definition/field-definition.ts';
import { blockFutureDates } from './block-future-dates.ts';

const today = '2026-11-15';
const title = { sc: '', tc: '', en: '' };
const field = (type: FieldDefinition['type'], date?: DateSettings): FieldDefinition => ({
  id: '1',
  key: 'f1',
  type,
  label: title,
  ...(date && { date }),
});
const limits = (from: string, to: string) => ({ limits: { from, to } });
const ended = { latest: { date: '' } };

test.each([
  ['date', undefined, ended],
  ['date-range', { offersPresent: true }, { offersPresent: true, ...ended }],
  ['date', limits('2020-01-01', ''), { ...limits('2020-01-01', ''), ...ended }],
  ['date', limits('2020-01-01', '2030-12-31'), limits('2020-01-01', '2030-12-31')],
  ['date', limits('2027-01-01', ''), limits('2027-01-01', '')],
  ['date', { latest: { date: '2028-01-01' } }, { latest: { date: '2028-01-01' } }],
] as const)('a %s with %j, shown for trying, has %j', (type, date, expected) => {
  const group = { id: 'g', key: 'g', title, requiredRows: 0, extraRows: 1, layout: 'table' } as const;
  const question = field(type, date);
  const form = {
    modules: [{ id: 'm', title, author: 'applicant', fields: [question], groups: [{ ...group, fields: [question] }] }],
  } as const;
  const [module] = blockFutureDates(form, today).modules;
  expect(module?.fields[0]?.date).toEqual(expected);
  expect(module?.groups[0]?.fields[0]?.date).toEqual(expected);
});
