import { readFileSync } from 'node:fs';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { isSettings, partsOf } from '@portico/form-engine/editing/form-parts';
import { buildField, buildGroup, buildModule, local } from '@portico/form-engine/testing/build-form';
import { kitchenSink } from '@portico/testing/kitchen-sink';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { openList } from '../read-file.ts';
import { columnNames } from './columns.ts';
import { type ListWords, questionList } from './question-list.ts';
import type { Workbook } from './sheet-rows.ts';

const schema: unknown = JSON.parse(
  readFileSync(new URL('../../../../../../../docs/project-file.schema.json', import.meta.url), 'utf8'),
);

const words: ListWords = {
  language: 'en',
  column: (name) => `Words of ${name}`,
  type: (type) => `A ${type}`,
  author: (author) => `The ${author}`,
  instructions: ['How'],
  unsaid: { lead: 'Not in the list', key: 'Key', settings: 'Settings' },
};

const nothing: FormDefinition = { modules: [] };

/** What a workbook brings where it replaces a form. */
function brought(workbook: Workbook, present: FormDefinition = nothing) {
  if (!isSettings(schema)) throw new Error('no schema');
  return openList('list.xlsx', workbook, schema).bring('replace', present);
}

/** A list with these cells, by the names of their columns. */
function listOf(...rows: readonly Readonly<Record<string, unknown>>[]): Workbook {
  return {
    sheets: [
      {
        name: 'questions',
        rows: [columnNames, ...rows.map((cells) => columnNames.map((name) => cells[name] ?? null))],
      },
    ],
  };
}

const title = { title_sc: '甲', title_tc: '甲', title_en: 'A' };
const inModule = { module_sc: '模块', module_tc: '模組', module_en: 'Module', key: 'a', type: 'text', ...title };

describe('a form as question list', () => {
  it('comes back as it was where it replaces the same form', async () => {
    const file = await questionList(kitchenSink, words);
    const { form, notes } = brought(await readXlsx(file), kitchenSink);
    expect(notes).toEqual([]);
    expect(partsOf(form)).toEqual(partsOf(kitchenSink));
  });

  it('brings the same questions to an empty form, for all that it can say', async () => {
    const one = {
      modules: [
        buildModule(
          'm',
          [
            buildField('name', {
              required: true,
              remark: local('Help'),
              text: { nature: 'email', shortest: 2, longest: 50 },
            }),
            buildField('pick', {
              type: 'multiple-choice',
              options: ['x', 'y'].map((value) => ({ value, label: local(`Option ${value}`) })),
              choice: { fewest: 1, most: 2 },
            }),
            buildField('day', {
              type: 'date',
              date: { unit: 'day', limits: { from: '2026-01-01', to: '2026-12-31' } },
            }),
            buildField('scan', { type: 'upload', files: { types: ['pdf', 'jpg'], megabytes: 2.5, most: 3 } }),
            buildField('grid', {
              type: 'matrix',
              options: [{ value: 'r', label: local('Row') }],
              columns: [{ value: 'c', label: local('Column') }],
            }),
          ],
          { groups: [buildGroup('rows', [buildField('inner')], { requiredRows: 1, extraRows: 4, layout: 'table' })] },
        ),
        buildModule('letter', [buildField('opinion', { type: 'long-text' })], { author: 'recommender' }),
      ],
    } satisfies FormDefinition;
    const { form, notes } = brought(await readXlsx(await questionList(one, words)));
    expect(notes).toEqual([]);
    const bare = (definition: FormDefinition) =>
      definition.modules.map(({ title: name, author, fields, groups }) => ({
        name,
        author,
        fields: fields.map(({ id: _id, ...field }) => field),
        groups: groups.map(({ title: group, requiredRows, extraRows, fields: columns }) => ({
          group,
          requiredRows,
          extraRows,
          fields: columns.map(({ id: _id, ...field }) => field),
        })),
      }));
    expect(bare(form)).toEqual(bare(one));
  });

  it('says in a sheet of its own what it cannot say, and offers the types to choose from', async () => {
    const { sheets } = await readXlsx(await questionList(kitchenSink, words));
    expect(sheets.map(({ name }) => name)).toEqual(['questions', 'instructions', 'not in this list', 'lists']);
    expect(sheets[2]?.rows.flat().join(' ')).toContain('triggers');
    const column = columnNames.indexOf('type');
    expect(sheets[0]?.rows[1]?.[column]).toMatch(/^[a-z-]+ · A [a-z-]+$/);
  });

  it('keeps texts that look like formulas, and lines', async () => {
    const odd = { sc: '=1+1', tc: '@SUM(A1)', en: 'Two\nlines' };
    const form = { modules: [buildModule('m', [buildField('a', { label: odd })])] };
    const { form: back } = brought(await readXlsx(await questionList(form, words)));
    expect(back.modules[0]?.fields[0]?.label).toEqual(odd);
  });
});

