import type { Page } from '@playwright/test';
import { openConsole, signInOwner } from '../support/console.ts';
import { expect, test } from '../support/portal.ts';
import { ownProject } from '../submission/support/own-project.ts';
import { openProjectPart } from './support/open-project.ts';

test('questions are used in two forms through the bank, changed once, and brought to the other draft by a decision', async ({
  page,
}) => {
  const [first, second] = [await ownProject('itf'), await ownProject('itf')];
  const entry = `Names of ${first}`;
  await openConsole(page, 'en');
  await signInOwner(page);

  await test.step('in the first form, two questions are saved into the bank', async () => {
    await openForm(page, first);
    await row(page, 'Full name').click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByRole('button', { name: 'Question bank' }).press('Enter');
    await page.getByRole('button', { name: 'Save what is chosen (2)…' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Save in the question bank' });
    await dialog.getByRole('textbox', { name: /English/ }).fill(entry);
    await dialog.getByRole('button', { name: 'Save as a new entry' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('listitem').filter({ hasText: entry })).toContainText('2 questions');
    await page.keyboard.press('Escape');
  });

  await test.step('the second form gets them, with keys of its own, and undo takes them away again', async () => {
    await openForm(page, second);
    const before = await page.getByRole('treeitem').count();
    await insert(page, entry);
    await expect(page.getByRole('treeitem')).toHaveCount(before + 2);
    await expect(page.getByText('2 keys were taken and are others now.')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('treeitem')).toHaveCount(before);
    await insert(page, entry);
    await expect(page.getByRole('treeitem')).toHaveCount(before + 2);
  });

  await test.step('there the entry is changed: compared, saved as its next revision, with where it is used', async () => {
    await page
      .getByRole('treeitem', { name: /Full name/ })
      .last()
      .click();
    await expect(page.getByText(`From the question bank: “${entry}”, revision 1`)).toBeVisible();
    await page
      .getByRole('group', { name: 'Question', exact: true })
      .getByRole('textbox', { name: /English/ })
      .fill('Name as in the passport');
    await page.getByRole('button', { name: 'Update the entry from here…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save in the question bank' });
    await expect(dialog.getByText('Name as in the passport', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Save as a new revision' }).click();
    const uses = page.getByRole('dialog', { name: `Where “${entry}” is used` });
    await expect(uses.getByText('revision 2 · newest')).toBeVisible();
    await expect(uses.getByText('revision 1')).toBeVisible();
    await expect(uses.getByText('Published: not in it')).toHaveCount(2);
    await uses.getByRole('button', { name: /Bring the draft of .* to revision 2/ }).click();
    const taking = page.getByRole('dialog', { name: /in the draft of/ });
    await expect(taking.getByText('Name as in the passport', { exact: true })).toBeVisible();
    await taking.getByRole('button', { name: 'Take over' }).click();
    await expect(uses.getByText('revision 2 · newest')).toHaveCount(2);
    await uses.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the draft of the first form has it, under the key that it had', async () => {
    await openForm(page, first);
    await row(page, 'Name as in the passport').click();
    await expect(page.getByText(`From the question bank: “${entry}”, revision 2`)).toBeVisible();
    await page.getByRole('button', { name: 'Unlink' }).click();
    await expect(page.getByText('From the question bank')).toBeHidden();
  });
});

async function insert(page: Page, entry: string): Promise<void> {
  await row(page, 'Full name').click();
  await page.getByRole('button', { name: 'Question bank' }).click();
  await page.getByRole('button', { name: `Insert “${entry}” into the form` }).click();
}

async function openForm(page: Page, slug: string): Promise<void> {
  await openProjectPart(page, slug, 'Form');
  await page.getByRole('treeitem', { name: /About you/ }).focus();
  await page.keyboard.press('ArrowRight');
}

function row(page: Page, name: string) {
  return page.getByRole('treeitem', { name: new RegExp(name) }).first();
}
