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
        question('points', 'text', words('分数', '分數', 'Points'), { text: { nature: 'decimal' } }),
        question('languages', 'multiple-choice', words('语言', '語言', 'Languages'), {
          options: [
            choice('fr', '法语', '法語', 'French'),
            choice('de', '德语', '德語', 'German'),
            choice('it', '意大利语', '意大利語', 'Italian'),
            choice('none', '都不会', '都不會', 'None of these'),
          ],
        }),
        question('born', 'date', words('生日', '生日', 'Birthday'), { date: { unit: 'day', format: 'yyyy-MM-dd' } }),
        question('mail', 'text', words('邮箱', '電郵', 'Email'), { text: { nature: 'email' } }),
        question('other', 'text', words('备用邮箱', '備用電郵', 'Second email'), { text: { nature: 'email' } }),
      ],
      groups: [],
    },
  ],
};

test('limits are set by mouse, said as sentences, and met by an applicant', async ({ page, browser, baseURL }) => {
  const slug = await ownProject('itf', form);
  await enterConsole(page, `/projects/${slug}/form`);
  await page.getByRole('treeitem', { name: /About you/ }).focus();
  await page.keyboard.press('ArrowRight');

  await test.step('a number from 0 to 100', async () => {
    await choose(page, 'Points');
    await page.getByRole('spinbutton', { name: 'Smallest number' }).fill('0');
    await page.getByRole('spinbutton', { name: 'Greatest number' }).fill('100');
  });

  await test.step('one or two languages, or none of these', async () => {
    await choose(page, 'Languages');
    await page.getByRole('spinbutton', { name: 'Fewest choices' }).fill('1');
    await page.getByRole('spinbutton', { name: 'Most choices' }).fill('2');
    await page.getByRole('checkbox', { name: 'Option 4 excludes all others' }).check();
  });

  await test.step('at least eighteen years old today', async () => {
    await choose(page, 'Birthday');
    const latest = page.getByRole('group', { name: /^Latest date, moving/ });
    await pick(page, latest.getByRole('combobox', { name: 'Counted from' }), 'today');
    await latest.getByRole('spinbutton', { name: 'How many' }).fill('18');
    await pick(page, latest.getByRole('combobox', { name: 'Before or after' }), 'before');
  });

  await test.step('another address than the first', async () => {
    await choose(page, 'Second email');
    await page.getByRole('tab', { name: 'Logic' }).click();
    await pick(page, page.getByRole('combobox', { name: 'Answers that it may not repeat' }), 'Email');
    await page.keyboard.press('Escape');
  });

  await test.step('each is a sentence of the list, and leads to its setting', async () => {
    await page.getByRole('button', { name: 'Logic', exact: true }).click();
    const list = page.getByRole('dialog', { name: 'Logic of the form: 5 sentences' });
    for (const sentence of [
      'Between 1 and 2 options have to be chosen.',
      'Who chooses None of these can choose nothing else.',
      'Accepts no day after this: 18 years before today.',
      'May not repeat the answer to “Email”.',
    ])
      await expect(list).toContainText(sentence);
    await list.getByRole('button', { name: /Accepts numbers from 0 to 100\./ }).click();
    await expect(page.getByRole('treeitem', { name: /Points/ })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('spinbutton', { name: 'Greatest number' })).toHaveValue('100');
  });

  await test.step('published, the applicant is told of each, and can meet them all', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish the form' });
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Version 2 is published.')).toBeVisible();
    const writer = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
    await enterAs(writer, await newcomerOf(slug));
    await openPortal(writer, slug, '/applyform/basic?menuid=about', '?lang=en');
    const box = (name: string) => writer.getByRole('textbox', { name, exact: true });
    const told = (words: string | RegExp) => writer.getByText(words).first();
    await fill(box('Points'), '101');
    await expect(told('Please enter 100 or less.')).toBeVisible();
    await fill(box('Points'), '100');
    await expect(told('Please enter 100 or less.')).toBeHidden();
    const language = (name: string) => writer.getByRole('checkbox', { name });
    await language('French').check();
    await language('None of these').check();
    await expect(language('French')).not.toBeChecked();
    await language('German').check();
    await expect(language('None of these')).not.toBeChecked();
    await fill(box('Birthday'), `${new Date().getUTCFullYear() - 10}-01-01`);
    await expect(told(/^Please choose .* or earlier\.$/)).toBeVisible();
    await fill(box('Birthday'), '1999-05-06');
    await expect(told(/or earlier\.$/)).toBeHidden();
    await fill(box('Email'), 'lin@example.org');
    await fill(box('Second email'), 'lin@example.org');
    await expect(told('This may not be the same as “Email”.')).toBeVisible();
    await fill(box('Second email'), 'lin@example.com');
    await expect(told('This may not be the same as “Email”.')).toBeHidden();
    await writer.context().close();
  });
});

async function choose(page: Page, name: string): Promise<void> {
  await page
    .getByRole('treeitem', { name: new RegExp(name) })
    .first()
    .click();
}

async function pick(page: Page, select: Locator, title: string): Promise<void> {
  await select.click();
  await page.getByTitle(title, { exact: true }).last().click();
}

async function fill(box: Locator, text: string): Promise<void> {
  await box.fill(text);
  await box.blur();
}
