import type { Page } from '@playwright/test';
import { enterConsole } from '../support/console.ts';
import { enterAs } from '../support/people/newcomer.ts';
import { expect, openPortal, test } from '../support/portal.ts';
import { expectSaved } from '../support/saving-word.ts';
import { newcomerOf, ownProject } from '../submission/support/own-project.ts';
import { runScheduled } from './support/run-scheduled.ts';

test('a version is scheduled, cancelled and scheduled again; the job publishes it, and an applicant gets it', async ({
  page,
  browser,
  baseURL,
}) => {
  const slug = await ownProject('itf');
  const person = await newcomerOf(slug);
  const writer = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await enterAs(writer, person);
  await openPortal(writer, slug, '/applyform/basic?menuid=about', '?lang=en');
  await writer.getByRole('textbox', { name: 'Full name' }).fill('Lin');
  await expectSaved(writer);

  await enterConsole(page, `/projects/${slug}/form`);
  await page.getByRole('treeitem', { name: /About you/ }).click();
  await rename(page, 'Who you are');

  const bar = page.getByRole('status').filter({ hasText: 'To be published:' });
  await test.step('at a time of the institution', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish the form' });
    await dialog.getByRole('radio', { name: 'At a time' }).check();
    await expect(dialog.getByRole('button', { name: 'Schedule' })).toBeDisabled();
    await dialog.getByLabel('Time, in the time zone of the institution').fill(inThreeDays());
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect(bar).toContainText('Scheduled by Owner.');
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  });

  await test.step('it is cancelled, and that is undone', async () => {
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page.getByText('What was scheduled is not published.')).toBeVisible();
    // The arrow of the bar has the same name.
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(bar).toBeVisible();
  });

  await test.step('what is changed later is not part of it', async () => {
    await rename(page, 'Later words');
    await runScheduled(slug);
    await expect(page.getByText('Version 2 was published at its time.')).toBeVisible();
    await expect(page.getByRole('treeitem', { name: /Later words/ })).toBeVisible();
    await writer.getByRole('textbox', { name: 'Full name' }).pressSequentially('!');
    await expectSaved(writer);
    await expect(writer.getByRole('heading', { name: 'Who you are' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  });
  await writer.context().close();
});

async function rename(page: Page, title: string): Promise<void> {
  const name = page.getByRole('group', { name: 'Name of the module' }).getByRole('textbox', { name: 'English' });
  await name.fill(title);
  await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible();
}

/** As an input of dates and times takes it. */
function inThreeDays(): string {
  return `${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T09:00`;
}
