import { enterConsole } from '../support/console.ts';
import { addStaffAt } from '../support/people/add-staff.ts';
import { awaitMessage, linkInside } from '../support/people/outbox.ts';
import { demoPassword, expect, expectSound, test } from '../support/portal.ts';

test('somebody changes their mail address by the link that is sent to it, and the former one is told', async ({
  page,
}) => {
  const former = await addStaffAt(process.env['PORTICO_E2E_DATA'] ?? '', 'Yunzhou University', 'reviewer', 'Ida');
  const email = `moved.${former}`;
  await enterConsole(page, '/account', { account: former });
  const mails = page.getByRole('region', { name: 'Mails to you' });
  await expect(mails).toContainText(`Your address is ${former}.`);
  await mails.getByRole('button', { name: 'Change the address' }).click();
  await expect(mails.getByLabel('New mail address')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');

  // Links for a new password go there: an open console alone does not change it.
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(proof.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(mails.getByRole('status')).toContainText(`on its way to ${email}`);
  await expect(mails).toContainText(`Your address is ${former}.`);

  await page.goto(await awaitMessage(email, linkInside));
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(page.getByText(`The address of your account is ${email}. You sign in with “${email}”.`)).toBeVisible();
  await expectSound(page);
  await awaitMessage(former, /(tell an owner at once)/);
  await page.getByRole('link', { name: 'To my account' }).click();
  await expect(mails).toContainText(`Your address is ${email}.`);
});
