import type { Page } from '@playwright/test';
import { startToyProvider, toyClient } from '@portico/testing/toy-provider';
import { enterConsole, openConsole } from '../support/console.ts';
import { expect, expectSound, test } from '../support/portal.ts';

let provider: Awaited<ReturnType<typeof startToyProvider>>;
test.afterAll(() => provider.close());

test('staff sign in at their organisation, unlock the console there, and are let in no more once it is off', async ({
  browser,
  baseURL,
}) => {
  provider = await startToyProvider(`${baseURL ?? ''}/staff/v1/single-sign-on/return`);
  // Below localhost no DNS record is asked for.
  const domain = `toy-${Math.random().toString(36).slice(2)}.localhost`;
  provider.people.set('lin', { email: `lin@${domain}`, email_verified: true, name: 'Lin Wei' });
  const newPage = async () => (await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })).newPage();
  const owner = await newPage();
  await test.step('an owner sets the provider', () => setUp(owner, domain));

  const page = await newPage();
  await test.step('nobody is let in by a mail domain that is not proved', async () => {
    await openConsole(page, 'en', '/projects');
    await askFor(page, domain);
    await expect(page.getByRole('alert')).toContainText('No organisation signs people');
    await owner.getByRole('button', { name: `Use the name ${domain}` }).click();
    const line = owner.getByRole('list', { name: 'Mail domains' }).getByRole('listitem').filter({ hasText: domain });
    await expect(line).toContainText('Proved');
    await expectSound(owner);
  });
  await page.clock.install();
  await test.step('somebody cancels at the provider, and is told', async () => {
    await openConsole(page, 'en', '/projects');
    await goToProvider(page, domain);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert')).toContainText('was cancelled');
    await expectSound(page);
    await page.getByRole('link', { name: 'To the sign-in' }).click();
  });
  await test.step('signs in, and is where they were going', async () => {
    await openConsole(page, 'en', '/account');
    await expect(page).toHaveURL(/sign-in\?from=%2Faccount/);
    await goToProvider(page, domain);
    await signInThere(page, 'lin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My account');
    await expect(page.getByRole('main')).toContainText(`Connected as lin@${domain}`);
    await expect(page.getByRole('listitem').filter({ hasText: 'This browser' })).toBeVisible();
    await expectSound(page);
  });
  await test.step('a lock is opened at the provider, and what was typed stays', async () => {
    await page.getByRole('button', { name: 'Set up the app' }).click();
    const code = page.getByRole('dialog').getByRole('textbox');
    await code.fill('123');
    await page.clock.runFor('31:00');
    await expect(page.getByRole('dialog', { name: 'The console is locked' })).toBeVisible();
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Unlock at the organisation' }).click();
    const opened = await opening;
    const closed = opened.waitForEvent('close');
    await signInThere(opened, 'lin');
    await closed;
    await expect(code).toHaveValue('123');
  });
  await test.step('the owner switches it off: whoever came by it is signed out', async () => {
    await owner
      .getByRole('button', { name: /^Set up single sign-on/ })
      .first()
      .click();
    await owner.getByRole('switch', { name: 'Staff may sign in this way' }).click();
    await owner.getByRole('button', { name: 'Save' }).click();
    await expect(owner.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    await page.goto('/console/#/projects');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff sign-in');
    await askFor(page, domain);
    await expect(page.getByRole('alert')).toContainText('No organisation signs people');
  });
});

async function setUp(page: Page, domain: string): Promise<void> {
  await enterConsole(page, '/staff');
  await page.getByRole('link', { name: 'Rules of signing in' }).click();
  await page
    .getByRole('button', { name: /^Set up single sign-on/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('/staff/v1/single-sign-on/return');
  await drawer.getByLabel('Address of the provider').fill(provider.issuer);
  await drawer.getByLabel('Client ID').fill(toyClient.id);
  await drawer.getByLabel('Client secret').fill(toyClient.secret);
  await drawer.getByLabel('Mail domains').fill(domain);
  await page.keyboard.press('Enter');
  await drawer.getByRole('combobox', { name: 'Role of those' }).click();
  await page.getByTitle('Reviewer', { exact: true }).last().click();
  await drawer.getByRole('switch', { name: 'Staff may sign in this way' }).click();
  await expectSound(page);
  await drawer.getByRole('button', { name: 'Save' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByLabel('Password').fill(process.env['PORTICO_E2E_OWNER_PASSWORD'] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Mail domains' })).toContainText('no DNS record is needed');
  await expectSound(page);
}

async function askFor(page: Page, domain: string): Promise<void> {
  await page.getByRole('link', { name: 'Sign in with your organisation' }).click();
  await page.getByLabel('Mail address').fill(`lin@${domain}`);
  await page.keyboard.press('Enter');
}

async function goToProvider(page: Page, domain: string): Promise<void> {
  await askFor(page, domain);
  await expect(page.getByRole('heading', { name: 'Toy University' })).toBeVisible();
}

async function signInThere(page: Page, person: string): Promise<void> {
  await page.getByLabel('Who are you?').fill(person);
  await page.keyboard.press('Enter');
}
