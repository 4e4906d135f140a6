import { accountField } from './support/people/account-fields.ts';
import { enterStaffPassword, openConsole, signInOwner } from './support/console.ts';
import { isNightly } from './support/nightly.ts';
import { expect, expectSound, phone, test } from './support/portal.ts';

const desk = { width: 1280, height: 800 } as const;

// On a phone list and message are two views. The English version is covered by the scenarios about applications.
for (const [language, words, size] of [
  ['sc', '发件箱', desk],
  ['tc', '寄件匣', phone],
  ...(isNightly ? [['en', 'Outbox', desk] as const] : []),
] as const) {
  test(`the owner signs in and reads a mail as its receiver sees it (${language}, ${size.width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openConsole(page, language, '/outbox');
    await signInOwner(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toContainText(words);
    await expectSound(page);
    await page.getByRole('searchbox').fill('xingzhou');
    await page.getByText('xingzhou.ye@example.com').first().click();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByText('叶行舟').first()).toBeVisible();
    await expectSound(page);
  });
}

test('a wrong password is refused and stays refused', async ({ page }) => {
  await openConsole(page);
  await enterStaffPassword(page, 'owner', 'Wrong2026');
  await expect(page.getByRole('alert')).toContainText('The account or the password is not correct.');
  await expectSound(page);
  await page.goto('/console/#/outbox');
  await expect(accountField(page, 'password')).toBeVisible();
});
