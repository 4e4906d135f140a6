import { decodeModules } from '@portico/contract/forms/decode-modules';
import { encodeModules } from '@portico/contract/forms/encode-modules';
import { models } from '@portico/fields/models';
import { fieldKnowledge } from '@portico/fields/samples';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import { fieldTypeCodes } from '@portico/form-engine/definition/field-type';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { languages } from '@portico/form-engine/language';
import { checkForm, finish } from '@portico/form-engine/prove/check-form';
import { judgeForm } from '@portico/form-engine/verdict/judge-form';
import { withoutHidden } from '@portico/form-engine/visibility/without-hidden';
import { findSimplifiedProblems, findTraditionalProblems } from '@portico/i18n/traditional-check';
import { describe, expect, test } from 'vitest';
import { findHtmlProblem } from '../src/domain/content/find-html-problem.ts';
import { readDemoAnswers } from './demo-answers.ts';
import type { DemoTenant } from './demo-tenant.ts';
import { demoTenants } from './demo-tenants.ts';
import { localTexts } from './local-texts.ts';

const withForms = demoTenants.flatMap((tenant): [string, DemoTenant, FormDefinition][] =>
  tenant.form === undefined ? [] : [[tenant.slug, tenant, tenant.form]],
);

const fieldsOf = ({ modules }: FormDefinition) =>
  modules.flatMap((module) => [...module.fields, ...module.groups.flatMap((group) => group.fields)]);

test('every listed tenant has a form, and one of them is open to anybody', () => {
  expect(withForms.map(([slug]) => slug)).toEqual(demoTenants.filter(({ listed }) => listed).map(({ slug }) => slug));
  expect(demoTenants.filter(({ formOpen }) => formOpen === true)).toHaveLength(1);
});

describe.each(withForms)('the form of %s', (slug, tenant, form) => {
  test('can be published', () => {
    expect(finish(checkForm(form, fieldKnowledge, { language: 'sc', today: '2026-11-15' }, languages))).toEqual([]);
  });

  test('is kept by the wire', () => {
    const wire: unknown = JSON.parse(JSON.stringify(encodeModules(form)));
    expect(decodeModules(wire)).toEqual({ form, unknown: [] });
  });

  test('says everything in three languages, each written as it is', () => {
    const texts = localTexts({ form, pages: tenant.pages, batches: tenant.batches }).map(({ path, text }) => ({
      path,
      ...text,
    }));
    expect(texts.filter(({ sc, tc, en }) => [sc, tc, en].some((words) => words.trim() === ''))).toEqual([]);
    expect(findTraditionalProblems(texts)).toEqual([]);
    expect(findSimplifiedProblems(texts)).toEqual([]);
    expect(texts.filter(({ en }) => /\p{Script=Han}/u.test(en))).toEqual([]);
  });

  test('offers each label of a choice once', () => {
    const lists = fieldsOf(form).flatMap(({ key, options = [], columns = [] }) =>
      [options, columns].flatMap((list) =>
        languages.map((language) => ({ key, labels: list.map(({ label }) => label[language]) })),
      ),
    );
    expect(lists.filter(({ labels }) => new Set(labels).size < labels.length)).toEqual([]);
  });

  test('calls each question of a module, and of a row, by a name of its own', () => {
    const scopes = form.modules.flatMap((module) => [module.fields, ...module.groups.map((group) => group.fields)]);
    const labels = scopes.flatMap((scope) => languages.map((language) => scope.map(({ label }) => label[language])));
    expect(labels.flatMap((list) => list.filter((label, at) => list.indexOf(label) !== at))).toEqual([]);
  });

  test('has pages to be ticked, without anything that a page may not have', () => {
    const pages = tenant.pages ?? [];
    expect(pages.map(({ key, consent }) => [key, consent !== undefined])).toEqual([
      ['application-guide', false],
      ['known-items', true],
      ['terms', true],
      ['signature-policy', true],
    ]);
    const contents = pages.flatMap(({ content }) => [content.sc, content.tc, content.en]);
    expect(contents.flatMap((html) => findHtmlProblem(html) ?? [])).toEqual([]);
  });

  test('has batches that leave out only modules that are there, one at least', () => {
    const modules = form.modules.map(({ id }) => id);
    const leftOut = tenant.batches.flatMap((batch) => batch.leftOut ?? []);
    expect(leftOut.filter((id) => !modules.includes(id))).toEqual([]);
    expect(leftOut.length).toBeGreaterThan(0);
    expect(tenant.batches.some(({ places = [] }) => places.length > 0)).toBe(true);
    for (const { information } of tenant.batches)
      for (const row of [information?.widths, ...(information?.rows ?? [])])
        expect(row?.length).toBe(information?.titles.length);
  });
});

