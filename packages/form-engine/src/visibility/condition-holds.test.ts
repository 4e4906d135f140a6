import { describe, expect, it } from 'vitest';
import { compileForm } from '../compile/compile-form.ts';
import type { Condition } from '../definition/condition.ts';
import { createFormSession } from '../session/form-session.ts';
import { buildAnswers, buildField, buildForm, buildGroup, buildModule, buildSwitch } from '../testing/build-form.ts';
import { toyModels } from '../testing/toy-models.ts';
import { judgeForm } from '../verdict/judge-form.ts';
import { lookupIn } from './shown-fields.ts';

const context = { language: 'en', today: '2026-11-15' } as const;
const models = {
  ...toyModels,
  text: {
    ...toyModels.text,
    number: ({ value }: { value: unknown }) => (typeof value === 'string' && value !== '' ? Number(value) : null),
    length: ({ value }: { value: unknown }) => (typeof value === 'string' ? value.length : 0),
  },
};
const asked = [
  buildSwitch('choice', []),
  buildField('text'),
  buildField('day', { type: 'date' }),
  buildField('hidden', { shownWhen: { field: 'choice', chosen: ['yes'] } }),
];

const isYes: Condition = { field: 'choice', chosen: ['yes'] };
const isText: Condition = { field: 'text', answered: true };

describe('a condition', () => {
  it.each<[string, Condition, Record<string, string>, boolean]>([
    ['one of several options', { field: 'choice', chosen: ['no', 'yes'] }, { choice: 'yes' }, true],
    ['another option', isYes, { choice: 'no' }, false],
    ['nothing chosen', isYes, {}, false],
    ['an answer', isText, { text: 'x' }, true],
    ['no answer', isText, {}, false],
    ['not', { not: isText }, {}, true],
    ['and', { all: [isYes, isText] }, { choice: 'yes' }, false],
    ['and, both', { all: [isYes, isText] }, { choice: 'yes', text: 'x' }, true],
    ['or', { any: [isYes, isText] }, { text: 'x' }, true],
    ['or, neither', { any: [isYes, isText] }, { choice: 'no' }, false],
    ['of nothing, all', { all: [] }, {}, true],
    ['of nothing, any', { any: [] }, {}, false],
    ['a number at the lower end', { field: 'text', number: { least: 5, most: 6 } }, { text: '5' }, true],
    ['a number above', { field: 'text', number: { least: 5, most: 6 } }, { text: '6.5' }, false],
    ['what is no number', { field: 'text', number: {} }, { text: 'many' }, false],
    ['no number', { field: 'text', number: { most: 9 } }, {}, false],
    ['a length', { field: 'text', length: { most: 3 } }, { text: 'abc' }, true],
    ['a longer text', { field: 'text', length: { most: 3 } }, { text: 'abcd' }, false],
    ['a day within', { field: 'day', days: { from: '2020-01-01', to: '2020-12-31' } }, { day: '2020-12-31' }, true],
    ['a day after', { field: 'day', days: { from: '', to: '2020-12-31' } }, { day: '2021-01-01' }, false],
    ['a hidden question, which has no answer', { field: 'hidden', answered: true }, { hidden: 'x' }, false],
    ['the same question while it shows', { field: 'hidden', answered: true }, { hidden: 'x', choice: 'yes' }, true],
    ['a question that is not there', { field: 'gone', answered: true }, {}, false],
    ['a test that the question cannot answer', { field: 'choice', number: {} }, { choice: 'yes' }, false],
  ])('of %s', (_name, condition, values, expected) => {
    const form = compileForm(buildForm(...asked, buildField('shown', { shownWhen: condition })), models);
    const answers = { fields: buildAnswers(values), rows: {} };
    const field = form.byKey.get('shown');
    expect(field && lookupIn(form, answers, context)(field) !== null).toBe(expected);
    expect(createFormSession(form, answers, context).read('shown').visible).toBe(expected);
  });
});

describe('the rows of a group', () => {
  const counted: Condition = { group: 'g', rows: { least: 2 } };
  const form = compileForm(
    {
      modules: [
        buildModule('m', [buildSwitch('choice', []), buildField('shown', { shownWhen: counted })], {
          groups: [buildGroup('g', [buildField('r', { requiredWhen: counted })], { shownWhen: isYes })],
        }),
        buildModule('n', [buildField('must', { requiredWhen: counted })], { shownWhen: counted }),
      ],
    },
    models,
  );
  const rows = (count: number) => ({ g: Array.from({ length: count }, () => ({})) });

  it.each([
    ['too few', 'yes', 1, false],
    ['enough', 'yes', 2, true],
    ['enough, but the group is hidden', 'no', 2, false],
  ])('%s', (_name, choice, count, expected) => {
    const answers = { fields: buildAnswers({ choice }), rows: rows(count) };
    const session = createFormSession(form, answers, context);
    expect(session.read('shown').visible).toBe(expected);
    expect(session.isModuleShown('n')).toBe(expected);
    const problems = judgeForm(form, answers, context).flatMap((verdict) => verdict.problems);
    expect(problems.map(({ field }) => field)).toEqual(expected ? ['r', 'r', 'must'] : []);
  });

  it('are counted again when one is added or removed', () => {
    const session = createFormSession(form, { fields: buildAnswers({ choice: 'yes' }), rows: rows(1) }, context);
    const heard: boolean[] = [];
    session.subscribe('shown', () => heard.push(session.read('shown').visible));
    session.insertRow('g', 1, {});
    expect(session.rows('g').problems).toEqual([{ key: 'required' }, { key: 'required' }]);
    session.removeRow('g', 0);
    expect(session.rows('g').problems).toEqual([null]);
    expect(heard).toEqual([true, false]);
  });
});

describe('a question that is required by condition', () => {
  const form = compileForm(buildForm(buildSwitch('choice', []), buildField('why', { requiredWhen: isYes })), models);

  it('says so, and is missing, only while the condition holds', () => {
    const session = createFormSession(form, { fields: {}, rows: {} }, context);
    const { definition } = session.read('why');
    expect(definition?.required).toBeUndefined();
    session.leave('why');
    session.change('choice', { value: 'yes' });
    expect(session.read('why')).toMatchObject({ definition: { required: true }, problem: { key: 'required' } });
    session.change('choice', { value: 'no' });
    expect(session.read('why')).toMatchObject({ definition, problem: null });
  });
});
