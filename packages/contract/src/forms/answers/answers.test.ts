import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FieldType } from '@portico/form-engine/definition/field-type';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { FieldValue, FormAnswers } from '@portico/form-engine/values/answer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noText } from '../codec/values/local-text.ts';
import { decodeAnswers } from './decode-answers.ts';
import { encodeAnswers } from './encode-answers.ts';

const field = (key: string, type: FieldType, rest: Partial<FieldDefinition> = {}): FieldDefinition => ({
  id: `${key}-id`,
  key,
  type,
  label: noText,
  ...rest,
});
const three = (words: string) => ({ sc: words, tc: words, en: words });
const options = [
  { value: 'a', label: three('甲') },
  { value: 'b', label: { sc: '其他', tc: '其他', en: 'Other' }, takesText: true },
];
const form: FormDefinition = {
  modules: [
    {
      id: 'm',
      title: noText,
      author: 'applicant',
      fields: [
        field('name', 'text'),
        field('one', 'single-choice', { options }),
        field('pick', 'select', { options, takesAttachments: true }),
        field('many', 'multiple-choice', { options }),
        field('grid', 'matrix', { options, columns: options }),
        field('period', 'date-range'),
        field('phone', 'phone'),
        field('scan', 'upload'),
        field('__proto__', 'text'),
      ],
      groups: [
        {
          id: 'g',
          key: 'jobs',
          title: noText,
          requiredRows: 0,
          extraRows: 9,
          layout: 'list',
          fields: [field('firm', 'text'), field('proof', 'upload')],
        },
        {
          id: 'h',
          key: 'schools',
          title: noText,
          requiredRows: 0,
          extraRows: 9,
          layout: 'list',
          fields: [field('school', 'text')],
        },
      ],
    },
  ],
};
const file = { uid: '7', name: 'a.pdf', url: '/f/7/a.pdf', size: 9, icon: '/f/7/icon.png' };
const wireFile = {
  uid: '7',
  name: 'a.pdf',
  url: '/f/7/a.pdf',
  fileUrl: '/f/7/a.pdf',
  size: 9,
  iconUrl: '/f/7/icon.png',
};

describe('answers on the wire', () => {
  const answers: FormAnswers = {
    fields: {
      name: { value: '陈大文' },
      one: { value: 'b', other: { b: '自由职业' } },
      pick: { value: 'a', attachments: [file] },
      grid: { value: { b: 'a' } },
      period: { value: ['2020-09', 'Present', '1'] },
      phone: { value: ['852', '91234567'] },
      scan: { value: [file] },
    },
    rows: {
      jobs: [{ firm: { value: '甲公司' }, proof: { value: [file] } }, { firm: { value: '乙公司' } }],
      schools: [],
    },
  };
  const wire = {
    normal: {
      name: '陈大文',
      one: 'b',
      one_other: ['', '自由职业'],
      pick: 'a',
      pick_attachments: [{ ...wireFile, field: 'pick' }],
      grid: ['', 'a'],
      period: ['2020-09', 'Present', '1'],
      phone: ['852', '91234567'],
      scan: [{ ...wireFile, field: 'scan' }],
    },
    column: {
      jobs: [
        { columnNumber: 1, firm: '甲公司', proof: [{ ...wireFile, field: 'proof' }] },
        { columnNumber: 2, firm: '乙公司' },
      ],
      schools: [],
    },
  };
  it('are written by key, rows by group', () => {
    expect(encodeAnswers(answers, form)).toEqual(wire);
  });
  it('are read back', () => {
    expect(decodeAnswers(wire, form)).toEqual({ answers, unknown: [] });
    expect(decodeAnswers(JSON.stringify(wire), form)).toEqual({ answers, unknown: [] });
  });
});

const normal = (saved: object) => decodeAnswers({ normal: saved }, form).answers.fields;
const rows = (column: unknown) => decodeAnswers({ column }, form).answers.rows;
const firm = (name: string) => ({ firm: { value: name } });

