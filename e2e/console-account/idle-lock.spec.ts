import type { Browser, Locator, Page, ViewportSize } from '@playwright/test';
import { accountField } from '../support/people/account-fields.ts';
import { addStaff } from '../support/people/add-staff.ts';
import { plugIn } from '../support/people/authenticator.ts';
import { enterConsole, openConsole } from '../support/console.ts';
import { variantsToRun } from '../support/nightly.ts';
import { expect, expectSound, phone, test } from '../support/portal.ts';

const words = {
  en: { add: 'New organisation', locked: 'The console is locked', unlock: 'Unlock' },
  sc: { add: '新建机构', locked: '管理后台已锁定', unlock: '解锁' },
  tc: { add: '新增機構', locked: '管理後台已鎖定', unlock: '解鎖' },
} as const;

const title = 'a console that nobody uses for half an hour is locked in every tab, and keeps what was typed';
const visits = [
  ['en', { width: 1280, height: 800 }],
  ['sc', { width: 820, height: 1180 }],
  ['tc', phone],
] as const;

for (const [language, size] of variantsToRun(title, visits)) {
  test(`${title} (${language}, ${size.width} px)`, async ({ browser, baseURL }) => {
    const say = words[language];
    const context = await ownContext(browser, baseURL, size);
    const page = await context.newPage();
    const lock = (tab: Page) => tab.getByRole('dialog', { name: say.locked });
    await page.clock.install();
    await enterConsole(page, '/projects', { language });
    const other = await context.newPage();
    await openConsole(other, language, '/projects');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

    await page.getByRole('button', { name: say.add }).click();
    // By its id: hidden, it has no role.
    const id = await page.getByRole('dialog').getByRole('textbox').first().getAttribute('id');
    const typed = page.locator(`[id="${id}"]`);
    await typed.fill('星河学院');
    await page.clock.runFor('29:00');
    await expect(typed).toBeVisible();
    // Any key begins the half hour anew.
    await typed.press('End');
    await page.clock.runFor('29:00');
    await expect(typed).toBeVisible();

    await page.clock.runFor('02:00');
    await expect(lock(page)).toBeVisible();
    await expect(typed).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(lock(other)).toBeVisible();
    await expect(other.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectSound(page);
    // From here on by keyboard alone. Nothing beneath is reached, in either direction.
    const password = accountField(lock(page), 'password');
    await expect(password).toBeFocused();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let steps = 0; steps < 12; steps++) {
        await page.keyboard.press(key);
        expect(await page.evaluate(isBeneath)).toBe(false);
      }
    for (let steps = 0; steps < 12 && !(await isFocused(password)); steps++) await page.keyboard.press('Tab');
    await expect(password).toBeFocused();
    // Nor does the server tell anything.
    expect((await page.request.get('/staff/v1/session')).status()).toBe(423);

    await page.keyboard.type('Wrong2026');
    await page.keyboard.press('Enter');
    await expect(lock(page).getByRole('alert')).toBeVisible();
    // What was wrong is selected: typing replaces it.
    await expect(password).toBeFocused();
    await page.keyboard.type(process.env['PORTICO_E2E_OWNER_PASSWORD'] ?? '');
    await page.keyboard.press('Enter');
    await expect(lock(page)).toHaveCount(0);
    await expect(typed).toHaveValue('星河学院');
    await expect(typed).toBeFocused();
    await expect(lock(other)).toHaveCount(0);
    await context.close();
  });
}

test('a passkey unlocks the console, by keyboard alone', async ({ browser, baseURL }) => {
  const context = await ownContext(browser, baseURL, { width: 1280, height: 800 });
  const page = await context.newPage();
  const account = await addStaff();
  const lock = page.getByRole('dialog', { name: words.en.locked });
  await plugIn(page);
  await page.clock.install();
  await enterConsole(page, '/account', { account });
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Create the passkey' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('list', { name: 'Your passkeys' })).toBeVisible();
  await page.clock.runFor('31:00');
  await expect(accountField(lock, 'password')).toBeFocused();
  await expect(lock.getByRole('button', { name: 'Unlock with a passkey' })).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(lock.getByRole('button', { name: 'Unlock with a passkey' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lock).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Your passkeys' })).toBeVisible();
  await context.close();
});

/** In the page under the cover; a browser's own bar may have the focus between the last control and the first. */
function isBeneath(): boolean {
  const { activeElement } = document;
  return activeElement !== document.body && activeElement?.closest('[data-lock]') === null;
}

const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement);

/** A clock that was set stays so for all pages of a context, and others are passed on. */
function ownContext(browser: Browser, baseURL: string | undefined, viewport: ViewportSize) {
  return browser.newContext({ ...(baseURL !== undefined && { baseURL }), viewport, reducedMotion: 'reduce' });
}
