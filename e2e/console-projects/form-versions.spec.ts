import type { Page } from '@playwright/test';
import { enterConsole } from '../support/console.ts';
import { expect, test } from '../support/portal.ts';
import { ownProject } from '../submission/support/own-project.ts';

test('modules of a template are added, published, and the versions compared side by side', async ({ page }) => {
  const slug = await ownProject('itf');
  await enterConsole(page, `/projects/${slug}/form`);
  await page.getByRole('tree').waitFor();

  await test.step('a questionnaire comes from a template, as one step', async () => {
    await page.getByRole('button', { name: 'Import and export' }).click();
    await page.getByRole('menuitem', { name: 'Add modules from a template…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Modules from a template' });
    await dialog.getByRole('radio', { name: /^Questionnaire/ }).check();
    await dialog.getByRole('button', { name: 'Add to the draft' }).click();
    await expect(page.getByRole('treeitem', { name: /Questionnaire/ })).toBeVisible();
    await publish(page, 2);
  });

  await test.step('the draft and both versions are compared in words', async () => {
    await page.getByRole('treeitem', { name: /About you/ }).click();
    const title = page.getByRole('group', { name: 'Name of the module' }).getByRole('textbox', { name: 'English' });
    await title.fill('Who you are');
    await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible();
    await page.getByRole('button', { name: 'Versions' }).click();
    await page.getByRole('button', { name: 'Compare version 2' }).click();
    const dialog = page.getByRole('dialog', { name: 'Compare versions' });
    await expect(dialog.getByRole('listitem')).toHaveText([
      /ChangedModule · Who you areName of the module \(English\)About youWho you are/,
    ]);
    await dialog.getByRole('combobox', { name: 'Before' }).click();
    await page.getByTitle('Version 1').click();
    await dialog.getByRole('combobox', { name: 'After' }).click();
    await page.getByTitle('Version 2').last().click();
    await expect(dialog.getByRole('status')).toHaveText('Questions: 7 added, 0 removed, 0 changed.');
    await expect(dialog.getByRole('listitem').first()).toHaveText(/AddedModule · Questionnaire/);
  });
});

async function publish(page: Page, version: number): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish the form' });
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(`Version ${version} is published.`)).toBeVisible();
}