test.each([
  ['itf', 100, 125],
  ['jrzs', 30, 60],
  ['bicmr', 30, 60],
  ['qyj', 30, 60],
])('%s asks between %d and %d questions', (slug, least, most) => {
  const [, , form = { modules: [] }] = withForms.find(([name]) => name === slug) ?? [];
  expect(fieldsOf(form).length).toBeGreaterThanOrEqual(least);
  expect(fieldsOf(form).length).toBeLessThanOrEqual(most);
});

test('the form of the finance institute uses every type of field that the specification numbers, 1 to 15', () => {
  const [, , form = { modules: [] }] = withForms[0] ?? [];
  const specified = fieldTypeCodes.flatMap(([type, code]) => (code <= 15 ? type : []));
  expect(specified.filter((type) => !fieldsOf(form).some((field) => field.type === type))).toEqual([]);
});

const answered = withForms.flatMap(([slug, tenant, form]) =>
  tenant.applicants.flatMap(({ name, answers, batch, applicationState, language }) => {
    const leftOut = tenant.batches.find(({ key }) => key === batch)?.leftOut ?? [];
    return answers === undefined ? [] : [{ slug, name, form, answers, batch, leftOut, applicationState, language }];
  }),
);

test('each form has half-filled and submitted applications, and an applicant who has not chosen', () => {
  for (const [slug, tenant] of withForms) {
    const states = answered.filter((one) => one.slug === slug).map(({ applicationState }) => applicationState);
    expect(new Set(states)).toEqual(new Set([1, 2]));
    expect(tenant.applicants.some(({ batch }) => batch === null)).toBe(true);
    for (const { applicationState, answers } of tenant.applicants)
      if (applicationState === 2) expect(answers).toBeDefined();
  }
  for (const { batch } of answered) expect(batch).not.toBeNull();
});

test('one tenant has a list worth looking at, with names that few fonts can write', () => {
  const counts = demoTenants.map(({ applicants }) => applicants.length);
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(30);
  const names = demoTenants.flatMap(({ applicants }) => applicants.map(({ name }) => name)).join('');
  for (const rare of ['㛃', '䶮', '𠮷']) expect(names).toContain(rare);
});

describe.each(answered)('what $name has filled in for $slug', (one) => {
  const compiled = compileForm(one.form, models);
  const read = readDemoAnswers(compiled, one.answers);
  const context = { language: one.language, today: '2026-11-15' } as const;
  const verdicts = judgeForm(compiled, read, context).filter(({ module }) => {
    const definition = one.form.modules.find(({ id }) => id === module);
    return definition?.author !== 'recommender' && !one.leftOut.includes(module);
  });

  test('has a field for each value', () => {
    expect(Object.keys(read.fields).sort()).toEqual(Object.keys(one.answers.fields).sort());
    const keys = (rows: Readonly<Record<string, readonly object[]>>) =>
      Object.entries(rows).map(([key, list]) => [key, list.map((row) => Object.keys(row).sort())]);
    expect(Object.fromEntries(keys(read.rows))).toEqual(Object.fromEntries(keys(one.answers.rows)));
  });

  test('shows in full', () => {
    expect(withoutHidden(compiled, read, context)).toEqual(read);
  });

  test(
    one.applicationState === 2 ? 'lacks nothing but files' : 'has nothing wrong with it, only something missing',
    () => {
      const problems = verdicts.filter(({ state }) => state !== 'empty').flatMap((verdict) => verdict.problems);
      const amiss = problems.filter(({ problem }) => !['required', 'rowsMissing'].includes(problem.key));
      expect(amiss).toEqual([]);
      const typed = problems.filter(({ field = '' }) => compiled.byKey.get(field)?.model.takesFiles !== true);
      if (one.applicationState === 2) expect(typed).toEqual([]);
      else expect(problems).not.toEqual([]);
    },
  );
});