describe('reading answers', () => {
  it('sets one own word at the place of the chosen option, by value or label', () => {
    expect(normal({ pick: 'b', pick_other: '别的' })).toEqual({ pick: { value: 'b', other: { b: '别的' } } });
    expect(normal({ pick: 'b', pick_other: { b: '别的' } })).toEqual({ pick: { value: 'b', other: { b: '别的' } } });
    expect(normal({ pick: 'Other', pick_other: '别的' })).toEqual({ pick: { value: 'Other', other: { b: '别的' } } });
    expect(normal({ pick_other: '别的' })).toEqual({ pick: { value: '', other: { b: '别的' } } });
  });
  it('gives one own word to the first of several choices that takes it', () => {
    expect(normal({ many: ['a', 'b'], many_other: '别的' })).toEqual({
      many: { value: ['a', 'b'], other: { b: '别的' } },
    });
  });
  it('takes a file by either address', () => {
    expect(normal({ scan: [{ fileUrl: '/f/1/b.pdf' }] })).toEqual({
      scan: { value: [{ uid: '/f/1/b.pdf', name: 'b.pdf', url: '/f/1/b.pdf' }] },
    });
  });
  it('sorts rows by number and closes gaps', () => {
    const wireRows = [
      { columnNumber: '7', firm: 'c' },
      { columnNumber: 2, firm: 'a' },
      { firm: 'd' },
      { columnNumber: 2, firm: 'b' },
      { firm: 'e' },
    ];
    expect(rows({ jobs: wireRows })).toEqual({ jobs: ['a', 'b', 'c', 'd', 'e'].map(firm) });
  });
  it('finds the group of a row in one list for all', () => {
    const wireRows = [
      { columnNumber: 2, firm: 'b' },
      { columnNumber: 1, school: 's' },
      [{ columnNumber: 1, firm: 'a' }],
    ];
    expect(rows(wireRows)).toEqual({ jobs: [firm('a'), firm('b')], schools: [{ school: { value: 's' } }] });
  });
  it('keeps a key such as __proto__ a key', () => {
    const saved = JSON.parse('{"normal":{"__proto__":"x"}}');
    const { fields } = decodeAnswers(saved, form).answers;
    expect(Object.keys(fields)).toEqual(['__proto__']);
    expect(JSON.stringify(encodeAnswers({ fields, rows: {} }, form).normal)).toBe('{"__proto__":"x"}');
  });
  it.each([
    ['a field that is gone', { normal: { old: 1 } }, 'save_field.normal', 'old', 'unknown'],
    ['a group that is gone', { column: { old: [] } }, 'save_field.column', 'old', 'unknown'],
    [
      'a field that is gone from a row',
      { column: { jobs: [{ old: 1 }] } },
      'save_field.column.jobs[0]',
      'old',
      'unknown',
    ],
    ['another part', { more: 1 }, 'save_field', 'more', 'unknown'],
    ['a file that runs', { normal: { scan: [{ url: 'javascript:x' }] } }, 'save_field.normal.scan', '0', 'shape'],
    ['own words beside no option', { normal: { one_other: ['', '', 'x'] } }, 'save_field.normal', 'one_other', 'shape'],
    ['a column in no row', { normal: { grid: ['', '', 'x'] } }, 'save_field.normal', 'grid', 'shape'],
    ['own words by no option', { normal: { one_other: { z: 'x' } } }, 'save_field.normal', 'one_other', 'shape'],
    ['own words that are none', { normal: { one_other: [1] } }, 'save_field.normal', 'one_other', 'shape'],
    ['a row of no group', { column: [{ x: 1 }] }, 'save_field.column', '0', 'shape'],
    ['rows that are none', { column: { jobs: 'x' } }, 'save_field.column', 'jobs', 'shape'],
    ['values that are none', { normal: [1] }, 'save_field', 'normal', 'shape'],
    ['no answers at all', 5, '', 'save_field', 'shape'],
  ])('%s is reported', (_what, wire, path, key, reason) => {
    expect(decodeAnswers(wire, form).unknown).toContainEqual({ path, key, reason });
  });
  it('tells of what is nested beyond use, and of no other depth', () => {
    const nest = (depth: number): FieldValue => (depth === 0 ? 'x' : [nest(depth - 1)]);
    expect(decodeAnswers({ normal: { name: nest(8) } }, form).unknown).toEqual([]);
    expect(decodeAnswers({ normal: { name: nest(9) } }, form).unknown).toHaveLength(1);
    const abyss = `{"normal":{"name":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`;
    expect(decodeAnswers(abyss, form).unknown).toHaveLength(1);
  });
  it('never throws, and gives back what it read', () => {
    const keys = [
      ...'name one one_other pick pick_attachments scan jobs schools firm proof columnNumber __proto__'.split(' '),
      'normal',
      'column',
    ];
    const wild = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom('', 'x', '[]', null, 0, 3, { url: '/a', uid: 1 }, ['b']),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom(...keys), tie('any'), { maxKeys: 5 }),
      ),
    })).any;
    fc.assert(
      fc.property(wild, wild, wild, (one, other, third) => {
        const { answers } = decodeAnswers(
          { normal: { scan: [one], ...Object(other) }, column: { jobs: [third], ...Object(one) } },
          form,
        );
        const sent: unknown = JSON.parse(JSON.stringify(encodeAnswers(answers, form)));
        expect(decodeAnswers(sent, form).answers).toEqual(answers);
      }),
      { numRuns: 2000 },
    );
  });
});
