import type { Page } from '@playwright/test';
import { awaitMessage, codeInside, linkInside } from './support/outbox.ts';
import { expect, expectSound, openPortal, phone, signIn, test } from './support/portal.ts';

const newPassword = 'Mountain-river7';

async function proveByWork(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I cannot see the picture' }).click();
  await expect(page.getByText('Confirmed. The picture is not needed.')).toBeVisible({ timeout: 60_000 });
}

async function fillNewPassword(page: Page, password = newPassword): Promise<void> {
  const fields = page.locator('input[autocomplete="new-password"]');
  await fields.nth(0).fill(password);
  await fields.nth(1).fill(password);
}

async function passwordSignIn(page: Page, tenant: string, account: string, password: string): Promise<void> {
  await openPortal(page, tenant, '/login_pass', '?lang=en');
  await page.locator('input[autocomplete="username"]').fill(account);
  await page.locator('input[autocomplete="current-password"]').fill(password);
  await page.locator('form button[type="submit"]').click();
}

test('register by mobile with the code from the SMS, on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPortal(page, 'jrzs', '/register', '?lang=en');
  await page.getByLabel('Name').fill('Mobile Person');
  await page.getByLabel('Mobile number').fill('13700137001');
  await proveByWork(page);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /Send again \(\d+ s\)/ })).toBeVisible();
  await page.locator('input[autocomplete="one-time-code"]').fill(await awaitMessage('13700137001', codeInside));
  await fillNewPassword(page);
  await page.getByLabel('I have read and accept the statement.').check();
  await expectSound(page);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.locator('h1')).toContainText('Mobile Person');
});

test('register by mail, activate by the link in the mail, once', async ({ page }) => {
  const email = 'mail.person@example.com';
  await openPortal(page, 'sc', '/register', '?lang=en');
  await page.getByLabel('Name').fill('Mail Person');
  await page.getByLabel('Email', { exact: false }).first().fill(email);
  await fillNewPassword(page);
  await proveByWork(page);
  await page.getByLabel('I have read and accept the statement.').check();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.locator('main')).toContainText(`An activation link has been sent to ${email}`);
  await expect(page.locator('main')).toContainText('The mail may be in the spam folder.');
  await passwordSignIn(page, 'sc', email, newPassword);
  await expect(page.getByRole('alert')).toContainText('has not been activated yet');
  const link = await awaitMessage(email, linkInside);
  await page.goto(link);
  await expect(page.locator('main')).toContainText(`The email ${email} has been activated.`);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.locator('main')).toContainText('already been activated');
  await passwordSignIn(page, 'sc', email, newPassword);
  await expect(page).toHaveURL(/#\/$/);
});

test('an address that is registered is said to be', async ({ page }) => {
  await openPortal(page, 'sc', '/register', '?lang=en');
  await page.getByLabel('Name').fill('Twice');
  await page.getByLabel('Email', { exact: false }).first().fill('Amelia.Whitford@example.com');
  await fillNewPassword(page);
  await proveByWork(page);
  await page.getByLabel('I have read and accept the statement.').check();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.locator('main')).toContainText('This email has been registered');
});

test('a broken activation link says so and offers a new one', async ({ page }) => {
  await openPortal(page, 'sc', '/email?token=made-up-made-up-made-up', '?lang=en');
  await expect(page.locator('main')).toContainText('This link is invalid or has expired');
  await expectSound(page);
});

test('a forgotten password is set anew by the link in the mail', async ({ page }) => {
  // Not the applicant of other scenarios: a new password ends every session.
  const email = 'chengyu.liang@example.com';
  await openPortal(page, 'jrzs', '/pass', '?lang=en');
  await page.getByText('By email').click();
  await page.getByLabel('Email', { exact: false }).last().fill(email);
  await proveByWork(page);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.locator('main')).toContainText(`If ${email} has an account here`);
  await page.goto(await awaitMessage(email, linkInside));
  await fillNewPassword(page);
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.locator('main')).toContainText('Your password has been set');
  await passwordSignIn(page, 'jrzs', email, newPassword);
  await expect(page).toHaveURL(/#\/$/);
  await openPortal(page, 'jrzs', '/edit_pass');
  await page.locator('input[autocomplete="current-password"]').fill(newPassword);
  await fillNewPassword(page, 'Another-river8');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.locator('main')).toContainText('Your password has been changed');
});

test('sign in with a code by mail', async ({ page }) => {
  const email = 'yanqing.gu@example.com';
  await openPortal(page, 'bicmr', '/login_email', '?lang=en');
  await page.locator('main input[type="email"]').fill(email);
  await proveByWork(page);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.locator('input[autocomplete="one-time-code"]').fill(await awaitMessage(email, codeInside));
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/#\/$/);
});

test('begin without a password, with its warning, as a temporary user', async ({ page }) => {
  await openPortal(page, 'qyj', '/login_fast', '?lang=en');
  await expect(page.locator('main')).toContainText('you have to fill in everything again');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('main')).toContainText('Please confirm that you have read this.');
  await page.getByLabel('I have read and understood this.').check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.locator('header')).toContainText(/temporary user/i);
  await openPortal(page, 'qyj', '/edit_pass');
  await expect(page.locator('main')).toContainText('A temporary user has no password to change.');
});

test('the screens for accounts are sound in three languages and on a phone', async ({ page }) => {
  test.slow();
  for (const language of ['sc', 'tc', 'en']) {
    for (const size of [{ width: 1280, height: 800 }, phone]) {
      await page.setViewportSize(size);
      for (const route of ['/login', '/login_code', '/login_email', '/register', '/pass', '/password', '/email']) {
        await openPortal(page, 'itf', route, `?lang=${language}`);
        await expectSound(page);
      }
    }
  }
});

test('the account page shows the sessions and leads to another project of the organisation', async ({ page }) => {
  await signIn(page, 'itf');
  await openPortal(page, 'itf', '/article/personal_data', '?lang=en');
  await expect(page.locator('main')).toContainText('jiahe.lin@example.com');
  await expectSound(page);
});
