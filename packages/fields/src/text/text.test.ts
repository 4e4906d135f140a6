import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { TextNature } from '@portico/form-engine/definition/field-type';
import { describe, expect, it } from 'vitest';
import { fieldBattery } from '../testing/battery.ts';
import { textFixtures } from './fixtures.ts';
import { textModel } from './model.ts';

fieldBattery(textModel, textFixtures);

const context = { language: 'sc', today: '2026-11-15' } as const;
const own = { sc: '请核对', tc: '請核對', en: 'Please look again' };
const field = (text: FieldDefinition['text'] = {}): FieldDefinition => ({
  id: 'one',
  key: 'f1',
  type: 'text',
  label: own,
  text,
});
const problemOf = (value: string, one: FieldDefinition) => textModel.check({ value }, one, context);

describe('a line of a nature', () => {
  it.each<[TextNature, string, string | null]>([
    ['chinese', '阿依古丽·买买提', null],
    ['chinese', 'Lin', 'format'],
    ['letters', 'LIN Jiahe', null],
    ['letters', '林', 'format'],
    ['capitals', 'LIN', null],
    ['capitals', 'Lin', 'format'],
    ['decimal', '3.75', null],
    ['decimal', '3,75', 'number'],
    ['email', 'lin@example.org', null],
    ['email', 'lin@', 'email'],
    ['mobile', '13800138000', null],
    ['mobile', '12800138000', 'mobile'],
    ['id-card', '11010519491231002X', null],
    ['id-card', '110105194912310', 'idCardFormat'],
    ['id-card', '99010519491231002X', 'idCardRegion'],
    ['id-card', '110105194912310021', 'idCardChecksum'],
    ['id-card', '110105209903070019', 'idCardFormat'],
    ['landline', '010-62751234', null],
    ['landline', '12', 'format'],
    ['passport', 'E12345678', null],
    ['passport', 'E1', 'format'],
    ['hong-kong-card', 'A123456(3)', null],
    ['hong-kong-card', 'A123456(4)', 'format'],
    ['macau-card', '1234567(8)', null],
    ['macau-card', '2234567(8)', 'format'],
    ['taiwan-card', 'A123456789', null],
    ['taiwan-card', 'A123456788', 'format'],
    ['no-chinese', 'Lin, 3rd floor', null],
    ['no-chinese', 'Lin 林', 'format'],
    ['hex-colour', '#4dbca6', null],
    ['hex-colour', '4dbca6', 'format'],
  ])('%s %s: %s', (nature, value, key) => {
    expect(problemOf(value, field({ nature }))?.key ?? null).toBe(key);
  });
  it('is judged and kept without the blanks around it', () => {
    expect(problemOf(' lin@example.org ', field({ nature: 'email' }))).toBeNull();
    expect(textModel.read({ value: ' lin@example.org ' }, field({ nature: 'email' }))).toEqual({
      value: 'lin@example.org',
    });
  });
  it('is refused in the words of the institution where it has any', () => {
    expect(problemOf('lin', { ...field({ nature: 'email' }), errorText: own })).toEqual({ key: 'email', text: own });
  });
});

describe('the length of a line', () => {
  it('is counted in characters, not in the units they are stored in', () => {
    expect(problemOf('𠮷😀', field({ longest: 2 }))).toBeNull();
    expect(problemOf('𠮷😀a', field({ longest: 2 }))).toEqual({ key: 'tooLong', params: { most: 2, count: 3 } });
    expect(problemOf('𠮷', field({ shortest: 2 }))).toEqual({ key: 'tooShort', params: { least: 2, count: 1 } });
  });
  it('is told after the shape, and never in the words for a wrong shape', () => {
    const short = { ...field({ nature: 'letters', shortest: 3 }), errorText: own };
    expect(problemOf('李', short)?.key).toBe('format');
    expect(problemOf('Li', short)).toEqual({ key: 'tooShort', params: { least: 3, count: 2 } });
  });
});

describe('reading a line', () => {
  it.each([
    ['a line break becomes a blank', 'Beijing\r\nHaidian\u2028Road', 'Beijing Haidian Road'],
    ['a number is written out', 42, '42'],
    ['nothing stays nothing', null, ''],
    ['what is no text is left out', ['a'], ''],
    ['what the database cannot keep is replaced', 'a\0b\ud800', 'ab\uFFFD'],
  ])('%s', (_sentence, raw, value) => {
    expect(textModel.read({ value: raw }, field())).toEqual({ value });
  });
  it('takes blanks for nothing', () => {
    expect(textModel.isEmpty({ value: ' \u3000 ' })).toBe(true);
  });
});

describe('two lines', () => {
  it.each<[TextNature | undefined, string, string, boolean]>([
    ['email', 'lin@example.org', 'LIN@Example.org ', true],
    ['id-card', '11010519491231002x', '11010519491231002X', true],
    [undefined, 'Lin', 'lin', false],
    [undefined, 'Lin ', 'Lin', true],
  ])('%s: %s and %s are the same: %s', (nature, one, other, same) => {
    const line = field(nature === undefined ? {} : { nature });
    expect(textModel.keyOf?.({ value: one }, line) === textModel.keyOf?.({ value: other }, line)).toBe(same);
  });
});

it('refuses limits that leave no room', () => {
  expect(textModel.checkSettings?.(field({ shortest: 5, longest: 4 }))).toHaveLength(1);
  expect(textModel.checkSettings?.(field({ shortest: 4, longest: 4 }))).toEqual([]);
});
