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

it.each([' \n\n', '\u200b\n\u3164', '\u2800'])('takes what nobody can see for nothing: %j', (value) => {
  expect(longTextModel.isEmpty({ value })).toBe(true);
});

it('refuses half a character', () => {
  expect(problemOf('half \udc00', field())).toEqual({ key: 'unreadable' });
});

it('counts what a person sees as one character', () => {
  expect(problemOf('👩‍👩‍👧 Jose\u0301', field({ shortest: 7 }))?.params).toMatchObject({ count: 6 });
});

it('is the same text in whatever form it is stored', () => {
  const keyOf = (value: string) => longTextModel.keyOf?.({ value }, field());
  expect(keyOf('Jose\u0301\n\nLin')).toBe(keyOf('Jos\u00e9 Lin'));
  expect(keyOf('Jose')).not.toBe(keyOf('Jos\u00e9'));
});
