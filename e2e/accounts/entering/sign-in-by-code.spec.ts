import { accountField } from '../../support/people/account-fields.ts';
import { fillCode, receiveCode, submit } from '../../support/people/account-forms.ts';
import { expect, expectSound, openPortal } from '../../support/portal.ts';
import { testVisits } from '../../support/visits.ts';

const words = {
  en: { ifKnown: 'has an account here, a code is on its way', spam: 'The mail may be in the spam folder.' },
  sc: { ifKnown: '已注册，您将收到验证码，10 分钟内有效。', spam: '邮件可能被归入垃圾邮件' },
  tc: { ifKnown: '已註冊，您將收到驗證碼，10 分鐘內有效。', spam: '電郵可能被歸入垃圾郵件' },
};

testVisits('sign in with a code by SMS', words, async ({ page, visit, words }) => {
  const mobile = `1990000100${visit.at}`;
  await openPortal(page, 'itf', '/login_code', `?lang=${visit.language}`);
  await accountField(page, 'mobile').fill(mobile);
  const code = await receiveCode(page, mobile);
  await expect(page.getByRole('main')).toContainText(`+86 ${mobile}`);
  await expect(page.getByRole('main')).toContainText(words.ifKnown);
  await expectSound(page);
  await fillCode(page, code);
  await submit(page);
  await expect(page).toHaveURL(/#\/$/);
});

const people = ['yanqing.gu', 'elena.marchetti', 'weiyang.song'];

testVisits('sign in with a code by mail', words, async ({ page, visit, words }) => {
  const email = `${people[visit.at - 1]}@example.com`;
  await openPortal(page, 'bicmr', '/login_email', `?lang=${visit.language}`);
  await accountField(page, 'email').fill(email);
  const code = await receiveCode(page, email);
  await expect(page.getByRole('main')).toContainText(words.ifKnown);
  await expect(page.getByRole('main')).toContainText(words.spam);
  await fillCode(page, code);
  await submit(page);
  await expect(page).toHaveURL(/#\/$/);
});
