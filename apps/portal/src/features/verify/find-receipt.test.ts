import { expect, test } from 'vitest';
import { findReceipt } from './find-receipt.ts';

const word = `PR1.${'0'.repeat(16)}.${'a-_9'.repeat(50)}.${'A'.repeat(86)}`;
const file = (content: BlobPart, name = 'receipt') => new File([content], name);

test.each([
  ['a PDF that carries it', `%PDF-1.7\n\u00ff\u00fe\nstartxref\n9\n%%EOF\n%${word}\nstartxref\n9\n%%EOF\n`, word],
  ['a text around it', `Your receipt:\r\n${word}\r\n`, word],
  ['an address', `http://localhost/verify/#${word}`, word],
  ['the file that was saved', '{"v":1,"name":"𠮷㛃"}', '{"v":1,"name":"𠮷㛃"}'],
  ['a scan', '%PDF-1.7\nimage', undefined],
  ['nothing', '', undefined],
  ['half of it', word.slice(0, 200), undefined],
])('in %s', async (_, content, expected) => {
  expect(await findReceipt(file(content))).toBe(expected);
});

test('a file that is no receipt by its size is not read', async () => {
  const huge = Object.defineProperty(file(word), 'size', { value: 30_000_000 });
  expect(await findReceipt(huge)).toBeUndefined();
});
