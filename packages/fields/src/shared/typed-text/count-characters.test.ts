import { expect, test } from 'vitest';
import { countCharacters } from './count-characters.ts';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

test.each([
  'José',
  'Jose\u0301',
  'Noor-Anne Sørensen',
  '𠮷野家',
  '👩‍👩‍👧‍👦 family',
  '👍🏽👍',
  '❤️‍🔥',
  '🇭🇰🇨🇳🇬',
  'ภาษาไทย น้ำ',
  'العربيَّة',
  'עִבְרִית',
  'தமிழ்',
  'क्षत्रिय हिन्दी',
  '한국어 \u1112\u1161\u11ab',
  'one\r\ntwo\nthree',
  '葛\u{e0100}城',
  'がぎ\u304b\u3099',
])('%j has as many characters as are seen', (text) => {
  expect(countCharacters(text)).toBe([...segmenter.segment(text)].length);
});
