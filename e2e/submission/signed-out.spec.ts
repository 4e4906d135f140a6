import { accountField } from '../support/people/account-fields.ts';
import { expect, test } from '../support/portal.ts';
import { newcomerOf, outcomeOf, ownProject } from './support/own-project.ts';
import { readyToSubmit } from './support/ready-to-submit.ts';

test('whoever is signed out while submitting signs in again in place, and it goes on', async ({ page }) => {
  const slug = await ownProject('jrzs');
  const person = await newcomerOf(slug);
  const { submit } = await readyToSubmit(page, person);
  await person.endBrowserSession();
  await submit.click();
  const password = accountField(page.getByRole('dialog'), 'password');
  await password.fill(person.password);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Sign in|登录|登入)$/ })
    .click();
  await page.waitForURL(/#\/submittedSuccess$/);
  expect((await outcomeOf(slug)).numbers).toHaveLength(1);
});
