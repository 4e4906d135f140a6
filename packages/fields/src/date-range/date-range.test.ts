import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { describe, expect, it } from 'vitest';
import { fieldBattery } from '../testing/battery.ts';
import { dateRangeFixtures } from './fixtures.ts';
import { dateRangeModel } from './model.ts';

fieldBattery(dateRangeModel, dateRangeFixtures);

const text = { sc: '范围', tc: '範圍', en: 'Out of range' };
const context = { language: 'en', today: '2026-11-15' } as const;
const field: FieldDefinition = {
  id: '1',
  key: 'f1',
  type: 'date-range',
  label: { sc: '时间', tc: '時間', en: 'Time' },
  date: { offersPresent: true, limits: { from: '2000-01-01', to: '2025-12-31', text } },
};

describe('the rules of a range', () => {
  it.each([
    [['2020-01-01', '2020-01-02', ''], undefined],
    [['2020-01-01', '2020-01-01', ''], 'rangeOrder'],
    [['2020-01-02', '2020-01-01', ''], 'rangeOrder'],
    [['2020-01-01', '', ''], 'rangeIncomplete'],
    [['', '2020-01-01', ''], 'rangeIncomplete'],
    [['soon', '', ''], 'dateMissing'],
    [['2020-01-01', '2020-02-30', ''], 'dateMissing'],
    [['1999-12-31', '2020-01-01', ''], 'dateOutside'],
    [['2020-01-01', '2026-01-01', ''], 'dateOutside'],
    [['2020-01-01', 'Present', '1'], undefined],
  ])('%j: %s', (value, key) => expect(dateRangeModel.check({ value }, field, context)?.key).toBe(key));

  it('speaks in the words of the institution outside its limits', () => {
    expect(dateRangeModel.check({ value: ['1999-12-31', '2020-01-01', ''] }, field, context)?.text).toBe(text);
  });

  it('refuses an end after the latest day', () => {
    const latest = { ...field, date: { latest: { date: '' } } };
    expect(dateRangeModel.check({ value: ['2020-01-01', '2026-11-16', ''] }, latest, context)).toEqual({
      key: 'dateTooLate',
      params: { to: '2026-11-15' },
    });
  });
});

describe('reading a range', () => {
  it.each([
    [
      ['2020-1-5', '20210105', ''],
      ['2020-01-05', '2021-01-05', ''],
    ],
    [
      ['2020-1-5', '2021-01-05', 1],
      ['2020-01-05', 'Present', '1'],
    ],
    [
      ['2020-1-5', 'Present'],
      ['2020-01-05', 'Present', '1'],
    ],
    [['2020-1-5'], ['2020-01-05', '', '']],
    ['2020-1-5', ['', '', '']],
    [null, ['', '', '']],
  ])('%j is %j', (value, read) => expect(dateRangeModel.read({ value }, field)).toEqual({ value: read }));

  it('knows no Present where none is offered', () => {
    const closed = { ...field, date: {} };
    expect(dateRangeModel.read({ value: ['2020-01-05', 'Present', '1'] }, closed)).toEqual({
      value: ['2020-01-05', '', ''],
    });
  });
});

describe('the days of a range', () => {
  it.each([
    [['2020-01-05', '2021-01-05', ''], { from: '2020-01-05', to: '2021-01-05' }],
    [['2020-01', '2021-02', ''], { from: '2020-01-01', to: '2021-02-28' }],
    [['2020', '2021', ''], { from: '2020-01-01', to: '2021-12-31' }],
    [['2020-01', 'Present', '1'], { from: '2020-01-01', to: '2026-11-15' }],
    [['2020-01', '', ''], null],
  ])('%j covers %j', (value, days) => expect(dateRangeModel.days?.({ value }, context)).toEqual(days));
});
