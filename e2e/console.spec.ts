import { openConsole, signInOwner } from './support/console.ts';
import { expect, expectSound, phone, test } from './support/portal.ts';

for (const [language, words] of [
  ['sc', '发件箱'],
  ['tc', '寄件匣'],
  ['en', 'Outbox'],
] as const) {
  test(`the owner signs in and reads a mail as its receiver sees it (${language})`, async ({ page }) => {
    await openConsole(page, language, '/outbox');
    await signInOwner(page);
    await expect(page.locator('h1').first()).toContainText(words);
    await expectSound(page);
    await page.getByRole('searchbox').fill('xingzhou');
    await page.getByText('xingzhou.ye@example.com').first().click();
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('body')).toContainText('叶行舟');
    await expectSound(page);
  });
}

test('a wrong password is refused and stays refused', async ({ page }) => {
  await openConsole(page);
  await signInOwner(page, 'Wrong2026');
  await expect(page.getByRole('alert')).toContainText('The account or the password is not correct.');
  await page.goto('/console/#/outbox');
  await expect(page.locator('input[autocomplete="current-password"]')).toBeVisible();
});

test('on a phone the list and a message are two views', async ({ page }) => {
  await page.setViewportSize(phone);
  await openConsole(page, 'sc', '/outbox');
  await signInOwner(page);
  await page.getByRole('searchbox').fill('xingzhou');
  await page.getByText('xingzhou.ye@example.com').first().click();
  await expect(page.frameLocator('iframe').locator('body')).toContainText('叶行舟');
  await expectSound(page);
});
