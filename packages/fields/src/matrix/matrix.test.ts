import { describe, expect, it } from 'vitest';
import { fieldBattery } from '../testing/battery.ts';
import { matrixFixtures } from './fixtures.ts';
import { matrixModel } from './model.ts';

fieldBattery(matrixModel, matrixFixtures);

const context = { language: 'en', today: '2026-11-15' } as const;
const [field] = matrixFixtures.fields;
if (field === undefined) throw new Error('No field');
const { read, check, isEmpty, checkSettings } = matrixModel;

describe('a matrix', () => {
  it.each([
    [
      'a label in any language is understood',
      { teaching: 'Important', library: '一般' },
      { teaching: '1', library: '2' },
    ],
    ['a row without answer is left out', { teaching: '1', library: null, campus: '' }, { teaching: '1' }],
    ['rows that are gone are left out', { teaching: '1', sports: '2' }, { teaching: '1' }],
    ['a column no longer offered is kept', { teaching: '9' }, { teaching: '9' }],
    ['no row answered is no answer', { teaching: '' }, {}],
    ['not by row', ['1', '2', '3'], {}],
    ['no matrix at all', 'Important', {}],
  ])('%s', (_, raw, value) => {
    expect(read({ value: raw }, field)).toEqual({ value });
  });
  it('is empty while no row is answered', () => {
    expect(isEmpty({ value: {} })).toBe(true);
    expect(isEmpty({ value: { library: '1' } })).toBe(false);
  });
  it('must be whole only where it is required', () => {
    const part = { value: { teaching: '1', campus: '3' } };
    expect(check(part, field, context)).toEqual({ key: 'matrixIncomplete', params: { row: 2 } });
    expect(check(part, { ...field, required: false }, context)).toBeNull();
  });
  it('says so when a column is no longer offered', () => {
    expect(check({ value: { teaching: '1', library: '2', campus: '9' } }, field, context)).toEqual({
      key: 'unknownOption',
    });
  });
  it('wants rows and columns, each value once', () => {
    expect(checkSettings?.(field)).toEqual([]);
    expect(checkSettings?.({ ...field, options: [], columns: [] })).toEqual([{ key: 'noRows' }, { key: 'noColumns' }]);
    const [column] = field.columns ?? [];
    const twice = column === undefined ? [] : [column, column];
    expect(checkSettings?.({ ...field, columns: twice })).toEqual([
      { key: 'duplicateOption', params: { option: '1' } },
    ]);
  });
});
