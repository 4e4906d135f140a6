import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords } from './word-count.ts';

describe('countWords', () => {
  it.each([
    ['nothing', '', 0],
    ['blanks', ' \t\n\u3000', 0],
    ['each Chinese character', '我爱数学', 4],
    ['traditional characters', '臺灣大學', 4],
    ['characters beyond the first plane, once each', '𠀀𪜶', 2],
    ['a word', 'mathematics', 1],
    ['words', 'I love mathematics', 3],
    ['lines', 'one\ntwo\r\nthree', 3],
    ['digits', '2026', 1],
    ['letters and digits in one run', 'covid19', 1],
    ['Chinese and Latin side by side', '我在MIT读了2年书', 8],
    ['characters on both sides of a word', '用Python写', 3],
    ['accents', 'café naïve Zürich', 3],
    ['accents typed as marks', 'cafe\u0301s nai\u0308ve', 2],
    ['pinyin', 'nǐ hǎo', 2],
    ['wide letters and digits', 'ＡＢＣ １２３', 2],
    ['an apostrophe ends a run', "don't", 2],
    ['a hyphen ends a run', 'well-known', 2],
    ['a point in a number ends a run', '3.14', 2],
    ['an underline ends a run', 'snake_case', 2],
    ['punctuation counts nothing', '，。！？,.!?…—《》', 0],
    ['emoji count nothing', '😀👩‍👩‍👧🇨🇳', 0],
    ['words around emoji', 'good😀day', 2],
    ['a mark alone', '\u0301', 0],
    ['kana count by the character', '日本の大学', 5],
    ['hangul counts by the character', '대학교', 3],
    ['other scripts count by the run', 'Московский университет', 2],
    ['half a character', '\ud840', 0],
  ])('%s', (_what, text, count) => {
    expect(countWords(text)).toBe(count);
  });

  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('a', 'é', '1', '汉', '𠀀', ' ', '-', "'", '\u0301', '😀', '\ud800', '\udc00') }),
  );

  it('adds up over texts that blanks part', () => {
    fc.assert(
      fc.property(texts, texts, (one, other) => countWords(`${one} ${other}`) === countWords(one) + countWords(other)),
    );
  });

  it('is never negative and never more than the characters', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const count = countWords(text);
        return Number.isInteger(count) && count >= 0 && count <= [...text].length;
      }),
    );
  });

  it('counts characters one by one and words by their number', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('汉', '字', '𠀀')),
        fc.array(fc.stringMatching(/^[a-z\d]+$/)),
        (han, latin) => {
          expect(countWords(han.join(''))).toBe(han.length);
          expect(countWords(latin.join(', '))).toBe(latin.length);
        },
      ),
    );
  });
});

it('counts as the patterns by themselves would, whatever the text', () => {
  const word =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[\p{Script=Latin}\d０-９][\p{Script=Latin}\d０-９\p{M}]*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Latin}])\p{L}\p{M}*)+/gu;
  const signs = "aZ09éß０９汉字龥鿕𠮷ぁカ한αβжא\u0301\u0316 -'·，。.\n😀\ud800\udc00";
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.array(fc.constantFrom(...signs), { maxLength: 40 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => countWords(text) === (text.match(word)?.length ?? 0)),
    { numRuns: 3_000 },
  );
});
