import { fieldKnowledge } from '@portico/fields/samples';
import { languages } from '@portico/form-engine/language';
import { checkForm, finish } from '@portico/form-engine/prove/check-form';
import { findSimplifiedProblems, findTraditionalProblems, hongKongUsage } from '@portico/i18n/traditional-check';
import { describe, expect, test } from 'vitest';
import { localTexts } from '../seeds/local-texts.ts';
import { projectFile } from '../src/domain/project-file/format/project-file.ts';
import { frozenNow } from '../src/testing/frozen-clock.ts';
import { projectTemplates } from './templates.ts';

test('keys are unique', () => {
  const keys = projectTemplates.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

describe.each(projectTemplates)('the template $key', ({ title, summary, load }) => {
  test('is a project file whose form can be published', async () => {
    const file = await load(frozenNow);
    expect(projectFile.safeParse(file).error).toBeUndefined();
    const form = file.forms.application ?? expect.fail();
    expect(finish(checkForm(form, fieldKnowledge, { language: 'sc', today: '2026-11-15' }, languages))).toEqual([]);
  });

  test('says everything in three languages, each written as it is', async () => {
    const { look, content, forms, calendar } = await load(frozenNow);
    const texts = localTexts({ title, summary, seoTitle: look.seoTitle, home: look.menus, content, forms, calendar });
    const pairs = texts.map(({ path, text }) => ({ path, ...text }));
    expect(pairs.filter(({ sc, tc, en }) => [sc, tc, en].some((words) => words.trim() === ''))).toEqual([]);
    expect(findTraditionalProblems(pairs)).toEqual([]);
    expect(findSimplifiedProblems(pairs)).toEqual([]);
    expect(pairs.filter(({ en }) => /\p{Script=Han}/u.test(en))).toEqual([]);
    expect(hongKongUsage.flatMap(([foreign]) => pairs.filter(({ tc }) => tc.includes(foreign)))).toEqual([]);
  });
});
