import { accountField } from '../support/people/account-fields.ts';
import { expectSound } from '../support/portal.ts';
import { openNotebook } from './support/notebook-page.ts';
import { expect, test } from './support/site.ts';

test('whoever is signed out while writing signs in again in place, with the text still there', async ({
  device,
  person,
}) => {
  const tab = await openNotebook(device, person);
  await tab.write('Alpha', 'before');
  await tab.saved();
  await person.endBrowserSession();
  await tab.write('Alpha', ' and after');
  const dialog = tab.page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect((await tab.glance([])).saysSaved).toBe(false);
  await expect(tab.box('Alpha')).toHaveValue('before and after');
  await expectSound(tab.page);

  await accountField(dialog, 'password').fill(person.password);
  await dialog.getByRole('button', { name: /^(Sign in|登录|登入)$/ }).click();
  await expect(dialog).toHaveCount(0);
  await tab.saved();
  await expect(tab.box('Alpha')).toHaveValue('before and after');
  expect((await person.filed('notes')).save_field.normal).toEqual({ alpha: 'before and after' });
});
