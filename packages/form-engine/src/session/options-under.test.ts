import { describe, expect, it } from 'vitest';
import { compileForm } from '../compile/compile-form.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import { checkDefinition } from '../publish/check-definition.ts';
import { buildAnswers, buildField, buildForm, buildGroup, buildModule, local } from '../testing/build-form.ts';
import { toyModels } from '../testing/toy-models.ts';
import { noAnswers } from '../values/answer.ts';
import { judgeForm } from '../verdict/judge-form.ts';
import { withoutHidden } from '../visibility/without-hidden.ts';
import { createFormSession } from './form-session.ts';

const context = { language: 'en', today: '2026-11-15' } as const;

/** An option for each value; after a colon, the answers above it. */
const choose = (key: string, values: readonly string[], rest: Partial<FieldDefinition> = {}) =>
  buildField(key, {
    type: 'single-choice',
    options: values.map((text) => {
      const [value = '', under] = text.split(':');
      return { value, label: local(value), ...(under === undefined ? {} : { under: under.split('+') }) };
    }),
    ...rest,
  });
const province = choose('province', ['zhejiang', 'fujian'], { label: local('Province') });
const city = choose('city', ['hangzhou:zhejiang', 'xiamen:fujian', 'other'], { choice: { under: 'province' } });
const county = choose('county', ['xihu:hangzhou', 'siming:xiamen', 'any:other'], { choice: { under: 'city' } });
const form = compileForm(buildForm(province, city, county), toyModels);
const offered = (session: ReturnType<typeof createFormSession>, key: string) =>
  session.read(key).definition?.options?.map(({ value }) => value);

describe('options that depend on another answer', () => {
  it('wait for that answer, and say so', () => {
    const session = createFormSession(form, noAnswers, context);
    expect([offered(session, 'city'), session.read('city').waitsFor?.en]).toEqual([[], 'Province']);
    session.change('province', { value: 'zhejiang' });
    expect([offered(session, 'city'), session.read('city').waitsFor]).toEqual([['hangzhou', 'other'], null]);
    expect(session.read('county').waitsFor?.en).toBe('city');
  });

  it('follow it through a chain, and keep a choice that no longer fits', () => {
    const session = createFormSession(form, noAnswers, context);
    session.change('province', { value: 'zhejiang' });
    session.change('city', { value: 'hangzhou' });
    session.change('county', { value: 'xihu' });
    expect(session.showProblems('module')).toEqual([]);
    session.change('province', { value: 'fujian' });
    expect(session.read('city')).toMatchObject({
      answer: { value: 'hangzhou' },
      problem: { key: 'optionElsewhere', params: { field: 'Province' } },
    });
    expect(session.answers().fields).toEqual(buildAnswers({ province: 'fujian', city: 'hangzhou', county: 'xihu' }));
    session.change('city', { value: '' });
    expect(session.read('county').problem).toEqual({ key: 'answerFirst', params: { field: 'city' } });
    session.change('province', { value: 'zhejiang' });
    session.change('city', { value: 'hangzhou' });
    expect(session.showProblems('module')).toEqual([]);
  });

  it('are judged alike on the server, which never changes them', () => {
    const answers = { fields: buildAnswers({ province: 'fujian', city: 'hangzhou' }), rows: {} };
    expect(judgeForm(form, answers, context)[0]?.problems).toMatchObject([
      { field: 'city', problem: { key: 'optionElsewhere' } },
    ]);
    expect(withoutHidden(form, answers, context)).toEqual(answers);
  });

  it('hide with the question that decides about them', () => {
    const hidden = { ...province, shownWhen: { field: 'first', answered: true } } as const;
    const session = createFormSession(
      compileForm(buildForm(buildField('first'), hidden, city), toyModels),
      noAnswers,
      context,
    );
    expect(session.read('city').visible).toBe(false);
    session.change('first', { value: 'x' });
    expect(session.read('city').visible).toBe(true);
  });

  it('are the same list while nothing changes, so that the question is not rendered again', () => {
    const session = createFormSession(form, { fields: buildAnswers({ province: 'fujian' }), rows: {} }, context);
    const before = session.read('city');
    session.change('province', { value: 'fujian' });
    expect(session.read('city')).toBe(before);
  });

  it('in a row follow a plain answer, and one of the same row', () => {
    const rows = buildGroup('g', [city, county]);
    const inRows = compileForm({ modules: [buildModule('m', [province], { groups: [rows] })] }, toyModels);
    const row = buildAnswers({ city: 'hangzhou', county: 'siming' });
    const session = createFormSession(
      inRows,
      { fields: buildAnswers({ province: 'fujian' }), rows: { g: [row] } },
      context,
    );
    const problems = () => session.showProblems('m').map(({ field, problem }) => [field, problem.key]);
    expect(problems()).toEqual([
      ['city', 'optionElsewhere'],
      ['county', 'optionElsewhere'],
    ]);
    session.change('province', { value: 'zhejiang' });
    expect(problems()).toEqual([['county', 'optionElsewhere']]);
  });
});

describe('what is not published', () => {
  const text = buildField('text');
  it.each([
    ['a field that is not there', [choose('a', ['x:y'], { choice: { under: 'no' } })], 'unknownField'],
    ['itself', [choose('a', ['a:a'], { choice: { under: 'a' } })], 'cycle'],
    [
      'two that depend on each other',
      [choose('a', ['x:y'], { choice: { under: 'b' } }), choose('b', ['y:x'], { choice: { under: 'a' } })],
      'cycle',
    ],
    ['an answer that is no choice', [text, choose('a', ['x'], { choice: { under: 'text' } })], 'cannotDepend'],
    ['a question that is no choice', [province, { ...text, choice: { under: 'province' } }], 'cannotDepend'],
    [
      'an option under an unknown answer',
      [province, choose('a', ['x:elsewhere', 'y'], { choice: { under: 'province' } })],
      'unknownOption',
    ],
    [
      'an answer under which there is nothing',
      [province, choose('a', ['x:fujian'], { choice: { under: 'province' } })],
      'nothingUnder',
    ],
    ['an option under an answer to no question', [choose('a', ['x:y'])], 'optionNowhere'],
  ] as const)('%s', (_name, fields, key) => {
    expect(checkDefinition(buildForm(...fields), toyModels).map((problem) => problem.key)).toEqual([key]);
  });

  it('do not say for each answer that a question without options has none', () => {
    const form = buildForm(province, choose('a', [], { choice: { under: 'province' } }));
    expect(checkDefinition(form, toyModels).map(({ key }) => key)).not.toContain('nothingUnder');
  });

  it('a row that would decide about the plain question', () => {
    const modules = [buildModule('m', [city], { groups: [buildGroup('g', [province])] })];
    expect(checkDefinition({ modules }, toyModels)).toMatchObject([{ key: 'outOfRow' }]);
  });

  it('an answer of the applicant for the recommender', () => {
    const modules = [buildModule('m', [province]), buildModule('r', [city], { author: 'recommender' })];
    expect(checkDefinition({ modules }, toyModels)).toMatchObject([{ key: 'cannotDepend' }]);
  });

  it('nothing of a sound form', () => {
    expect(checkDefinition(buildForm(province, city, county), toyModels)).toEqual([]);
  });
});
