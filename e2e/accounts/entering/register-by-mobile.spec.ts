import { accountField } from '../../support/people/account-fields.ts';
import { fillCode, fillNewPassword, receiveCode, submit } from '../../support/people/account-forms.ts';
import { expect, expectSound, openPortal } from '../../support/portal.ts';
import { testVisits } from '../../support/visits.ts';

const words = {
  en: {
    elevenDigits: 'Please enter an 11-digit mobile number.',
    agree: 'Please check the known items first',
    codeWrong: 'The verification code is not correct or has expired.',
    differ: 'The two passwords are inconsistent.',
    taken: 'This mobile number has been registered.',
  },
  sc: {
    elevenDigits: '请输入11位手机号',
    agree: '请先勾选：阅读并同意声明。',
    codeWrong: '验证码不正确或已过期。',
    differ: '两次输入的密码不一致。',
    taken: '该手机号已注册',
  },
  tc: {
    elevenDigits: '請輸入11位手機號碼',
    agree: '請先勾選：閱讀並同意聲明。',
    codeWrong: '驗證碼不正確或已過期。',
    differ: '兩次輸入的密碼不一致。',
  },
};

testVisits('register by mobile with the code from the SMS', words, async ({ page, visit, words }) => {
  const mobile = `1370013700${visit.at}`;
  const main = page.getByRole('main');
  await openPortal(page, 'jrzs', '/register', `?lang=${visit.language}`);
  await accountField(page, 'name').fill('Mobile Person');
  const number = accountField(page, 'mobile');
  await number.fill('1370013');
  await submit(page);
  await expect(main).toContainText(words.elevenDigits);
  await expect(main).toContainText(words.agree);

  await number.fill(mobile);
  const code = await receiveCode(page, mobile);
  await fillCode(page, code === '000000' ? '000001' : '000000');
  await fillNewPassword(page);
  await accountField(page, 'again').fill('Mountain-river8');
  await main.getByRole('checkbox').check();
  await submit(page);
  await expect(main).toContainText(words.differ);
  await fillNewPassword(page);
  await submit(page);
  await expect(main).toContainText(words.codeWrong);
  await expectSound(page);

  await fillCode(page, code);
  await submit(page);
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mobile Person');
});

// Another scenario resets the project's third number with its own code.
const taken = { en: words.en.taken, sc: words.sc.taken };

testVisits('a number that is registered is said to be', taken, async ({ page, visit, words }) => {
  const mobile = `1990000200${visit.at}`;
  await openPortal(page, 'jrzs', '/register', `?lang=${visit.language}`);
  await accountField(page, 'name').fill('Twice');
  await accountField(page, 'mobile').fill(mobile);
  await fillCode(page, await receiveCode(page, mobile));
  await fillNewPassword(page);
  await page.getByRole('main').getByRole('checkbox').check();
  await submit(page);
  await expect(page.getByRole('main')).toContainText(words);
});
