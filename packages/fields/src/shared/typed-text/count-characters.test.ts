import { expect, test } from 'vitest';
import { countCharacters } from './count-characters.ts';

// As Intl.Segmenter of Unicode 15.1 counts them; older versions do not know Indic conjuncts.
test.each([
  ['José', 4],
  ['Jose\u0301', 4],
  ['Noor-Anne Sørensen', 18],
  ['𠮷野家', 3],
  ['👩‍👩‍👧‍👦 family', 8],
  ['👍🏽👍', 2],
  ['❤️‍🔥', 1],
  ['🇭🇰🇨🇳🇬', 3],
  ['ภาษาไทย น้ำ', 9],
  ['العربيَّة', 7],
  ['עִבְרִית', 5],
  ['தமிழ்', 3],
  ['क्षत्रिय हिन्दी', 6],
  ['한국어 \u1112\u1161\u11ab', 5],
  ['one\r\ntwo\nthree', 13],
  ['葛\u{e0100}城', 2],
  ['がぎ\u304b\u3099', 3],
])('%j has %i characters', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

test('100 KB of accents are counted at once', () => {
  const before = process.cpuUsage();
  expect(countCharacters('e\u0301'.repeat(33_000))).toBe(33_000);
  // It takes milliseconds; with the segmenter it took five seconds.
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});
