import { describe, expect, it } from 'vitest';
import { isChinese } from './chinese.ts';

describe('isChinese', () => {
  it.each([
    ['a character', '王'],
    ['simplified characters', '张三丰'],
    ['traditional characters', '張三豐'],
    ['the first extension', '㐂'],
    ['characters beyond the first plane', '𠮷𪜶𫝀𬎆𰻝'],
    ['compatibility characters', '\ufa0e\uf900'],
    ['the round zero', '二〇二六'],
    ['a middle dot inside a name', '阿依古丽·买买提'],
    ['two middle dots', '甲·乙·丙'],
  ])('takes %s', (_what, text) => {
    expect(isChinese(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a letter', '张A'],
    ['a digit', '张3'],
    ['a space', '张 三'],
    ['a wide space', '张\u3000三'],
    ['punctuation', '张三。'],
    ['a dot at the beginning', '·张'],
    ['a dot at the end', '张·'],
    ['two dots together', '张··三'],
    ['a dot alone', '·'],
    ['kana', 'の'],
    ['hangul', '한'],
    ['emoji', '张😀'],
    ['half a character', '\ud842'],
    ['a line break after', '张\n'],
  ])('refuses %s', (_what, text) => {
    expect(isChinese(text)).toBe(false);
  });
});
