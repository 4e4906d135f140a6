import { expect, type Page, test } from '@playwright/test';
import { type RunningServer, startServer } from '@portico/testing/running-server';
import { signInStaff } from '../support/console.ts';
import { accountField } from '../support/people/account-fields.ts';
import { fillNewPassword, submit } from '../support/people/account-forms.ts';
import { awaitMessage, linkInside } from '../support/people/outbox.ts';
import { questionOf } from '../support/question.ts';
import { expectSaved } from '../support/saving-word.ts';
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

test('from an empty installation to a portal in which somebody registers and submits', async ({ page, context }) => {
  // The preview of a look is a frame without storage.
  await page.addInitScript(() => {
    if (window.top === window) localStorage.setItem('portico.console.language', 'en');
  });
  await page.goto(`${server.url}/console/`);
  await signInStaff(page, 'owner', server.ownerPassword);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First steps');

  await test.step('an organisation and a project', () => makeProject(page));
  await test.step('a look of its own', () => publishTitle(page));
  await test.step('a batch that is open now', async () => {
    const batch = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'A batch' }) });
    await expect(batch).toContainText('First session begins on');
    await batch.getByRole('button', { name: 'Open it now' }).click();
    await expect(batch).toContainText('First session is open until');
  });
  await test.step('the invitation of colleagues is one click away', async () => {
    await page.getByRole('link', { name: 'Invite colleagues' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colleagues');
    await page.goBack();
  });

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open the portal' }).click();
  const portal = await opened;
  await expect(portal).toHaveURL(/\/apply\/open-day-2027\//);
  await test.step('somebody registers', () => register(portal));
  await test.step('and submits', () => apply(portal));

  await page.getByRole('link', { name: 'Go on with the project' }).click();
  await expect(page.getByRole('main')).toContainText(/Submitted\s*1/);
});

async function makeProject(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Create the organisation' }).click();
  await drawer.getByRole('textbox', { name: 'English' }).fill('Northern University');
  await drawer.getByRole('button', { name: 'Create the organisation' }).click();
  await expect(drawer).toHaveCount(0);

  // What is done is there for whoever comes back.
  await page.reload();
  await expect(page.getByText('Northern University')).toBeVisible();
  await page.getByRole('button', { name: 'Create the project' }).click();
  await drawer.getByRole('textbox', { name: 'English' }).fill('Open Day 2027');
  await expect(drawer.getByRole('textbox', { name: 'Short name' })).toHaveValue('open-day-2027');
  await drawer.getByRole('radio', { name: /^Short registration/ }).check();
  await drawer.getByRole('button', { name: 'Create the project' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByText('Open Day 2027, at /apply/open-day-2027/')).toBeVisible();
}

async function publishTitle(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Set up the look' }).click();
  const title = page.getByRole('group', { name: 'Title', exact: true }).getByRole('textbox', { name: 'English' });
  await title.fill('Open Day at the North');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await page.getByRole('link', { name: 'First steps' }).click();
  await expect(page.getByText(/^Published by /)).toBeVisible();
}

async function register(portal: Page): Promise<void> {
  const main = portal.getByRole('main');
  await portal.goto(`${server.url}/apply/open-day-2027/?lang=en#/register`);
  await expect(portal.getByRole('banner')).toContainText('Open Day at the North');
  await accountField(portal, 'name').fill('New Comer');
  await accountField(portal, 'email').fill(account);
  await fillNewPassword(portal);
  await main.getByRole('checkbox').check();
  await submit(portal);
  await expect(main).toContainText('An activation link has been sent to');
  await portal.goto(await awaitMessage(account, linkInside, dataFolder));
  await expect(main).toContainText('has been activated');
}

async function apply(portal: Page): Promise<void> {
  const main = portal.getByRole('main');
  // The link in the mail has signed them in.
  await portal.goto(`${server.url}/apply/open-day-2027/?lang=en#/`);
  await main.getByRole('link', { name: 'Start your application' }).click();
  await main.getByRole('button', { name: 'Choose this batch' }).click();
  await expect(main.getByRole('link', { name: /^Begin: / })).toBeVisible();
  await portal.goto(`${server.url}/apply/open-day-2027/?lang=en#/applyform/basic?menuid=sign-up`);
  await expect(questionOf(portal, 'f1001').getByRole('textbox')).toHaveValue('New Comer');
  await questionOf(portal, 'f1003').getByRole('textbox').fill('13800000001');
  await questionOf(portal, 'f1004').getByRole('combobox').fill('Northern School');
  await questionOf(portal, 'f1005').getByRole('radio', { name: 'Online' }).check();
  await questionOf(portal, 'f1007').getByRole('textbox').fill('Where is the library?');
  await expectSaved(portal);
  await portal.goto(`${server.url}/apply/open-day-2027/?lang=en#/applyform?step=submit`);
  await main.getByRole('checkbox').first().waitFor();
  for (const tick of await main.getByRole('checkbox').all()) await tick.check();
  await portal.getByRole('button', { name: 'Submit application' }).click();
  await portal.getByRole('dialog').getByRole('button', { name: 'Submit now' }).click();
  await portal.waitForURL(/#\/submittedSuccess$/);
}
