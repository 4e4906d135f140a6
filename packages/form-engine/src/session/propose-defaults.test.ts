import { describe, expect, it } from 'vitest';
import { compileForm } from '../compile/compile-form.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import { checkDefinition } from '../publish/check-definition.ts';
import { buildAnswers, buildField, buildForm, buildGroup, buildModule, buildSwitch } from '../testing/build-form.ts';
import { toyModels } from '../testing/toy-models.ts';
import { judgeForm } from '../verdict/judge-form.ts';
import { createFormSession } from './form-session.ts';
import { proposeDefaults } from './propose-defaults.ts';

const context = { language: 'en', today: '2026-11-15' } as const;

function open(fields: readonly FieldDefinition[], answers = {}, proposes = true) {
  const form = compileForm(buildForm(...fields), toyModels);
  const session = createFormSession(form, { fields: buildAnswers(answers), rows: {} }, context, proposes);
  const told: string[] = [];
  session.onChange((change) => told.push('field' in change ? change.field : change.group));
  return { form, session, told };
}

function opened(fields: readonly FieldDefinition[], answers = {}) {
  const { form, session, told } = open(fields, answers);
  for (const module of form.modules) proposeDefaults(session, module);
  return { session, told };
}

const city = buildField('city', { defaultValue: 'Beijing', required: true });
const visa = buildSwitch('visa', ['office'], { defaultValue: 'yes' });
const office = buildField('office', { defaultValue: 'Haidian' });

describe('the default of a question', () => {
  it('is proposed where nobody has answered, and told of like a change', () => {
    const { session, told } = opened([city]);
    expect([session.answers().fields, told]).toEqual([buildAnswers({ city: 'Beijing' }), ['city']]);
  });

  it('never overwrites an answer', () => {
    expect(opened([city], { city: 'Xiamen' }).session.answers().fields).toEqual(buildAnswers({ city: 'Xiamen' }));
  });

  it('opens what it opens, which is proposed in turn', () => {
    expect(opened([visa, office]).session.answers().fields).toEqual(buildAnswers({ visa: 'yes', office: 'Haidian' }));
  });

  it('is proposed when the question comes into view, but not again after it was cleared', () => {
    const { session } = open([{ ...visa, defaultValue: 'no' }, office]);
    session.change('visa', { value: 'yes' });
    expect(session.read('office').answer).toEqual({ value: 'Haidian' });
    session.change('office', { value: '' });
    session.change('visa', { value: 'no' });
    session.change('visa', { value: 'yes' });
    expect(session.read('office').answer).toEqual({ value: '' });
  });

  it('is not proposed for staff, nor by an answer of another page, nor if it would be refused', () => {
    const forStaff = open([visa, office], {}, false).session;
    forStaff.change('visa', { value: 'yes' });
    const fromElsewhere = open([visa, office]).session;
    fromElsewhere.put('visa', { value: 'yes' });
    const refused = open([visa, { ...office, defaultValue: 'wrong' }]).session;
    refused.change('visa', { value: 'yes' });
    for (const session of [forStaff, fromElsewhere, refused]) expect(session.read('office').answer.value).toBe('');
  });

  it('is no answer on the server', () => {
    const { form } = open([city]);
    expect(judgeForm(form, { fields: {}, rows: {} }, context)[0]?.problems).toMatchObject([
      { field: 'city', problem: { key: 'required' } },
    ]);
  });

  it('is proposed in a new row, which is no change that could be lost, and not in one that was written', () => {
    const modules = [buildModule('m', [], { groups: [buildGroup('g', [city, visa, office])] })];
    const form = compileForm({ modules }, toyModels);
    const session = createFormSession(form, { fields: {}, rows: { g: [{}] } }, context, true);
    const row = session.editRow('g', null);
    expect([row.read('city').answer, row.read('office').answer, row.isDirty()]).toEqual([
      { value: 'Beijing' },
      { value: 'Haidian' },
      false,
    ]);
    row.save();
    expect(session.answers().rows['g']).toEqual([
      {},
      buildAnswers({ city: 'Beijing', visa: 'yes', office: 'Haidian' }),
    ]);
    expect(session.editRow('g', 0).read('city').answer).toEqual({ value: '' });
  });
});

describe('a default that is not published', () => {
  const above = buildSwitch('above', []);
  it.each([
    ['is refused by the question', [buildField('a', { defaultValue: 'wrong' })]],
    ['is empty', [buildField('a', { defaultValue: '' })]],
    ['answers what nobody answers', [buildField('a', { type: 'rich-text', defaultValue: 'x' })]],
    [
      'depends on another answer',
      [above, buildField('b', { type: 'single-choice', defaultValue: 'x', choice: { under: 'above' }, options: [] })],
    ],
  ])('%s', (_name, fields) => {
    expect(checkDefinition(buildForm(...fields), toyModels)).toContainEqual(
      expect.objectContaining({ key: 'badDefault' }),
    );
  });
});