describe('a list that somebody filled in', () => {
  it('takes numbers, dates, own words of yes and no, and rows below a module', () => {
    const { form, notes } = brought(
      listOf(
        { ...inModule, required: '是', longest: 20 },
        { key: '', type: 'date (Date)', ...title, earliest: new Date(Date.UTC(2026, 8, 1)), required: 'NO' },
        {},
        { type: 'select', ...title, options_sc: '一\n二', options_tc: '一\n二', options_en: 'One\nTwo' },
      ),
    );
    expect(notes).toEqual([]);
    expect(form.modules).toHaveLength(1);
    expect(form.modules[0]?.fields).toMatchObject([
      { key: 'a', required: true, text: { longest: 20 } },
      { key: 'q3', required: false, date: { limits: { from: '2026-09-01' } } },
      {
        key: 'q5',
        options: [
          { value: '1', label: { en: 'One' } },
          { value: '2', label: { sc: '二' } },
        ],
      },
    ]);
  });

  it('names sheet, row and column of everything that it does not understand', () => {
    const { form, notes } = brought({
      sheets: [
        ...listOf(
          { ...inModule, longest: 'many', fewest: 3, nature: 'poem', written_by: 'me' },
          { key: 'b', type: 'poem', ...title },
          { key: 'a', type: 'select', ...title, options_sc: '一\n二', options_en: 'One' },
          { key: 'c', type: 'text', ...title, help_en: 'x'.repeat(10_001) },
        ).sheets,
        { name: 'budget', rows: [['1']] },
      ],
    });
    expect(form.modules[0]?.fields.map(({ key }) => key)).toEqual(['a', 'a_2', 'c']);
    expect(notes.map(({ place, problem, found }) => `${place}: ${problem} ${found.slice(0, 9)}`)).toEqual([
      'budget: unknownSheet ',
      'questions!D2 written_by: notInList me',
      expect.stringMatching(/^questions![A-Z]+2 nature: notInList poem$/),
      expect.stringMatching(/^questions![A-Z]+2 longest: unreadable many$/),
      expect.stringMatching(/^questions![A-Z]+2 fewest: unwritable 3$/),
      'questions!K3 type: unknownType poem',
      expect.stringMatching(/^questions![A-Z]+4 options_sc: unevenLines 2 \/ 0 \/ 1$/),
      'questions!5 remark.en: shortened xxxxxxxxx',
      ': renamedKey a',
    ]);
  });

  it.each([
    ['no list at all', { sheets: [{ name: 'x', rows: [['a', 'b']] }] }, 'noSheet'],
    ['no sheet', { sheets: [] }, 'noSheet'],
    ['a list without rows', listOf(), 'noQuestions'],
  ])('%s is refused', (_name, workbook, reason) => {
    expect(() => brought(workbook)).toThrow(expect.objectContaining({ reason }));
  });
});
