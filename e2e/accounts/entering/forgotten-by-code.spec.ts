import { enterPassword, fillCode, fillNewPassword, newPassword, submit } from '../../support/people/account-forms.ts';
import { accountField } from '../../support/people/account-fields.ts';
import { awaitMessage, codeInside } from '../../support/people/outbox.ts';
import { demoPassword, expect, expectSound, openPortal } from '../../support/portal.ts';
import { testVisits } from '../../support/visits.ts';

const words = {
  en: {
    tenant: 'qyj',
    mobile: '19900005002',
    byMobile: 'By mobile',
    ifKnown: 'If +86 19900005002 has an account here, a code is on its way.',
    codeMissing: 'Please enter the 6-digit code.',
    done: 'Your password has been set',
    wrong: 'The account or the password is not correct.',
  },
  sc: {
    tenant: 'qyj',
    mobile: '19900005003',
    byMobile: '手机号',
    ifKnown: '如果 +86 19900005003 已注册，您将收到验证码。',
    codeMissing: '请输入 6 位验证码。',
    done: '密码设置成功',
    wrong: '账号或密码不正确。',
  },
  tc: {
    tenant: 'jrzs',
    mobile: '19900002003',
    byMobile: '手機號碼',
    ifKnown: '如 +86 19900002003 已註冊，您將收到驗證碼。',
    codeMissing: '請輸入 6 位驗證碼。',
    done: '密碼已設定',
    wrong: '帳戶或密碼不正確。',
  },
};

testVisits('a forgotten password is set anew by a code to the mobile', words, async ({ page, visit, words }) => {
  const { tenant, mobile } = words;
  const main = page.getByRole('main');
  await openPortal(page, tenant, '/pass', `?lang=${visit.language}`);
  await main.getByText(words.byMobile, { exact: true }).first().click();
  await accountField(page, 'mobile').fill(mobile);
  await submit(page);
  await expect(page).toHaveURL(/#\/password$/);
  await expect(main).toContainText(words.ifKnown);
  await fillNewPassword(page);
  await submit(page);
  await expect(main).toContainText(words.codeMissing);
  await fillCode(page, await awaitMessage(mobile, codeInside));
  await expectSound(page);
  await submit(page);
  await expect(main).toContainText(words.done);

  await enterPassword(page, tenant, { account: mobile, password: demoPassword }, visit.language);
  await expect(main.getByRole('alert')).toContainText(words.wrong);
  await accountField(page, 'password').fill(newPassword);
  await submit(page);
  await expect(page).toHaveURL(/#\/$/);
});
