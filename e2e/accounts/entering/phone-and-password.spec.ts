import { accountField } from '../../support/people/account-fields.ts';
import { expect, openPortal, submitButton } from '../../support/portal.ts';
import { testVisits } from '../../support/visits.ts';

const words = {
  en: {
    first: ['China (mainland) +86', 'Hong Kong (China) +852', 'Macau (China) +853', 'Taiwan (China) +886'],
    last: 'Åland Islands +358',
    mainland: 'Please enter an 11-digit mobile number.',
    wrong: 'Please enter a valid mobile number.',
    show: 'Show password',
    hide: 'Hide password',
    capsLock: 'Caps Lock is on.',
  },
  sc: {
    first: ['中国大陆 +86', '中国香港 +852', '中国澳门 +853', '中国台湾 +886'],
    last: '奥兰群岛 +358',
    mainland: '请输入11位手机号',
    wrong: '请输入正确的手机号。',
    show: '显示密码',
    hide: '隐藏密码',
    capsLock: '大写锁定已开启。',
  },
  tc: {
    first: ['中國內地 +86', '中國香港 +852', '中國澳門 +853', '中國台灣 +886'],
    last: '奧蘭群島 +358',
    mainland: '請輸入11位手機號碼',
    wrong: '請輸入正確的手機號碼。',
    show: '顯示密碼',
    hide: '隱藏密碼',
    capsLock: '大寫鎖定已開啟。',
  },
};

testVisits('a number under the code of its country', words, async ({ page, visit, words }) => {
  const main = page.getByRole('main');
  await openPortal(page, 'itf', '/register', `?lang=${visit.language}`);
  const country = accountField(page, 'country');
  await expect(country.getByRole('option').nth(200)).toBeAttached();
  const names = await country.getByRole('option').allInnerTexts();
  expect(names.slice(0, 4).map((name) => name.slice(0, name.lastIndexOf(' ')))).toEqual(words.first);
  expect(names.at(-1)).toContain(words.last);

  const number = accountField(page, 'mobile');
  const submit = submitButton(page);
  await number.fill('138x0013 800');
  await expect(number).toHaveValue('1380013800');
  await submit.click();
  await expect(main).toContainText(words.mainland);
  await country.selectOption('HK');
  await number.fill('5123');
  await submit.click();
  await expect(main).toContainText(words.wrong);
  await number.fill('5123-4567');
  await submit.click();
  await expect(main).not.toContainText(words.wrong);
});

testVisits('a password is shown on request, pasted, and warned of Caps Lock', words, async ({ page, visit, words }) => {
  await openPortal(page, 'itf', '/login_pass', `?lang=${visit.language}`);
  const password = accountField(page, 'password');
  await password.fill('Mountain-river7');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: words.show }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: words.hide }).click();
  await expect(password).toHaveAttribute('type', 'password');

  await accountField(page, 'account').fill('Pasted-river7');
  await accountField(page, 'account').selectText();
  await page.keyboard.press('ControlOrMeta+c');
  await password.fill('');
  await password.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(password).toHaveValue('Pasted-river7');

  await password.evaluate((field) => {
    field.dispatchEvent(new KeyboardEvent('keyup', { key: 'A', bubbles: true, modifierCapsLock: true }));
  });
  await expect(page.getByText(words.capsLock)).toBeVisible();
});
