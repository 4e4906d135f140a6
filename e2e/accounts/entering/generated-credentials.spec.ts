import {
  enterPassword,
  fillCode,
  fillNewPassword,
  newPassword,
  receiveCode,
  submit,
} from '../../support/people/account-forms.ts';
import { accountField } from '../../support/people/account-fields.ts';
import { awaitMessage, linkInside } from '../../support/people/outbox.ts';
import { expect, expectSound, openPortal } from '../../support/portal.ts';
import { testVisits } from '../../support/visits.ts';

const words = {
  en: {
    once: 'Its credentials are shown this once',
    forced: 'You signed in with credentials that were made for you.',
    changed: 'Your password has been changed',
    gone: 'The credentials were shown once',
  },
  sc: {
    once: '以下信息仅显示一次',
    forced: '您使用的是系统生成的密码，请先修改为自己的密码再继续。',
    changed: '密码修改成功',
    gone: '账号信息仅显示一次',
  },
  tc: {
    once: '以下資料僅顯示一次',
    forced: '您使用的是系統產生的密碼，請先更改為自己的密碼再繼續。',
    changed: '密碼已更改',
    gone: '帳戶資料僅顯示一次',
  },
};

const goodPassword = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/;

testVisits('credentials made for an address: shown once, then changed', words, async ({ page, visit, words }) => {
  const main = page.getByRole('main');
  const account = `made.for.somebody.with.a.long.address.${visit.at}@admissions.example.com`;
  await openPortal(page, 'bicmr', '/register', `?lang=${visit.language}`);
  await expect(accountField(page, 'newPassword')).toHaveCount(0);
  await accountField(page, 'name').fill('Made For');
  await accountField(page, 'email').fill(account);
  await main.getByRole('checkbox').check();
  await submit(page);
  await expect(main).toContainText(words.once);
  await expect(main.getByRole('definition').first()).toHaveText(account);
  const password = await main.getByRole('definition').last().innerText();
  expect(password).toMatch(goodPassword);
  await expectSound(page);

  await page.goto(await awaitMessage(account, linkInside));
  // The previous page shows the address as well.
  await expect(main).not.toContainText(password);
  await expect(main).toContainText(account);

  await expect.poll(() => page.evaluate(() => localStorage.getItem('enroll_bicmr'))).not.toBeNull();
  // The link has signed in; the password is tried as on another device.
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await enterPassword(page, 'bicmr', { account, password }, visit.language);
  await expect(page).toHaveURL(/#\/edit_pass$/);
  await expect(main).toContainText(words.forced);
  await accountField(page, 'password').fill(password);
  await fillNewPassword(page);
  await expectSound(page);
  await submit(page);
  await expect(main).toContainText(words.changed);
  await main.getByRole('button').last().click();
  await expect(page).toHaveURL(/#\/$/);

  await openPortal(page, 'bicmr', '/success');
  await expect(main).toContainText(words.gone);
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await enterPassword(page, 'bicmr', { account, password: newPassword }, visit.language);
  await expect(page).toHaveURL(/#\/$/);
});

testVisits(
  'credentials made for a number: shown once at /success, then changed',
  words,
  async ({ page, visit, words }) => {
    const main = page.getByRole('main');
    const account = `1360013600${visit.at}`;
    await openPortal(page, 'bicmr', '/register', `?lang=${visit.language}`);
    // The second method, in any language.
    await main.getByRole('radio').nth(1).press('Space');
    await accountField(page, 'name').fill('Made By Number');
    // No country is preselected here.
    await main.getByRole('combobox').selectOption('CN');
    await accountField(page, 'mobile').fill(account);
    await fillCode(page, await receiveCode(page, account));
    await expect(accountField(page, 'newPassword')).toHaveCount(0);
    await main.getByRole('checkbox').check();
    await submit(page);
    await expect(page).toHaveURL(/#\/success$/);
    await expect(main).toContainText(words.once);
    await expect(main.getByRole('definition').first()).toHaveText(account);
    const password = await main.getByRole('definition').last().innerText();
    expect(password).toMatch(goodPassword);
    await expectSound(page);

    // Whichever link one follows, the password change comes first, and going back shows nothing again.
    await main.getByRole('link').last().click();
    await expect(page).toHaveURL(/#\/edit_pass$/);
    await expect(main).toContainText(words.forced);
    await page.goBack();
    await expect(accountField(page, 'password')).toBeVisible();
    await expect(main).not.toContainText(password);
    await openPortal(page, 'bicmr', '/success');
    await expect(page).toHaveURL(/#\/edit_pass$/);

    await accountField(page, 'password').fill(password);
    await fillNewPassword(page);
    await submit(page);
    await expect(main).toContainText(words.changed);
    await main.getByRole('button').last().click();
    await expect(page).toHaveURL(/#\/$/);
    await openPortal(page, 'bicmr', '/success');
    await expect(main).toContainText(words.gone);

    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await enterPassword(page, 'bicmr', { account, password: newPassword }, visit.language);
    await expect(page).toHaveURL(/#\/$/);
  },
);
