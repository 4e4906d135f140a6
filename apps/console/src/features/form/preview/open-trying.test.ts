import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import { languages } from '@portico/form-engine/language';
import { createFormSession } from '@portico/form-engine/session/form-session';
import { noAnswers } from '@portico/form-engine/values/answer';
import { judgeForm } from '@portico/form-engine/verdict/judge-form';
import { kitchenSink } from '@portico/testing/kitchen-sink';
import { expect, it } from 'vitest';
import { openTrying } from './open-trying.ts';

const form = compileForm(kitchenSink, models);
const inLanguage = (language: (typeof languages)[number]) => ({ language, today: '2026-11-18' });

it.each(languages)('fills in a form with every setting without a mistake, in %s', async (language) => {
  const context = inLanguage(language);
  const trying = await openTrying(kitchenSink, context);
  for (const variant of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const { answers, count } = trying.fillIn(noAnswers, variant);
    expect(count).toBeGreaterThan(30);
    expect(judgeForm(form, answers, context).flatMap(({ problems }) => problems)).toEqual([]);
  }
});

it('keeps what is filled in, and has nothing to do a second time', async () => {
  const trying = await openTrying(kitchenSink, inLanguage('en'));
  const [first] = form.modules.flatMap(({ fields }) => fields).filter(({ model }) => model.length !== undefined);
  const key = first?.definition.key ?? '';
  const own = { fields: { [key]: { value: 'Own words' } }, rows: {} };
  const once = trying.fillIn(own, 0);
  expect(once.answers.fields[key]).toEqual({ value: 'Own words' });
  expect(trying.fillIn(once.answers, 3).count).toBe(0);
});

it('walks to everything that a form with every setting can show, as the session of an applicant would', async () => {
  const { steps, unreached } = (await openTrying(kitchenSink, inLanguage('en'))).walk();
  expect(unreached).toEqual([]);
  expect(steps.length).toBeGreaterThan(5);
  for (const { answers, at, appears } of steps) {
    expect(appears).not.toEqual([]);
    const session = createFormSession(form, answers, inLanguage('en'));
    expect(session.isModuleShown(at?.module ?? '')).toBe(true);
    const key = at?.key ?? '';
    if (form.byKey.has(key)) expect(session.read(key).visible).toBe(true);
  }
});
