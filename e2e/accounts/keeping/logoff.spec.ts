import { enterPassword, newPassword, registerByMobile } from '../../support/people/account-forms.ts';
import { expect, expectSound, openPortal, signIn, test } from '../../support/portal.ts';
import { testVisits } from '../../support/visits.ts';

const words = {
  en: {
    open: 'Delete my account',
    question: 'Delete your account?',
    loses: 'This cannot be undone. You lose:',
    keep: 'Keep my account',
    confirm: 'Delete for ever',
    password: 'Current password',
    missing: 'Please enter your current password.',
    wrong: 'The account or the password is not correct.',
  },
  sc: {
    open: '注销我的账号',
    question: '确定注销账号？',
    loses: '此操作无法撤销，您将失去：',
    keep: '保留账号',
    confirm: '永久注销',
    password: '当前密码',
    missing: '请输入当前密码。',
    wrong: '账号或密码不正确。',
  },
};

testVisits('log off for good: asked first, then the account is gone', words, async ({ page, visit, words }) => {
  const account = `1370013730${visit.at}`;
  await registerByMobile(page, { tenant: 'qyj', name: 'Leaving Person', mobile: account, language: visit.language });
  await openPortal(page, 'qyj', '/article/personal_data');
  const open = page.getByRole('button', { name: words.open });
  const dialog = page.getByRole('dialog', { name: words.question });
  await open.click();
  await expect(dialog).toContainText(words.loses);
  await expect(dialog).toContainText(account);
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open.click();
  await dialog.getByRole('button', { name: words.keep }).click();
  await expect(dialog).toBeHidden();

  await open.click();
  await dialog.getByRole('button', { name: words.confirm }).click();
  await expect(dialog).toContainText(words.missing);
  await dialog.getByLabel(words.password).first().fill(newPassword);
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: words.confirm }).click();
  await reloaded;
  await expect(page).toHaveURL(/#\/login/);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(account);
  await page.goto('about:blank');
  await enterPassword(page, 'qyj', { account, password: newPassword }, visit.language);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(words.wrong);
});

test('whoever may not delete the account is not offered it', async ({ page }) => {
  await signIn(page, 'jrzs');
  await openPortal(page, 'jrzs', '/article/personal_data', '?lang=en');
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toHaveCount(0);
});
