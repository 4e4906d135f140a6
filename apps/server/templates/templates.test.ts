import { fieldKnowledge } from '@portico/fields/samples';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { languages } from '@portico/form-engine/language';
import { checkForm, finish } from '@portico/form-engine/prove/check-form';
import { findSimplifiedProblems, findTraditionalProblems, hongKongUsage } from '@portico/i18n/traditional-check';
import { describe, expect, test } from 'vitest';
import { localTexts } from '../seeds/local-texts.ts';
import { formDefinition } from '../src/domain/project-file/format/form.schema.ts';
import { projectFile } from '../src/domain/project-file/format/project-file.ts';
import { frozenNow } from '../src/testing/frozen-clock.ts';
import { personal } from './parts/personal.ts';
import { moduleTemplates } from './module-templates.ts';
import { projectTemplates } from './templates.ts';

test.each([projectTemplates, moduleTemplates])('keys are unique', (...templates) => {
  const keys = templates.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

describe.each(projectTemplates)('the template $key', ({ title, summary, load }) => {
  test('is a project file whose form can be published', async () => {
    const file = await load(frozenNow);
    expect(projectFile.safeParse(file).error).toBeUndefined();
    const form = file.forms.application ?? expect.fail();
    expect(findingsIn(form)).toEqual([]);
  });

  test('says everything in three languages, each written as it is', async () => {
    const { look, content, forms, calendar } = await load(frozenNow);
    expectThreeLanguages({ title, summary, seoTitle: look.seoTitle, home: look.menus, content, forms, calendar });
  });
});

describe.each(moduleTemplates)('the modules $key', ({ title, summary, load }) => {
  test('can be published alone, or behind personal details', async () => {
    const { modules } = await load();
    const isAlone = modules.every(({ author }) => author === 'applicant');
    const form = { modules: isAlone ? modules : [personal, ...modules] };
    expect(formDefinition.safeParse(form).error).toBeUndefined();
    expect(findingsIn(form)).toEqual([]);
  });

  test('say everything in three languages, each written as it is', async () => {
    expectThreeLanguages({ title, summary, form: await load() });
  });
});

function findingsIn(form: FormDefinition) {
  return finish(checkForm(form, fieldKnowledge, { language: 'sc', today: '2026-11-15' }, languages));
}

function expectThreeLanguages(value: object): void {
  const pairs = localTexts(value).map(({ path, text }) => ({ path, ...text }));
  expect(pairs.filter(({ sc, tc, en }) => [sc, tc, en].some((words) => words.trim() === ''))).toEqual([]);
  expect(findTraditionalProblems(pairs)).toEqual([]);
  expect(findSimplifiedProblems(pairs)).toEqual([]);
  expect(pairs.filter(({ en }) => /\p{Script=Han}/u.test(en))).toEqual([]);
  expect(hongKongUsage.flatMap(([foreign]) => pairs.filter(({ tc }) => tc.includes(foreign)))).toEqual([]);
}
