import { accountField } from '../../support/people/account-fields.ts';
import { enterPassword, fillNewPassword, newPassword, submit } from '../../support/people/account-forms.ts';
import { demoPassword, expect, expectSound, openPortal, test } from '../../support/portal.ts';

test('changing the password ends the other sessions and keeps this one', async ({ page, browser, baseURL }) => {
  const account = 'lokyi.chan@example.com';
  const main = page.getByRole('main');
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
  await enterPassword(elsewhere, 'sc', { account, password: demoPassword });
  await expect(elsewhere).toHaveURL(/#\/$/);
  await enterPassword(page, 'sc', { account, password: demoPassword });
  await expect(page).toHaveURL(/#\/$/);

  for (const route of ['/edit_pass', '/editPassword']) {
    await openPortal(page, 'sc', route);
    await expect(accountField(page, 'password')).toBeVisible();
  }
  await accountField(page, 'password').fill('Wrong-password1');
  await fillNewPassword(page);
  await submit(page);
  await expect(main).toContainText('The current password is not correct.');
  await accountField(page, 'password').fill(demoPassword);
  await fillNewPassword(page, 'Password1');
  await submit(page);
  await expect(main).toContainText('This password is among those that are tried first.');
  await expectSound(page);
  await fillNewPassword(page);
  await submit(page);
  await expect(main).toContainText('Your password has been changed');
  await openPortal(page, 'sc', '/article/personal_data');
  await expect(main).toContainText(account);

  await elsewhere.goto('about:blank');
  await openPortal(elsewhere, 'sc', '/article/personal_data', '?lang=en');
  await expect(elsewhere).toHaveURL(/#\/login/);
  await enterPassword(elsewhere, 'sc', { account, password: newPassword });
  await expect(elsewhere).toHaveURL(/#\/article\/personal_data$|#\/$/);
  await elsewhere.close();
});
