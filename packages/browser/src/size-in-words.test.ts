import { expect, test } from 'vitest';
import { sizeInWords } from './size-in-words.ts';

test.each([
  [0, '1 KB'],
  [340 * 1024, '340 KB'],
  [1_048_576, '1.0 MB'],
  [1_258_291, '1.2 MB'],
])('%i bytes', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});
