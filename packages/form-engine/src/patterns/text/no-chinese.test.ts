import { describe, expect, it } from 'vitest';
import { isWithoutChinese } from './no-chinese.ts';

describe('isWithoutChinese', () => {
  it.each([
    ['nothing', ''],
    ['letters', 'Zhang San'],
    ['digits and signs', '+86 (10) 1234!'],
    ['accents', 'José'],
    ['wide letters and punctuation', 'Ａ，。'],
    ['hangul', '한국'],
    ['kana', 'ひらがな'],
    ['emoji', '😀'],
    ['half a character', '\ud842'],
  ])('takes %s', (_what, text) => {
    expect(isWithoutChinese(text)).toBe(true);
  });

  it.each([
    ['a character', '王'],
    ['a character among letters', 'Zhang三San'],
    ['a character at the end', 'Zhang 三'],
    ['a character after a line break', 'a\n三'],
    ['a character beyond the first plane', 'a𠮷'],
    ['a compatibility character', 'a\uf900'],
    ['the round zero', '2〇26'],
  ])('refuses %s', (_what, text) => {
    expect(isWithoutChinese(text)).toBe(false);
  });
});
