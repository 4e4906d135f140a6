import { expect, type Page, test } from '@playwright/test';
import { type RunningServer, startServer } from '@portico/testing/running-server';
import { signInStaff } from '../support/console.ts';
import { accountField } from '../support/people/account-fields.ts';
import { fillNewPassword, submit } from '../support/people/account-forms.ts';
import { awaitMessage, linkInside } from '../support/people/outbox.ts';
import { newFolder, removeFolders } from '../support/server/data-folder.ts';

let server: RunningServer;
let dataFolder: string;

test.beforeAll(async () => {
  dataFolder = newFolder();
  server = await startServer({ dataFolder, settings: { DEMO: '0' } });
});
test.afterAll(async () => {
  await server.end('SIGTERM');
  removeFolders();
});

const account = 'newcomer@example.com';

test('from an empty installation to a portal in which somebody registers', async ({ page, context }) => {
  await page.addInitScript(() => localStorage.setItem('portico.console.language', 'en'));
  await page.goto(`${server.url}/console/`);
  await signInStaff(page, 'owner', server.ownerPassword);

  await test.step('the first steps make an organisation and a project', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('First steps');
    await page.getByRole('button', { name: 'Create the organisation' }).click();
    await page.getByRole('textbox', { name: 'English' }).fill('Northern University');
    await page.getByRole('dialog').getByRole('button', { name: 'Create the organisation' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // What is done is there for whoever comes back.
    await page.reload();
    await expect(page.getByText('Northern University')).toBeVisible();
    await page.getByRole('button', { name: 'Create the project' }).click();
    await page.getByRole('textbox', { name: 'English' }).fill('Open Day 2027');
    await expect(page.getByRole('textbox', { name: 'Short name' })).toHaveValue('open-day-2027');
    await page.getByRole('radio', { name: /^Short registration/ }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Create the project' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  const portal = await test.step('the portal opens, and somebody registers', async () => {
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Open the portal' }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(/\/apply\/open-day-2027\//);
    await register(tab);
    return tab;
  });

  await test.step('a suspended portal says so, and opens again', async () => {
    await page.getByRole('link', { name: 'Go on with the project' }).click();
    await page.getByRole('link', { name: 'Address and state' }).click();
    await page.getByRole('button', { name: 'Suspend the project' }).click();
    const question = page.getByRole('dialog', { name: 'Suspend Open Day 2027?' });
    await expect(question).toContainText('One person is writing an application');
    await question.getByRole('button', { name: 'Suspend the project' }).click();
    await expect(page.getByRole('button', { name: 'Resume the project' })).toBeVisible();
    await portal.reload();
    await expect(portal.getByRole('heading', { level: 1 })).toHaveText('This portal is paused');
    await page.getByRole('button', { name: 'Resume the project' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resume the project' }).click();
    await expect(page.getByRole('button', { name: 'Suspend the project' })).toBeVisible();
  });

  await test.step('under another address the person is still signed in', async () => {
    await page.getByRole('button', { name: 'Change the address' }).click();
    await page.getByRole('textbox', { name: 'Short name' }).fill('open-day');
    await page.getByRole('button', { name: 'Save the address' }).click();
    await expect(page).toHaveURL(/#\/projects\/open-day\/administration$/);
    await expect(page.getByText('/apply/open-day-2027/')).toBeVisible();
    await portal.goto(`${server.url}/apply/open-day-2027/?lang=en#/`);
    await expect(portal).toHaveURL(/\/apply\/open-day\/\?lang=en/);
    await expect(portal.getByRole('button', { name: /account menu$/ })).toBeVisible();
  });
});

async function register(tab: Page): Promise<void> {
  await tab.goto(`${server.url}/apply/open-day-2027/?lang=en#/register`);
  const main = tab.getByRole('main');
  await accountField(tab, 'name').fill('New Comer');
  await accountField(tab, 'email').fill(account);
  await fillNewPassword(tab);
  await main.getByRole('checkbox').check();
  await submit(tab);
  await expect(main).toContainText('An activation link has been sent to');
  await tab.goto(await awaitMessage(account, linkInside, dataFolder));
  await expect(main).toContainText('has been activated');
}
