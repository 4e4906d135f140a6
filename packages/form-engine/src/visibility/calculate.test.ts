import { describe, expect, it } from 'vitest';
import { compileForm } from '../compile/compile-form.ts';
import type { Calculation } from '../definition/calculation.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FieldModels } from '../field-model.ts';
import { lookupsForPreview } from '../preview/preview-lookups.ts';
import { checkDefinition } from '../publish/check-definition.ts';
import { createFormSession } from '../session/form-session.ts';
import { buildAnswers, buildField, buildForm, buildGroup, buildModule, buildSwitch } from '../testing/build-form.ts';
import { toyModels } from '../testing/toy-models.ts';
import { readAnswers } from '../values/read-answers.ts';
import { judgeForm } from '../verdict/judge-form.ts';
import { lookupIn } from './shown-fields.ts';
import { withoutHidden } from './without-hidden.ts';

const models: FieldModels = {
  ...toyModels,
  text: {
    ...toyModels.text,
    number: ({ value }) => (value === '' || Number.isNaN(Number(value)) ? null : Number(value)),
  },
};
const context = { language: 'en', today: '2026-11-15' } as const;
const result = (calculated: Calculation, rest: Partial<FieldDefinition> = {}) =>
  buildField('result', { calculated, text: { nature: 'decimal' }, ...rest });

function worked(calculated: Calculation, answers: Readonly<Record<string, string>>) {
  const form = compileForm(
    buildForm(buildField('a'), buildField('b'), buildField('born', { type: 'date' }), result(calculated)),
    models,
  );
  const all = { fields: buildAnswers(answers), rows: {} };
  const field = form.byKey.get('result');
  const onServer = field === undefined ? null : lookupIn(form, all, context)(field)?.value;
  const inBrowser = createFormSession(form, all, context).read('result').answer.value;
  expect(inBrowser).toBe(onServer);
  return onServer;
}

describe('what is worked out from other answers', () => {
  it.each([
    ['a sum', { sum: ['a', 'b'] }, { a: '0.1', b: '0.2' }, '0.3'],
    ['a sum of what is given', { sum: ['a', 'b'] }, { a: '4' }, '4'],
    ['nothing', { sum: ['a', 'b'] }, { a: 'four' }, ''],
    ['a mean', { average: ['a', 'b'] }, { a: '1', b: '2' }, '1.5'],
    ['a rounded mean', { average: ['a', 'b'], digits: 0 }, { a: '1', b: '2' }, '2'],
    ['half of the last digit', { average: ['a'], digits: 2 }, { a: '1.005' }, '1.01'],
    ['a negative one', { average: ['a'], digits: 0 }, { a: '-1.5' }, '-2'],
    ['an age', { age: 'born', on: '2026-09-01' }, { born: '2008-09-01' }, '18'],
    ['an age a day before the birthday', { age: 'born', on: '2026-09-01' }, { born: '2008-09-02' }, '17'],
    ['no age of what is no day', { age: 'born', on: '2026-09-01' }, { born: '2008' }, ''],
    ['no age before the birth', { age: 'born', on: '2026-09-01' }, { born: '2027-01-01' }, ''],
    ['what the browser says', { sum: ['a'] }, { a: '1', result: '99' }, '1'],
  ] as const)('%s', (_name, calculated, answers, expected) => expect(worked(calculated, answers)).toBe(expected));
});

const gate = buildSwitch('gate', []);
const courses = buildGroup('courses', [
  buildField('grade', { shownWhen: { not: { field: 'gate', chosen: ['no'] } } }),
  buildField('credits'),
]);
const mean = result({ average: ['grade'], weights: 'credits' });
const praise = buildField('praise', { required: true, shownWhen: { field: 'result', number: { least: 90 } } });
const definition = { modules: [buildModule('m', [gate, mean, praise], { groups: [courses] })] };
const form = compileForm(definition, models);
const rows = { courses: [buildAnswers({ grade: '100', credits: '3' }), buildAnswers({ grade: '60', credits: '1' })] };

describe('a mean over rows', () => {
  it('follows the rows, and opens what depends on it', () => {
    const session = createFormSession(form, { fields: {}, rows: {} }, context);
    const seen = () => [session.read('result').answer.value, session.read('praise').visible];
    expect(seen()).toEqual(['', false]);
    session.putRows('courses', rows.courses);
    expect(seen()).toEqual(['90', true]);
    session.removeRow('courses', 0);
    expect(seen()).toEqual(['60', false]);
  });

  it('follows a plain answer that hides what the rows say', () => {
    const session = createFormSession(form, { fields: {}, rows }, context);
    session.change('gate', { value: 'no' });
    expect(session.read('result').answer.value).toBe('');
    session.change('gate', { value: 'yes' });
    expect(session.read('result').answer.value).toBe('90');
  });

  it('is never sent, never required, never told of as a change, and makes no module answered', () => {
    const session = createFormSession(form, { fields: {}, rows }, context);
    const told: unknown[] = [];
    session.onChange((change) => told.push(change));
    session.change('result', { value: '1' });
    session.removeRow('courses', 1);
    expect(session.answers().fields).toEqual({});
    expect(told).toEqual([{ group: 'courses' }]);
    const sent = readAnswers(form, { fields: buildAnswers({ result: '1' }), rows });
    expect(withoutHidden(form, sent, context).fields).toEqual({});
    expect(judgeForm(form, sent, context)[0]?.problems.map(({ field }) => field)).toEqual(['praise']);
  });

  it('is left out where it rests on what the reader may not see', () => {
    const seen = (withheld: string) => {
      const field = form.byKey.get('result');
      return field && lookupsForPreview(form, { fields: {}, rows }, new Set([withheld]), context).plain(field);
    };
    expect([seen('other'), seen('grade')]).toEqual([{ value: '90' }, null]);
  });
});

describe('a calculation that is not published', () => {
  const text = buildField('a');
  const other = buildModule('n', [], { groups: [buildGroup('g', [buildField('column')])] });
  it.each([
    ['reads what is not there', [result({ sum: ['no'] })], 'unknownField'],
    ['reads nothing', [result({ sum: [] })], 'cannotCalculate'],
    ['is asked for as well', [text, result({ sum: ['a'] }, { required: true })], 'cannotCalculate'],
    ['adds up what is no number', [gate, result({ sum: ['gate'] })], 'cannotCalculate'],
    ['is the age of what is no date', [text, result({ age: 'a', on: '2026-01-01' })], 'cannotCalculate'],
    ['is an age on a day that does not exist', [text, result({ age: 'a', on: '2026-02-30' })], 'cannotCalculate'],
    [
      'reads another',
      [text, { ...result({ sum: ['a'] }), id: 'x', key: 'x' }, result({ sum: ['x'] })],
      'cannotCalculate',
    ],
    ['reads rows of another module', [result({ sum: ['column'] })], 'cannotCalculate'],
    [
      'depends on itself',
      [{ ...text, shownWhen: { field: 'result', answered: true } }, result({ sum: ['a'] })],
      'cycle',
    ],
  ] as const)('%s', (_name, fields, key) => {
    const problems = checkDefinition({ modules: [buildModule('m', fields), other] }, models);
    expect(problems.map((problem) => problem.key)).toEqual([key]);
  });

  it('is not among those of a sound form', () => expect(checkDefinition(definition, models)).toEqual([]));
});
