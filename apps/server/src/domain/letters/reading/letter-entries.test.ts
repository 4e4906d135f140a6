import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { fieldTypes } from '@portico/form-engine/definition/field-type';
import { buildField, buildGroup, buildModule } from '@portico/form-engine/testing/build-form';
import type { Answer } from '@portico/form-engine/values/answer';
import { describe, expect, it } from 'vitest';
import { answerInWords } from '../../forms/answer-in-words.ts';
import { filesIn, letterEntries } from './letter-entries.ts';

const words = (sc: string, en: string) => ({ sc, tc: sc, en });
const options = [
  { value: 'a', label: words('甲', 'First') },
  { value: 'b', label: words('乙', 'Other'), takesText: true },
];
const columns = [{ value: 'good', label: words('好', 'Good') }];

describe('an answer in words', () => {
  it.each<[string, Answer, Partial<FieldDefinition>, string, string]>([
    ['a line', { value: 'x' }, {}, 'x', 'x'],
    ['a line with a unit', { value: '6' }, { text: { suffix: words('万元', '10k') } }, '6 万元', '6 10k'],
    ['a long text', { value: 'a\nb' }, { type: 'long-text' }, 'a\nb', 'a\nb'],
    ['a choice', { value: 'a' }, { type: 'single-choice', options }, '甲', 'First'],
    [
      'own words',
      { value: ['a', 'b'], other: { b: 'mine' } },
      { type: 'multiple-choice', options },
      '甲、乙: mine',
      'First, Other: mine',
    ],
    ['what is no longer offered', { value: 'z' }, { type: 'select', options }, 'z', 'z'],
    ['a day', { value: '2026-01-02' }, { type: 'date' }, '2026-01-02', '2026-01-02'],
    ['a range', { value: ['2020', '2021', ''] }, { type: 'date-range' }, '2020 ~ 2021', '2020 ~ 2021'],
    [
      'a range that goes on',
      { value: ['2020', 'Present', '1'] },
      { type: 'date-range' },
      '2020 ~ 至今',
      '2020 ~ Present',
    ],
    ['a phone', { value: ['86', '138'] }, { type: 'phone' }, '+86 138', '+86 138'],
    ['a matrix', { value: { a: 'good' } }, { type: 'matrix', options, columns }, '甲: 好', 'First: Good'],
    ['files', { value: [{ uid: 'u', name: 'n', url: '/n' }] }, { type: 'upload' }, '', ''],
  ])('%s', (_what, answer, rest, sc, en) => {
    const field = buildField('f', rest);
    expect([answerInWords(answer, field, 'sc'), answerInWords(answer, field, 'en')]).toEqual([sc, en]);
  });

  it.each(fieldTypes)('of type %s never breaks, whatever it is', (type) => {
    for (const value of [null, '', 7, true, [], {}, [null, 1, {}], [['a']], 'x'.repeat(5_000)])
      expect(typeof answerInWords({ value }, buildField('f', { type, options, columns }), 'tc')).toBe('string');
  });
});

it('a letter is told in the order of its form, rows by number, files apart', () => {
  const file = { uid: 'u', name: 'letter.pdf', url: '/u', size: 5 };
  const modules = [
    buildModule('m', [buildField('b'), buildField('paper', { type: 'upload' }), buildField('a')], {
      groups: [buildGroup('g', [buildField('r')])],
    }),
  ];
  const answers = {
    fields: { a: { value: '1' }, b: { value: '2' }, paper: { value: [file] }, foreign: { value: 'no' } },
    rows: { g: [{ r: { value: 'x' } }, {}, { r: { value: 'y' } }], other: [{ r: { value: 'no' } }] },
  };
  expect(letterEntries(modules, answers, 'en').map(({ name, value }) => `${name.en}=${value}`)).toEqual([
    'b=2',
    'a=1',
    'g 1 · r=x',
    'g 3 · r=y',
  ]);
  expect(filesIn(modules, answers)).toEqual([file]);
});
