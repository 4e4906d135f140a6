import type { Page } from '@playwright/test';
import { accountField } from '../support/people/account-fields.ts';
import { openConsole, signInOwner } from '../support/console.ts';
import { variantsToRun } from '../support/nightly.ts';
import { expect, expectSound, phone, test } from '../support/portal.ts';

const words = {
  en: { add: 'New organisation', locked: 'The console is locked', unlock: 'Unlock' },
  sc: { add: '新建机构', locked: '控制台已锁定', unlock: '解锁' },
  tc: { add: '新增機構', locked: '控制台已鎖定', unlock: '解鎖' },
} as const;

const title = 'a console that nobody uses for half an hour is locked in every tab, and keeps what was typed';
const visits = [
  ['en', { width: 1280, height: 800 }],
  ['sc', { width: 820, height: 1180 }],
  ['tc', phone],
] as const;

for (const [language, size] of variantsToRun(title, visits)) {
  test(`${title} (${language}, ${size.width} px)`, async ({ page, context }) => {
    const say = words[language];
    const lock = (tab: Page) => tab.getByRole('dialog', { name: say.locked });
    await page.setViewportSize(size);
    await page.clock.install();
    await openConsole(page, language, '/projects');
    await signInOwner(page);
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
    // Nothing beneath is reached by keyboard either.
    for (let steps = 0; steps < 12; steps++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('#root') === null)).toBe(true);
    }
    // Nor does the server tell anything.
    expect((await page.request.get('/staff/v1/session')).status()).toBe(423);

    await accountField(lock(page), 'password').fill('Wrong2026');
    await page.keyboard.press('Enter');
    await expect(lock(page).getByRole('alert')).toBeVisible();
    await accountField(lock(page), 'password').fill(process.env['PORTICO_E2E_OWNER_PASSWORD'] ?? '');
    await page.keyboard.press('Enter');
    await expect(lock(page)).toHaveCount(0);
    await expect(typed).toHaveValue('星河学院');
    await expect(typed).toBeFocused();
    await expect(lock(other)).toHaveCount(0);
  });
}
