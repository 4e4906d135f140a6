import { accountField } from '../../support/people/account-fields.ts';
import { enterPassword, fillCode, receiveCode, submit } from '../../support/people/account-forms.ts';
import { enterAs, newcomerAt } from '../../support/people/newcomer.ts';
import { expect, expectSound, openPortal } from '../../support/portal.ts';
import { expectToast } from '../../support/toast.ts';
import { testVisits } from '../../support/visits.ts';

const words = {
  en: {
    nothing: 'Not given',
    email: 'Change email',
    mobile: 'Change mobile number',
    saved: 'Saved',
  },
};

testVisits('change the mail address and the mobile number, each by its code', words, async ({ page, visit, words }) => {
  const email = `new.address.${visit.at}@example.com`;
  const mobile = `1370013720${visit.at}`;
  const main = page.getByRole('main');
  const person = await newcomerAt('jrzs', 'no batch');
  await enterAs(page, person);
  await openPortal(page, 'jrzs', '/article/personal_data', `?lang=${visit.language}`);
  await expect(main).toContainText(words.nothing);
  const confirm = async () => {
    await main.getByLabel(/^Current password/).fill(person.password);
    await submit(page);
  };
  await main.getByRole('button', { name: words.email }).click();
  await expectSound(page);
  await confirm();
  await accountField(page, 'email').fill(email);
  await fillCode(page, await receiveCode(page, email));
  await expectSound(page);
  await expectToast(page, words.saved, () => submit(page));
  await expect(main).toContainText(email);

  await main.getByRole('button', { name: words.mobile }).click();
  await confirm();
  await accountField(page, 'mobile').fill(mobile);
  await fillCode(page, await receiveCode(page, mobile));
  await submit(page);
  await expect(accountField(page, 'mobile')).toBeHidden();
  await expect(main).toContainText(mobile);

  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await enterPassword(page, 'jrzs', { account: mobile, password: person.password }, visit.language);
  await expect(page).toHaveURL(/#\/$/);
});
