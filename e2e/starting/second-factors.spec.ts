import { expect, type Page, test } from '@playwright/test';
import { type RunningServer, startServer } from '@portico/testing/running-server';
import { enterStaffPassword, signInStaff } from '../support/console.ts';
import { addStaffAt } from '../support/people/add-staff.ts';
import { codeOfApp } from '../support/people/authenticator-app.ts';
import { awaitMessage, linkInside } from '../support/people/outbox.ts';
import { demoPassword, expectSound } from '../support/portal.ts';
import { newFolder, removeFolders } from '../support/server/data-folder.ts';

let server: RunningServer;
let dataFolder: string;

// Of its own: a demand also holds for the owner of the installation, as whom other scenarios sign in.
test.beforeAll(async () => {
  dataFolder = newFolder();
  server = await startServer({ dataFolder });
});
test.afterAll(async () => {
  await server.end('SIGTERM');
  removeFolders();
});

const organisation = 'Yunzhou University';
const newPassword = 'Lantern2026';

test('second factors are demanded, lost and reset, and a forgotten password is replaced', async ({ browser }) => {
  const newPage = async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('portico.console.language', 'en'));
    await page.goto(`${server.url}/console/`);
    return page;
  };
  const ownerMail = await addStaffAt(dataFolder, organisation, 'owner', 'Nora');
  const email = await addStaffAt(dataFolder, organisation, 'reviewer', 'Tom');
  const [nora, tom] = [await newPage(), await newPage()];

  await test.step('its owner demands second factors, and adds one first', async () => {
    await signInStaff(nora, ownerMail);
    await nora.getByRole('link', { name: 'Colleagues' }).click();
    await nora.getByRole('link', { name: 'Rules of signing in' }).click();
    await nora.getByRole('switch', { name: `Demand two-step sign-in: ${organisation}` }).click();
    await nora.getByRole('button', { name: 'Demand it', exact: true }).click();
    await expectToOwe(nora);
    await addApp(nora);
    await expect(nora.getByRole('link', { name: 'Colleagues' })).toBeVisible();
  });

  const first = await test.step('a colleague is led there when they next sign in', async () => {
    await signInStaff(tom, email);
    await expectToOwe(tom);
    await expectSound(tom);
    const { recovery } = await addApp(tom);
    await expect(tom.getByText(recovery)).toHaveCount(0);
    await expect(tom.getByText(/^10 of 10 left/)).toBeVisible();
    await tom.getByRole('link', { name: 'Applications' }).click();
    await expect(tom.getByRole('heading', { level: 1 })).toHaveText('Applications');
    return recovery;
  });

  await test.step('the phone is lost: the owner resets, and the open tab is signed out', async () => {
    await nora.getByRole('link', { name: 'Colleagues' }).click();
    await nora.getByRole('button', { name: 'Reset two-step sign-in of Tom' }).click();
    await nora.getByRole('dialog').getByLabel('Why').fill('Lost the phone, spoke to him');
    await nora.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click();
    const proof = nora.getByRole('dialog', { name: 'Confirm that it is you' });
    await proof.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
    await nora.keyboard.press('Enter');
    await expect(nora.getByRole('button', { name: 'Reset two-step sign-in of Tom' })).toHaveCount(0);
    await awaitMessage(email, /(An owner has removed your authenticator app)/, dataFolder);
    await tom.getByRole('searchbox').fill('a');
    await expect(tom.getByText('Your session has ended.')).toBeVisible();
  });

  const { recovery } = await test.step('the password alone leads to the account, and nowhere else', async () => {
    await signInStaff(tom, email);
    await expectToOwe(tom);
    const codes = await addApp(tom);
    expect(codes.recovery).not.toBe(first);
    return codes;
  });

  await test.step('a forgotten password is replaced by the link of a mail, once', async () => {
    await tom.getByRole('button', { name: 'Sign out' }).click();
    await tom.getByRole('link', { name: 'Forgotten your password?' }).click();
    await tom.getByLabel('Mail address').fill(email);
    await expectSound(tom);
    await tom.keyboard.press('Enter');
    await expect(tom.getByRole('status')).toContainText('a mail with a link is on its way');
    const link = await awaitMessage(email, linkInside, dataFolder);
    await tom.goto(link);
    await tom.getByLabel('New password', { exact: true }).fill(newPassword);
    await expectSound(tom);
    await tom.keyboard.press('Enter');
    await expect(tom.getByText('Your new password is set.')).toBeVisible();
    const again = await newPage();
    await again.goto(link);
    await again.getByLabel('New password', { exact: true }).fill('Harbour2026');
    await again.keyboard.press('Enter');
    await expect(again.getByRole('alert')).toContainText('This link is invalid or has expired.');
    await expect(again.getByRole('link', { name: 'Ask for another link' })).toBeFocused();
    await again.context().close();
  });

  await test.step('the second factor stays: a recovery code of the new ones signs in, once', async () => {
    await enterRecoveryCode(tom, first);
    await expect(tom.getByRole('alert')).toContainText('or it has been used already');
    await tom.getByRole('textbox', { name: 'Recovery code' }).fill(recovery);
    await tom.keyboard.press('Enter');
    await expect(tom.getByRole('heading', { level: 1 })).toHaveText('Applications');
    await tom.getByRole('button', { name: 'Sign out' }).click();
    await enterRecoveryCode(tom, recovery);
    await expect(tom.getByRole('alert')).toContainText('or it has been used already');
  });

  async function enterRecoveryCode(page: Page, code: string): Promise<void> {
    await enterStaffPassword(page, email, newPassword);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(code);
    await page.keyboard.press('Enter');
  }
  await nora.context().close();
  await tom.context().close();
});

/** They reach their account and nothing else. */
async function expectToOwe(page: Page): Promise<void> {
  await expect(page.getByText('Please add a second factor first')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Applications' })).toHaveCount(0);
}

async function addApp(page: Page): Promise<{ recovery: string }> {
  await page.getByRole('button', { name: 'Set up the app' }).click();
  const dialog = page.getByRole('dialog');
  const key = (await dialog.getByRole('code').innerText()).trim();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOfApp(key));
  await dialog.getByRole('button', { name: 'Confirm the app' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('Please add a second factor first')).toHaveCount(0);
  return { recovery };
}
