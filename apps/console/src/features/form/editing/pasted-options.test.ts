import { describe, expect, it } from 'vitest';
import { pastedOptions } from './pasted-options.ts';

const languages = ['sc', 'tc', 'en'] as const;

describe('options from pasted lines', () => {
  it('take a language from each column, and the first where one is missing', () => {
    expect(pastedOptions('男\t男\tMale\r\n女 | 女 | Female\n\n  \nMIT', languages, []).options).toEqual([
      { value: '1', label: { sc: '男', tc: '男', en: 'Male' } },
      { value: '2', label: { sc: '女', tc: '女', en: 'Female' } },
      { value: '3', label: { sc: 'MIT', tc: 'MIT', en: 'MIT' } },
    ]);
  });

  it('never take the value of an option that is there', () => {
    const known = [{ value: '2', label: { sc: '', tc: '', en: '' } }];
    expect(pastedOptions('a\nb', languages, known).options.map(({ value }) => value)).toEqual(['1', '3']);
  });

  it('belong to options of another question, which the last column names in any language', () => {
    const above = [
      { value: 'bj', label: { sc: '北京', tc: '北京', en: 'Beijing' } },
      { value: 'sh', label: { sc: '上海', tc: '上海', en: 'Shanghai' } },
    ];
    const lines =
      '海淀\t海淀\tHaidian\tbeijing\n其他\t其他\tOther\t北京；Shanghai\n外地\t外地\tElsewhere\n浦东\t浦東\tPudong\tShanghia';
    const { options, unknown } = pastedOptions(lines, languages, [], above);
    expect(options.map(({ under }) => under)).toEqual([['bj'], ['bj', 'sh'], undefined, undefined]);
    expect(unknown).toEqual(['Shanghia']);
  });

  it('have no words in a fourth column where they depend on nothing', () => {
    expect(pastedOptions('甲\t甲\tA\tnote', languages, []).options).toEqual([
      { value: '1', label: { sc: '甲', tc: '甲', en: 'A' } },
    ]);
  });
});
