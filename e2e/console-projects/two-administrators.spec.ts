import type { Page } from '@playwright/test';
import { enterConsole } from '../support/console.ts';
import { expect, test } from '../support/portal.ts';
import { ownProject } from '../submission/support/own-project.ts';
import { openProjectPart } from './support/open-project.ts';

const administrator = 'admin.yunzhou';

test('two administrators in the same settings: neither loses a word', async ({ page, browser, baseURL }) => {
  const slug = await ownProject('itf');
  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await openSettings(page, slug);
  await openSettings(other, slug, administrator);

  await test.step('in different fields both changes stay', async () => {
    await replyTo(page).fill('office@example.edu');
    await senderName(other).fill('Admissions of the other');
    await save(page);
    await save(other);
    await expect(replyTo(other)).toHaveValue('office@example.edu');
    await page.reload();
    await expect(senderName(page)).toHaveValue('Admissions of the other');
    await expect(replyTo(page)).toHaveValue('office@example.edu');
  });

  await test.step('in the same field the later one is asked, and sees both', async () => {
    await replyTo(page).fill('first@example.edu');
    await replyTo(other).fill('second@example.edu');
    await save(page);
    await other.getByRole('button', { name: 'Save the settings' }).click();
    const question = other.getByRole('dialog');
    await expect(question).toContainText('first@example.edu');
    await expect(question).toContainText('second@example.edu');
    await question.getByRole('radio', { name: /second@example.edu/ }).check();
    await question.getByRole('button', { name: /^Save/ }).click();
    await expect(question).toHaveCount(0);
    await page.reload();
    await expect(replyTo(page)).toHaveValue('second@example.edu');
  });
  await other.context().close();
});

async function openSettings(page: Page, slug: string, account = 'owner'): Promise<void> {
  await enterConsole(page, '/', { account });
  await openProjectPart(page, slug, 'Settings');
}

const replyTo = (page: Page) => page.getByRole('textbox', { name: 'Address for answers' });
const senderName = (page: Page) =>
  page.getByRole('group', { name: 'Name of the sender' }).getByRole('textbox', { name: 'English' });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save the settings' }).click();
  await expect(page.getByText(/^Saved\. /)).toBeVisible();
}
