import { expect, type Page, test } from '@playwright/test';
import { type RunningServer, startServer } from '@portico/testing/running-server';
import { openSmtpStandIn } from '../../apps/server/src/platform/messaging/testing/smtp-stand-in.ts';
import { signInStaff } from '../support/console.ts';
import { accountField } from '../support/people/account-fields.ts';
import { applicants, demoPassword, expectSound } from '../support/portal.ts';
import { newFolder, removeFolders } from '../support/server/data-folder.ts';
import { inDatabase } from '../support/server/owner-database.ts';

let server: RunningServer;
let dataFolder: string;
let mailServer: Awaited<ReturnType<typeof openSmtpStandIn>>;

test.beforeAll(async () => {
  dataFolder = newFolder();
  mailServer = await openSmtpStandIn();
  server = await startServer({ dataFolder, settings: { SMTP_URL: mailServer.url, MAIL_FROM: 'portal@example.edu' } });
});
test.afterAll(async () => {
  await server.end('SIGTERM');
  await mailServer.close();
  removeFolders();
});

const inServerDatabase = (statement: string) => inDatabase(dataFolder, (database) => database.query(statement));

test('an owner finds an error by its reference, lets a failed job run again, and sees that mail arrives', async ({
  page,
}) => {
  const reference = await test.step('somebody meets an error and reads its reference', () => meetError(page));
  await test.step('a job fails', failSweeping);

  await page.evaluate(() => localStorage.setItem('portico.console.language', 'en'));
  await page.goto(`${server.url}/console/`);
  await signInStaff(page, 'owner', server.ownerPassword);
  await page.getByRole('link', { name: 'Operations' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Operations');

  await test.step('the error is found by its reference', async () => {
    await page.getByRole('searchbox', { name: 'Search by reference' }).fill(reference.toLowerCase().replace('-', ' '));
    const error = page.getByRole('row').filter({ hasText: reference });
    await expect(error).toContainText('POST');
    await expect(error).toContainText('42P01');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expectSound(page);
  });

  await test.step('the job runs again, now that it can', async () => {
    await expect(page.getByText('One job was given up; see below.')).toBeVisible();
    await inServerDatabase('alter function sweep_files_away rename to sweep_files');
    await page.getByRole('button', { name: /^Try again: sweep_files/ }).click();
    await expectSound(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Try it again' }).click();
    await expect(page.getByText(/^Job \d+ runs again\.$/)).toBeVisible();
    await expect(page.getByText('No job has failed.')).toBeVisible();
    const left = () => inServerDatabase(`select from graphile_worker.jobs where task_identifier = 'sweep_files'`);
    await expect.poll(async () => (await left()).rowCount).toBe(0);
  });

  await test.step('a test mail arrives', async () => {
    await page.getByRole('button', { name: 'Send a test message' }).click();
    await page.getByRole('textbox', { name: 'Mail address' }).fill('it@example.edu');
    await expectSound(page);
    await page.getByRole('button', { name: 'Send it' }).click();
    await expect(page.getByText('Taken for it@example.edu. Look whether it arrives.')).toBeVisible();
    expect(mailServer.accepted.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
      ['it@example.edu', 'Test message of Portico'],
    ]);
  });

  await test.step('what was done stands in the log', async () => {
    await page.getByRole('link', { name: 'Log' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Sent a test message' })).toHaveCount(1);
    await expect(page.getByRole('row').filter({ hasText: 'Let a failed job run again' })).toHaveCount(1);
  });
});

test('others find no such page', async ({ page }) => {
  await page.goto(`${server.url}/console/`);
  await page.evaluate(() => localStorage.setItem('portico.console.language', 'en'));
  await page.reload();
  await signInStaff(page, 'admin.yunzhou');
  await expect(page.getByRole('link', { name: 'Log' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Operations' })).toHaveCount(0);
});

/** A table that is gone breaks the sign-in to a portal, whatever its form does about other failures. */
async function meetError(page: Page): Promise<string> {
  await inServerDatabase('alter table attempts rename to attempts_away');
  await page.goto(`${server.url}/apply/sc/#/login`);
  await accountField(page, 'account').fill(applicants.sc);
  await accountField(page, 'password').fill(demoPassword);
  await page.keyboard.press('Enter');
  const told = page.getByText(/[A-Z]{4}-\d{4}/);
  await expect(told).toBeVisible();
  await inServerDatabase('alter table attempts_away rename to attempts');
  return /[A-Z]{4}-\d{4}/.exec((await told.textContent()) ?? '')?.[0] ?? '';
}

async function failSweeping(): Promise<void> {
  await inServerDatabase('alter function sweep_files rename to sweep_files_away');
  await inServerDatabase(`select graphile_worker.add_job('sweep_files', max_attempts => 1)`);
  const failed = () => inServerDatabase('select from graphile_worker.jobs where last_error is not null');
  await expect.poll(async () => (await failed()).rowCount).toBe(1);
}
