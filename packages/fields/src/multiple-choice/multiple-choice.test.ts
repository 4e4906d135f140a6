import { describe, expect, it } from 'vitest';
import { fieldBattery } from '../testing/battery.ts';
import { multipleChoiceFixtures } from './fixtures.ts';
import { multipleChoiceModel } from './model.ts';

fieldBattery(multipleChoiceModel, multipleChoiceFixtures);

const context = { language: 'en', today: '2026-11-15' } as const;
const [field] = multipleChoiceFixtures.fields;
if (field === undefined) throw new Error('No field');
const { read, check, chosen, checkSettings } = multipleChoiceModel;

describe('reading a multiple choice', () => {
  it.each([
    ['in the order of the options', { value: ['fr', 'zh'] }, { value: ['zh', 'fr'] }],
    ['each once', { value: ['zh', 'Chinese', '中文'] }, { value: ['zh'] }],
    ['one text as one choice', { value: '英语' }, { value: ['en'] }],
    ['what is no longer offered comes last', { value: ['latin', 'zh'] }, { value: ['zh', 'latin'] }],
    ['nothing', { value: ['', null, {}] }, { value: [] }],
    ['other-text of options not chosen is cleared', { value: ['zh'], other: { other: 'x' } }, { value: ['zh'] }],
    [
      'other-text of those chosen',
      { value: ['zh', 'other'], other: { zh: 'takes none', other: 'x' } },
      { value: ['zh', 'other'], other: { other: 'x' } },
    ],
  ])('%s', (_, raw, answer) => {
    expect(read(raw, field)).toEqual(answer);
  });
});

const none = { value: 'none', label: { sc: '都不会', tc: '都不會', en: 'None of these' }, excludesOthers: true };
const withNone = { ...field, options: [...(field.options ?? []), none], choice: { fewest: 2 } };

describe('judging a multiple choice', () => {
  it('takes as many as the maximum, and no more', () => {
    expect(check({ value: ['zh', 'en'] }, field, context)).toBeNull();
    expect(check({ value: ['zh', 'en', 'fr'] }, field, context)).toEqual({
      key: 'tooManyChoices',
      params: { most: 2, count: 3 },
    });
  });
  it.each([
    ['fewer than the fewest', { value: ['zh'] }, { key: 'tooFewChoices', params: { least: 2, count: 1 } }],
    ['as many as the fewest', { value: ['zh', 'en'] }, null],
    ['one that excludes the others, alone', { value: ['none'] }, null],
    ['one that excludes the others, beside another', { value: ['zh', 'none'] }, { key: 'excludedChoices' }],
  ])('%s', (_, answer, problem) => {
    expect(check(answer, withNone, context)).toEqual(problem);
  });
  it('wants no fewest that cannot be chosen together', () => {
    expect(checkSettings?.(withNone)).toEqual([]);
    expect(checkSettings?.({ ...withNone, choice: { fewest: 5 } })).toEqual([
      { key: 'fewestTooLarge', params: { fewest: 5, most: 4 } },
    ]);
  });
  it('takes all options where the maximum is 0', () => {
    const all = { value: ['zh', 'en', 'fr', 'other'], other: { other: 'x' } };
    expect(check(all, { ...field, choice: { most: 0 } }, context)).toBeNull();
  });
  it.each([
    ['an option that is gone', { value: ['latin', 'zh'] }, 'unknownOption'],
    ['words missing', { value: ['zh', 'other'] }, 'otherRequired'],
  ])('%s', (_, answer, key) => {
    expect(check(answer, field, context)?.key).toBe(key);
  });
  it('names the chosen options by their values', () => {
    expect(chosen?.({ value: ['zh', 'fr'] })).toEqual(['zh', 'fr']);
  });
  it('wants no maximum above the number of options', () => {
    expect(checkSettings?.(field)).toEqual([]);
    expect(checkSettings?.({ ...field, choice: { most: 5 } })).toEqual([
      { key: 'mostTooLarge', params: { most: 5, offered: 4 } },
    ]);
  });
});
