import { expect, test } from 'vitest';
import { guessLanguage } from './guess-language.ts';

test.each([
  ['the kept choice wins', 'tc', ['en-GB'], 'tc'],
  ['a kept word that is no language is ignored', 'fr', ['en-GB'], 'en'],
  ['plain Chinese is simplified', null, ['zh'], 'sc'],
  ['mainland Chinese is simplified', null, ['zh-CN'], 'sc'],
  ['Taiwan reads traditional', null, ['zh-TW'], 'tc'],
  ['Hong Kong reads traditional', null, ['zh-Hant-HK'], 'tc'],
  ['a script written out beats the region', null, ['zh-Hans-HK'], 'sc'],
  ['the first language we speak counts', null, ['fr-FR', 'en', 'zh-CN'], 'en'],
  ['nothing we speak: simplified Chinese', null, ['fr-FR', 'de'], 'sc'],
  ['no preference: simplified Chinese', null, [], 'sc'],
] as const)('%s', (_, stored, preferred, expected) => {
  expect(guessLanguage(stored, preferred)).toBe(expected);
});
