import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { enterConsole } from '../support/console.ts';
import { type Newcomer, newcomerAt } from '../support/people/newcomer.ts';
import { expectSaved } from '../support/saving-word.ts';
import { inDatabase } from '../support/server/owner-database.ts';
import { expect, expectSound, test, pageForm } from '../support/portal.ts';

test('staff finds an application, has it as a PDF, edits it in the portal, and both are in the log under their name', async ({
  page,
  context,
}) => {
  const applicant = await newcomerAt('qyj');
  const name = await giveName(applicant);
  await enterConsole(page);

  await page.getByRole('searchbox').fill(name.slice(-8));
  await expect(page.getByRole('row')).toHaveCount(2);
  const list = page.url();
  await page.getByRole('link', { name }).click();
  await openDraft(page, 'Asked by phone for help with the form');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as PDF' }).click();
  expect((await download).suggestedFilename()).toBe(`Application ${name}.pdf`);

  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Edit in the portal' }).click();
  const portal = await opened;
  const banner = portal.getByRole('region', { name: 'Editing as staff' });
  await expect(banner).toContainText(`Owner, you are editing the application of ${name}.`);
  await expect(portal).not.toHaveURL(/staff/);
  expect(await portal.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('enroll')))).toEqual([]);
  await portal.getByRole('link', { name: 'About you' }).first().click();
  await portal.getByLabel('WeChat ID').fill('put right by staff');
  await expectSaved(portal);
  await portal.reload();
  await expect(portal.getByLabel('WeChat ID')).toHaveValue('put right by staff');
  await expectSound(portal);

  await closeBy(portal, banner.getByRole('button', { name: 'End editing' }));
  await expect(page.getByText('put right by staff')).toBeVisible();
  await page.getByRole('button', { name: 'Views and changes' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Changed “WeChat ID”' });
  await expect(line).toContainText('Owner');
  await expect(page.getByRole('listitem').filter({ hasText: 'Downloaded the application as PDF' })).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ hasText: 'Reason: Asked by phone for help' })).toContainText(
    'Owner',
  );
  await expectSound(page);

  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  expect(page.url()).toBe(list);
});

test('what was typed after the time for editing is there when the form is opened again', async ({ page, context }) => {
  const applicant = await newcomerAt('qyj');
  const name = await giveName(applicant);
  await enterConsole(page, `/applications?query=${name.slice(-8)}`);
  await page.getByRole('link', { name }).click();
  await openDraft(page, 'Asked by phone for help with the form');
  const edit = async () => {
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Edit in the portal' }).click();
    const portal = await opened;
    await portal.getByRole('link', { name: 'About you' }).first().click();
    return portal;
  };

  const portal = await edit();
  await expect(portal.getByLabel('WeChat ID')).toBeVisible();
  await context.setOffline(true);
  await portal.getByLabel('WeChat ID').fill('typed too late');
  await expect(portal.getByText('Kept on this device', { exact: false }).first()).toBeVisible();
  await endEditing(applicant);
  await context.setOffline(false);
  const ended = portal.getByRole('dialog', { name: 'Editing has ended' });
  await expect(ended).toBeVisible();
  await expectSound(portal);
  await closeBy(portal, ended.getByRole('link', { name: 'Go to the console' }));

  const again = await edit();
  await expect(again.getByLabel('WeChat ID')).toHaveValue('typed too late');
  await expectSaved(again);
});

test('a link for editing that is used up opens nothing, and says so', async ({ page }) => {
  await page.goto(`/apply/qyj/?lang=en#/applyform?staff=${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link cannot be used any more');
  await expectSound(page);
  await expect(page).not.toHaveURL(/staff/);
  await page.goto('/apply/qyj/#/');
  await page.reload();
  await expect(pageForm(page)).toBeVisible();
});

/** A draft opens only after a reason was given. */
async function openDraft(page: Page, reason: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This application has not been submitted');
  await expectSound(page);
  await page.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await page.getByRole('button', { name: 'Open the draft' }).click();
}

/** The page may be gone before the click is reported as done. */
async function closeBy(portal: Page, control: Locator): Promise<void> {
  const closed = portal.waitForEvent('close');
  await control.click().catch(() => undefined);
  await closed;
}

async function giveName({ account }: Newcomer): Promise<string> {
  const name = `Edited ${randomUUID().slice(0, 8)}`;
  await change('update applicants set name = $1 where email = $2', [name, account]);
  return name;
}

/** Has the effect of half an hour without activity. */
function endEditing({ account }: Newcomer): Promise<void> {
  return change(
    `delete from applicant_sessions
     where staff_id is not null and applicant_id = (select id from applicants where email = $1)`,
    [account],
  );
}

async function change(statement: string, values: readonly string[]): Promise<void> {
  const dataFolder = process.env['PORTICO_E2E_DATA'] ?? '';
  await inDatabase(dataFolder, (database) => database.query(statement, [...values]));
}
