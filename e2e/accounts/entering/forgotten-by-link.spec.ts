import { accountField } from '../../support/people/account-fields.ts';
import { enterPassword, fillNewPassword, newPassword, submit } from '../../support/people/account-forms.ts';
import { awaitMessage, linkInside } from '../../support/people/outbox.ts';
import { expect, expectSound, openPortal, test } from '../../support/portal.ts';

test('a forgotten password is set anew by the link in the mail, once', async ({ page }) => {
  // A separate applicant, because a new password ends every session.
  const account = 'chengyu.liang@example.com';
  const main = page.getByRole('main');
  await openPortal(page, 'jrzs', '/pass', '?lang=en');
  await page.getByText('By email').click();
  await accountField(page, 'email').fill(account);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(main).toContainText(`If ${account} has an account here`);
  await expect(main).toContainText('The mail may be in the spam folder.');
  const link = await awaitMessage(account, linkInside);
  await page.goto(link);
  await fillNewPassword(page);
  await submit(page);
  await expect(main).toContainText('Your password has been set');

  await page.goto('about:blank');
  await page.goto(link);
  await fillNewPassword(page, 'Another-river8');
  await submit(page);
  await expect(main).toContainText('This link is invalid or has expired');
  await expectSound(page);
  await enterPassword(page, 'jrzs', { account, password: newPassword });
  await expect(page).toHaveURL(/#\/$/);
});
