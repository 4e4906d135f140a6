import { expect, test } from 'vitest';
import { missingLanguages } from './missing-languages.ts';

test.each([
  ['all there', { sc: '一', tc: '一', en: 'one' }, true, []],
  ['blanks are nothing', { sc: '一', tc: ' ', en: 'one' }, true, ['tc']],
  ['nothing at all, and it is wanted', { sc: '', tc: '', en: '' }, true, ['sc', 'tc', 'en']],
  ['nothing at all, and it may be left out', { sc: '', tc: '', en: '' }, false, []],
  ['begun, though it may be left out', { sc: '一', tc: '', en: '' }, false, ['tc', 'en']],
] as const)('%s', (_name, text, isRequired, missing) => {
  expect(missingLanguages(text, ['sc', 'tc', 'en'], isRequired)).toEqual(missing);
});

test('a language that the project does not speak is never missing', () => {
  expect(missingLanguages({ sc: '一', tc: '', en: '' }, ['sc'], true)).toEqual([]);
});
