import { expect, it } from 'vitest';
import { compileForm } from '../compile/compile-form.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import { buildField, buildForm, buildSwitch, buildAnswers } from '../testing/build-form.ts';
import { toyModels } from '../testing/toy-models.ts';
import { fillFromAccount } from './fill-from-account.ts';
import { createFormSession } from './form-session.ts';

const context = { language: 'en', today: '2026-11-15' } as const;
const account = { name: 'Li Ming', mail: 'li@example.org', phone: '' };

function filled(fields: readonly FieldDefinition[], answers = {}, facts = account) {
  const form = compileForm(buildForm(...fields), toyModels);
  const session = createFormSession(form, { fields: buildAnswers(answers), rows: {} }, context);
  const changes: string[] = [];
  session.onChange((change) => changes.push('field' in change ? change.field : change.group));
  const [module] = form.modules;
  if (module !== undefined) fillFromAccount(session, module, facts, context);
  return { answers: session.answers().fields, told: changes };
}

const name = buildField('name', { filledFromAccount: 'name' });
const mail = buildField('mail', { filledFromAccount: 'mail' });

it('answers what asks for it, and tells of it like of a change', () => {
  expect(filled([name, mail, buildField('note')])).toEqual({
    answers: buildAnswers({ name: 'Li Ming', mail: 'li@example.org' }),
    told: ['name', 'mail'],
  });
});

it('leaves alone what is answered', () => {
  expect(filled([name, mail], { name: 'Ming' }).answers).toEqual(
    buildAnswers({ name: 'Ming', mail: 'li@example.org' }),
  );
});

it('leaves empty what the account does not know, what the field would refuse, and what does not show', () => {
  expect(filled([name, mail], {}, { ...account, name: '', mail: 'wrong' })).toEqual({ answers: {}, told: [] });
  expect(filled([buildSwitch('open', ['name']), name])).toEqual({ answers: {}, told: [] });
});
