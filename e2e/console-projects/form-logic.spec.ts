import type { Locator, Page } from '@playwright/test';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { choice, question, words } from '@portico/testing/form-words';
import { enterConsole } from '../support/console.ts';
import { enterAs } from '../support/people/newcomer.ts';
import { expect, openPortal, test } from '../support/portal.ts';
import { newcomerOf, ownProject } from '../submission/support/own-project.ts';

const form: FormDefinition = {
  modules: [
    {
      id: 'about',
      title: words('基本信息', '基本資料', 'About you'),
      author: 'applicant',
      required: true,
      fields: [
        question('nation', 'single-choice', words('国籍', '國籍', 'Nationality'), {
          options: [choice('cn', '中国', '中國', 'China'), choice('fr', '法国', '法國', 'France')],
        }),
        question('passport', 'text', words('护照号码', '護照號碼', 'Passport number'), { text: { longest: 40 } }),
        question('visa', 'text', words('签证号码', '簽證號碼', 'Visa number'), { text: { longest: 40 } }),
      ],
      groups: [],
    },
  ],
};

test('what shows when is said in sentences, by mouse and by keyboard, and an applicant sees it so', async ({
  page,
  browser,
  baseURL,
}) => {
  const slug = await ownProject('itf', form);
  await enterConsole(page, `/projects/${slug}/form`);
  await page.getByRole('treeitem', { name: /About you/ }).focus();
  await page.keyboard.press('ArrowRight');

  await test.step('by mouse: the passport shows when the nationality is not China, and is required', async () => {
    await choose(page, 'Passport number');
    await page.getByRole('checkbox', { name: 'Must be answered' }).check();
    await page.getByRole('tab', { name: 'Logic' }).click();
    const logic = page.getByRole('region', { name: 'Logic' });
    await expect(logic).toContainText('It shows always.');
    await logic.getByRole('button', { name: 'Show only under a condition' }).click();
    await page.getByTitle('Nationality', { exact: true }).click();
    await logic.getByRole('combobox', { name: 'Options' }).click();
    await page.getByTitle('China', { exact: true }).click();
    await page.keyboard.press('Escape');
    await logic.getByRole('combobox', { name: 'How it is compared' }).click();
    await page.getByTitle('is not', { exact: true }).click();
    await expect(logic.getByRole('group', { name: '“Nationality” is not China' })).toBeVisible();
  });

  await test.step('by keyboard alone: the visa is required when the passport is answered', async () => {
    await page.getByRole('treeitem', { name: /Passport number/ }).focus();
    await page.keyboard.press('ArrowDown');
    await tabTo(page, page.getByRole('tab', { name: 'Settings' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Must be answered under a condition' }));
    await page.keyboard.press('Enter');
    await page.keyboard.type('护照');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: '“Passport number” is answered' })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('group', { name: '“Passport number” is answered' })).toBeHidden();
    await page.keyboard.press('Control+Shift+z');
    await expect(page.getByRole('group', { name: '“Passport number” is answered' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible();
  });

  await test.step('all sentences stand in one list, which is searched and leads to their place', async () => {
    await page.getByRole('button', { name: 'Logic', exact: true }).click();
    const list = page.getByRole('dialog', { name: 'Logic of the form: 2 sentences' });
    await expect(list).toContainText('Shows when “Nationality” is not China.');
    await list.getByRole('searchbox', { name: 'Search the sentences' }).fill('visa');
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await list.getByRole('button', { name: /Must be answered when “Passport number” is answered/ }).click();
    await expect(page.getByRole('tab', { name: 'Logic (1)' })).toBeFocused();
  });

  await test.step('the same as a graph: by keyboard from question to question, by mouse to a rule', async () => {
    await page.getByRole('button', { name: 'Logic', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Logic of the form: 2 sentences' });
    await drawer.getByRole('tab', { name: 'Graph' }).click();
    const part = (name: string) => drawer.getByRole('button', { name: new RegExp(`^${name} \\(About you\\)`) });
    // What was chosen in the editor is chosen here.
    await expect(part('Visa number')).toHaveAttribute('aria-pressed', 'true');
    await part('Visa number').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(part('Passport number')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(part('Nationality')).toBeFocused();
    const words = drawer.getByRole('region', { name: 'Graph of the logic' });
    await expect(words.getByRole('heading')).toHaveText('Nationality');
    await expect(words.getByRole('button', { name: /Shows when “Nationality” is not China/ })).toBeVisible();
    await part('Passport number').click();
    await expect(words.getByRole('heading')).toHaveText('Passport number');
    await drawer.getByRole('button', { name: 'Show everything' }).click();
    await drawer.getByRole('button', { name: 'must answer', exact: true }).click();
    await expect(words.getByRole('heading')).toHaveText('“Passport number” → “Visa number”');
    await words.getByRole('button', { name: /Must be answered when “Passport number” is answered/ }).click();
    await expect(page.getByRole('tab', { name: 'Logic (1)' })).toBeFocused();
    await expect(page.getByRole('treeitem', { name: /Visa number/ })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('published, the applicant meets the question only where it is asked', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish the form' });
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Version 2 is published.')).toBeVisible();
    const writer = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
    await enterAs(writer, await newcomerOf(slug));
    await openPortal(writer, slug, '/applyform/basic?menuid=about', '?lang=en');
    const passport = writer.getByRole('textbox', { name: 'Passport number' });
    await writer.getByRole('radio', { name: 'China' }).click();
    await expect(passport).toBeHidden();
    await writer.getByRole('radio', { name: 'France' }).click();
    await expect(passport).toBeVisible();
    await expect(passport).toHaveAttribute('aria-required', 'true');
    const visa = writer.getByRole('textbox', { name: 'Visa number' });
    await expect(visa).not.toHaveAttribute('aria-required', 'true');
    await passport.fill('G12345678');
    await expect(visa).toHaveAttribute('aria-required', 'true');
    await writer.context().close();
  });
});

async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let step = 0; step < 60 && !(await control.evaluate((one) => one === document.activeElement)); step += 1)
    await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

async function choose(page: Page, name: string): Promise<void> {
  await page
    .getByRole('treeitem', { name: new RegExp(name) })
    .first()
    .click();
}
