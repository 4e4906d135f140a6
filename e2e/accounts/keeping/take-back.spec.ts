import { accountField } from '../../support/people/account-fields.ts';
import {
  enterPassword,
  fillCode,
  fillNewPassword,
  newPassword,
  receiveCode,
  submit,
} from '../../support/people/account-forms.ts';
import { enterAs, newcomerAt } from '../../support/people/newcomer.ts';
import { awaitMessage, linkInside } from '../../support/people/outbox.ts';
import { expect, expectSound, openPortal, test } from '../../support/portal.ts';

test('whoever had the address takes a change back by the link in the mail', async ({ page, browser }) => {
  const person = await newcomerAt('jrzs', 'no batch');
  const newAddress = 'taken.away@example.com';
  await enterAs(page, person);
  await openPortal(page, 'jrzs', '/article/personal_data', '?lang=en');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Change email' }).click();
  await main.getByLabel(/^Current password/).fill(person.password);
  await submit(page);
  await accountField(page, 'email').fill(newAddress);
  await fillCode(page, await receiveCode(page, newAddress));
  await submit(page);
  await expect(main).toContainText(newAddress);

  const owner = await browser.newPage();
  await owner.goto(await awaitMessage(person.account, linkInside));
  await expect(owner.getByRole('main')).toContainText(person.account);
  await expectSound(owner);
  await fillNewPassword(owner);
  await submit(owner);
  await owner.getByRole('main').getByRole('link').click();
  await expect(accountField(owner, 'account')).toBeVisible();
  await enterPassword(owner, 'jrzs', { account: person.account, password: newPassword }, 'en');
  await expect(owner).toHaveURL(/#\/$/);
  await owner.close();

  await page.reload();
  await expect(page).toHaveURL(/#\/login/);
});
