import { expectSaved } from '../support/saving-word.ts';
import { expect, expectSound, openPortal, phone, test, submitButton } from '../support/portal.ts';

test('without a password one clicks through to the form, is warned, and keeps what was typed', async ({ page }) => {
  await page.setViewportSize(phone);
  const main = page.getByRole('main');
  await openPortal(page, 'qyj', '/login_fast', '?lang=en');
  await main.getByRole('checkbox').check();
  await submitButton(page).click();
  await page.waitForURL(/#\/$/);
  await main.getByRole('link', { name: 'Start your application' }).click();
  await expect(main).toContainText('You work without a password.');
  await page.getByRole('button', { name: 'Choose this track' }).first().click();
  await expect(main.getByText('Your choice', { exact: true }).first()).toBeVisible();
  await main.getByRole('link', { name: /^Begin: / }).click();
  await expect(main).toContainText('clearing the cache loses what you filled in');
  const line = main.getByRole('textbox').first();
  await line.fill('Typed without a password');
  await expectSaved(page);
  await expectSound(page);
  await page.reload();
  await expect(line).toHaveValue('Typed without a password');

  // The session has ended on the server: the device signs in again, here and on home.
  const ended = 'x'.repeat(43);
  await page.evaluate((token) => localStorage.setItem('enroll_qyj', token), ended);
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/#\/$/);
  await page.reload();
  await expect(main.getByRole('link', { name: 'Continue your application' })).toBeVisible();
  await expect(main).not.toContainText(/sign in/i);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('enroll_qyj'))).not.toBe(ended);
});
