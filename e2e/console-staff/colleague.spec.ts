import type { Page } from '@playwright/test';
import { enterStaffPassword, openConsole, signInOwner } from '../support/console.ts';
import { codeOfApp } from '../support/people/authenticator-app.ts';
import { awaitMessage, linkInside } from '../support/people/outbox.ts';
import { expect, expectSound, test } from '../support/portal.ts';

const email = `mira.${Date.now()}@example.com`;
const name = 'Mira Holm';
const password = 'Lantern2026';

test('a colleague is invited, protects the account, and loses the role in an open tab', async ({
  page: owner,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    locale: 'en-GB',
    viewport: { width: 1100, height: 800 },
    reducedMotion: 'reduce',
  });
  const mira = await context.newPage();

  await test.step('the owner invites an address', async () => {
    await openConsole(owner, 'en', '/');
    await signInOwner(owner);
    await owner.getByRole('link', { name: 'Colleagues' }).click();
    await owner.getByRole('button', { name: 'Invite a colleague' }).click();
    const drawer = owner.getByRole('dialog');
    await drawer.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(drawer.getByText('Choose a place.')).toBeVisible();
    await expect(drawer.getByText('First choose where')).toBeVisible();
    await expectSound(owner);
    await drawer.getByLabel('Mail address').fill(email);
    await drawer.getByRole('combobox', { name: 'Where' }).fill('All of Qingyu');
    await owner.keyboard.press('Enter');
    await drawer.getByRole('radio', { name: /^Reviewer/ }).check();
    await expectSound(owner);
    await drawer.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(owner.getByText(`An invitation is on its way to ${email}.`)).toBeVisible();
    await expect(owner.getByRole('region', { name: /Open invitations/ })).toContainText(email);
    await expectSound(owner);
  });

  const link = await awaitMessage(email, linkInside);

  await test.step('the colleague makes the account, once', async () => {
    await mira.goto(link);
    await expect(mira.getByText(/invites you as Reviewer: All of Qingyu/)).toBeVisible();
    await expectSound(mira);
    await mira.getByLabel('Your name').fill(name);
    await mira.getByLabel('New password', { exact: true }).fill(password);
    await mira.keyboard.press('Enter');
    await expect(mira.getByText('Your account is ready.')).toBeVisible();
    await expect(mira.getByLabel('Account')).toHaveValue(email);
    const again = await context.newPage();
    await again.goto(link);
    await expect(again.getByRole('alert')).toContainText('This invitation has been used.');
    await expectSound(again);
    await again.close();
    await mira.getByLabel('Password', { exact: true }).fill(password);
    await mira.keyboard.press('Enter');
    await expect(mira.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  });

  const { key, recovery } = await test.step('they add an authenticator app', () => addApp(mira));

  await test.step('signing in asks for its code', async () => {
    await signOut(mira);
    await enterStaffPassword(mira, email, password);
    // The code of the present half minute was used already.
    await mira.getByRole('textbox', { name: 'Code' }).fill(codeOfApp(key, 30));
    await mira.keyboard.press('Enter');
    await expect(mira.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });

  await test.step('a recovery code does too', async () => {
    await signOut(mira);
    await enterStaffPassword(mira, email, password);
    await mira.getByRole('button', { name: 'Use a recovery code' }).click();
    await mira.getByRole('textbox', { name: 'Recovery code' }).fill(recovery);
    await mira.keyboard.press('Enter');
    await expect(mira.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  });

  await test.step('another role holds at the next request of the open tab', async () => {
    await findColleague(owner);
    await owner.getByRole('button', { name: new RegExp(`^Change the role of ${name}`) }).click();
    await owner.getByRole('radio', { name: /^Editor/ }).check();
    await owner.getByRole('dialog').getByRole('button', { name: 'Change the role' }).click();
    await expect(owner.getByRole('dialog')).toBeHidden();
    await mira.getByRole('searchbox').fill('a');
    await expect(mira.getByText('You are not allowed to do this.')).toBeVisible();
  });

  await test.step('without a role the open tab is signed out at the next request', async () => {
    await owner.getByRole('button', { name: new RegExp(`^Remove the role of ${name}`) }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Remove the role' }).click();
    await expect(owner.getByText(email)).toHaveCount(0);
    await mira.getByRole('button', { name: 'Try again' }).click();
    await expect(mira.getByText('Your session has ended.')).toBeVisible();
    await enterStaffPassword(mira, email, password);
    await expect(mira.getByText('The account or the password is not correct.')).toBeVisible();
  });

  await test.step('nobody removes the last owner', async () => {
    await owner.getByRole('searchbox').fill('');
    await owner.getByRole('button', { name: /^Remove the role of .*: Owner, The whole installation$/ }).click();
    const question = owner.getByRole('dialog');
    await question.getByRole('button', { name: 'Remove the role' }).click();
    await expect(question.getByText('Somebody must remain owner.')).toBeVisible();
  });
  await context.close();
});

async function addApp(page: Page): Promise<{ key: string; recovery: string }> {
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Set up the app' }).click();
  const dialog = page.getByRole('dialog');
  const key = (await dialog.getByRole('code').innerText()).trim();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOfApp(key));
  await dialog.getByRole('button', { name: 'Confirm the app' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  await expectSound(page);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  return { key, recovery };
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Account')).toBeVisible();
}

async function findColleague(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('searchbox').fill(email);
  await expect(page.getByText(name).first()).toBeVisible();
}
