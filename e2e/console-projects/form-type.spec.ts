import type { Page } from '@playwright/test';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { choice, question, words } from '@portico/testing/form-words';
import { enterConsole } from '../support/console.ts';
import { enterAs } from '../support/people/newcomer.ts';
import { expect, expectSound, openPortal, test } from '../support/portal.ts';
import { expectSaved } from '../support/saving-word.ts';
import { newcomerOf, ownProject } from '../submission/support/own-project.ts';

const form: FormDefinition = {
  modules: [
    {
      id: 'about',
      title: words('基本信息', '基本資料', 'About you'),
      author: 'applicant',
      required: true,
      fields: [
        question('interests', 'text', words('兴趣', '興趣', 'Interests'), { text: { longest: 40 } }),
        question('level', 'single-choice', words('级别', '級別', 'Level'), {
          options: [choice('low', '初级', '初級', 'Beginner'), choice('high', '高级', '高級', 'Advanced')],
        }),
      ],
      groups: [],
    },
  ],
};

test('the type of a question is changed by keyboard, what is lost is said first, and an answer stays', async ({
  page,
  browser,
  baseURL,
}) => {
  const slug = await ownProject('itf', form);
  const person = await newcomerOf(slug);
  const writer = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await enterAs(writer, person);
  await openPortal(writer, slug, '/applyform/basic?menuid=about', '?lang=en');
  await writer.getByRole('textbox', { name: 'Interests' }).fill('Chess');
  await expectSaved(writer);

  await enterConsole(page, `/projects/${slug}/form`);
  await page.getByRole('treeitem', { name: /About you/ }).focus();
  await page.keyboard.press('ArrowRight');
  const settings = page.getByRole('region', { name: 'Settings' });

  await test.step('a line becomes a long text', async () => {
    await chooseType(page, 'Interests', 'Long text');
    const question = page.getByRole('dialog', { name: 'Make “Interests” a question of the type Long text?' });
    await expect(question).toContainText('How many people are concerned is counted before you publish.');
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(settings.getByRole('button', { name: 'Change type' })).toBeFocused();
    await chooseType(page, 'Interests', 'Long text');
    await question.getByRole('button', { name: 'Change the type' }).focus();
    await page.keyboard.press('Enter');
    await expect(settings.getByRole('heading', { name: 'Long text' })).toBeVisible();
  });

  await test.step('a choice would lose its options, and gets them back by one step of undo', async () => {
    await chooseType(page, 'Level', 'Line of text');
    const question = page.getByRole('dialog', { name: 'Make “Level” a question of the type Line of text?' });
    await expect(question).toContainText('Options');
    await question.getByRole('button', { name: 'Change the type' }).focus();
    await page.keyboard.press('Enter');
    await expect(settings.getByRole('heading', { name: 'Line of text' })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(settings.getByRole('heading', { name: 'Single choice' })).toBeVisible();
    await expect(settings.getByRole('button', { name: 'Remove option 2' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible();
  });

  await test.step('published, the writer goes on where the line was', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish the form' });
    await expect(dialog).toContainText('0 added, 1 changed, 0 removed');
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Version 2 is published.')).toBeVisible();
    await writer.getByRole('radio', { name: 'Advanced' }).check();
    await expectSaved(writer);
    const area = writer.locator('textarea');
    await expect(area).toHaveValue('Chess');
    await area.fill('Chess\nand hiking');
    await expectSaved(writer);
    expect((await person.filed('about')).save_field.normal['interests']).toBe('Chess\nand hiking');
  });
  await writer.context().close();
});

/** From the row of a question to a type in the menu, without the mouse. */
async function chooseType(page: Page, question: string, type: string): Promise<void> {
  await page.getByRole('treeitem', { name: new RegExp(question) }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Settings' }).getByRole('button', { name: 'Change type' }).focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: type, exact: true });
  await item.waitFor();
  await page.keyboard.press('Tab');
  for (let step = 0; step < 20 && !(await item.evaluate((one) => one === document.activeElement)); step += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
