import { describe, expect, it } from 'vitest';
import { fieldBattery } from '../testing/battery.ts';
import { selectFixtures, subjects } from './fixtures.ts';
import { matching } from './list/matching.ts';
import { selectModel } from './model.ts';

fieldBattery(selectModel, selectFixtures);

const context = { language: 'en', today: '2026-11-15' } as const;
const [field] = selectFixtures.fields;
if (field === undefined) throw new Error('No field');
const { read, check, chosen, tell } = selectModel;

describe('a select', () => {
  it.each([
    ['understands a label', { value: '法學' }, { value: 's2' }],
    ['keeps what is no longer offered', { value: 'alchemy' }, { value: 'alchemy' }],
    ['keeps its other-text', { value: 'other', other: { other: 'x' } }, { value: 'other', other: { other: 'x' } }],
  ])('%s', (_, raw, answer) => {
    expect(read(raw, field)).toEqual(answer);
  });
  it('says so when a choice is no longer offered', () => {
    expect(check({ value: 'alchemy' }, field, context)).toEqual({ key: 'unknownOption' });
  });
  it.each([
    [
      'in its words, where it was retired',
      { sc: '炼金术', tc: '', en: 'Alchemy' },
      { sc: '炼金术', tc: '炼金术', en: 'Alchemy' },
    ],
    ['by its value, where its words were deleted for good', { sc: '', tc: '', en: ' ' }, 'alchemy'],
  ])('tells a choice that is no longer offered %s', (_what, label, expected) => {
    const told = tell({ value: 'alchemy' }, { ...field, retired: [{ value: 'alchemy', label }] });
    expect(told).toEqual([{ kind: 'choices', choices: [{ label: expected, words: '', isGone: true }] }]);
    expect(check({ value: 'alchemy' }, { ...field, retired: [{ value: 'alchemy', label }] }, context)).toEqual({
      key: 'unknownOption',
    });
  });
  it('names the chosen option by its value', () => {
    expect(chosen?.({ value: 's3' })).toEqual(['s3']);
  });
});

describe('the filter of a select', () => {
  it.each([
    ['', 'en', subjects.length],
    ['economie', 'en', 1],
    ['ÉCO', 'en', 1],
    ['ＬＡＷ', 'en', 1],
    [' law ', 'en', 1],
    ['學', 'tc', 11],
    ['学', 'tc', 0],
    ['law', 'sc', 0],
  ] as const)('%j in %s: %i options', (query, language, count) => {
    expect(matching(subjects, query, language)).toHaveLength(count);
  });
  it('names each option by its place in the whole list', () => {
    expect(matching(subjects, 'law', 'en').map(({ id }) => id)).toEqual([1]);
  });
});
