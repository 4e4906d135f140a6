import { describe, expect, it } from 'vitest';
import { pastedOptions } from './pasted-options.ts';

const languages = ['sc', 'tc', 'en'] as const;

describe('options from pasted lines', () => {
  it('take a language from each column, and the first where one is missing', () => {
    expect(pastedOptions('男\t男\tMale\r\n女 | 女 | Female\n\n  \nMIT', languages, [])).toEqual([
      { value: '1', label: { sc: '男', tc: '男', en: 'Male' } },
      { value: '2', label: { sc: '女', tc: '女', en: 'Female' } },
      { value: '3', label: { sc: 'MIT', tc: 'MIT', en: 'MIT' } },
    ]);
  });

  it('never take the value of an option that is there', () => {
    const known = [{ value: '2', label: { sc: '', tc: '', en: '' } }];
    expect(pastedOptions('a\nb', languages, known).map(({ value }) => value)).toEqual(['1', '3']);
  });
});
