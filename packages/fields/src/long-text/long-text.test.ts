import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { expect, it } from 'vitest';
import { fieldBattery } from '../testing/battery.ts';
import { longTextFixtures } from './fixtures.ts';
import { longTextModel } from './model.ts';

fieldBattery(longTextModel, longTextFixtures);

const context = { language: 'sc', today: '2026-11-15' } as const;
const field = (text: FieldDefinition['text'] = {}): FieldDefinition => ({
  id: 'one',
  key: 'f1',
  type: 'long-text',
  label: { sc: '一', tc: '一', en: 'One' },
  text,
});
const problemOf = (value: string, one: FieldDefinition) => longTextModel.check({ value }, one, context);

it('counts a Chinese character as one word, a run of letters or digits as one', () => {
  expect(problemOf('我们 use 2 words', field({ longest: 5 }))).toBeNull();
  expect(problemOf('我们 use 2 words', field({ longest: 4 }))).toEqual({
    key: 'tooManyWords',
    params: { most: 4, count: 5 },
  });
});

it('takes any number of characters and words without a limit', () => {
  expect(problemOf('word '.repeat(100_000), field())).toBeNull();
});

it('calls an endless word too long', () => {
  expect(problemOf('x'.repeat(301), field({ longest: 10 }))).toEqual({
    key: 'tooLong',
    params: { most: 300, count: 301 },
  });
  expect(problemOf('x'.repeat(300), field({ longest: 10 }))).toBeNull();
});

it('may ask for a least number of characters', () => {
  expect(problemOf('abc', field({ shortest: 4 }))).toEqual({ key: 'tooShort', params: { least: 4, count: 3 } });
});

it('keeps line breaks, written one way', () => {
  expect(longTextModel.read({ value: 'a\r\nb\rc\nd' }, field())).toEqual({ value: 'a\nb\nc\nd' });
});

it('takes blank lines for nothing', () => {
  expect(longTextModel.isEmpty({ value: ' \n\n' })).toBe(true);
});
