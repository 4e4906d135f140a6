import { referenceMessages } from '@portico/i18n/reference-messages';
import { accountField } from '../support/people/account-fields.ts';
import { fillCode, receiveCode, submit } from '../support/people/account-forms.ts';
import { expect, expectSound, openPortal, test } from '../support/portal.ts';

test('by a code one sees every request to the address, and begins a letter from an earlier one', async ({ page }) => {
  const { list } = await referenceMessages.en();
  // Asked by three applicants of the demo, two of whom already have their letters.
  const email = 'cheng.yuanshan@jiangming.example.edu';
  await openPortal(page, 'sc', '/ref_login', '?lang=en');
  await accountField(page, 'email').fill(email);
  await fillCode(page, await receiveCode(page, email));
  await submit(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(list.title);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expectSound(page);
  await page.getByRole('link', { name: /Chidi Okafor/ }).click();
  await expect(page).toHaveURL(/\/apply\/bicmr\//);

  // This browser never visited that project, so it uses the language of the invitation.
  const { request, carry } = await referenceMessages.sc();
  await page.getByRole('link', { name: request.write }).click();
  const earlier = page.getByRole('button', { name: /Elena Marchetti/ });
  await expect(page.getByText(carry.title)).toBeVisible();
  await earlier.click();
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue(/马尔凯蒂博士/);
  await expectSound(page);
});
