import { accountField } from '../../support/people/account-fields.ts';
import { enterPassword, fillNewPassword, newPassword, submit } from '../../support/people/account-forms.ts';
import { awaitMessage, linkInside } from '../../support/people/outbox.ts';
import { expect, expectSound, openPortal, test } from '../../support/portal.ts';
import { testVisits } from '../../support/visits.ts';

const words = {
  en: {
    sent: 'An activation link has been sent to',
    spam: 'The mail may be in the spam folder.',
    notActivated: 'has not been activated yet',
    activated: 'has been activated',
    again: 'This email has already been activated; the link is invalid now.',
    taken: 'This email has been registered',
  },
  sc: {
    sent: '激活链接已发送至',
    spam: '邮件可能被归入垃圾邮件',
    notActivated: '账号尚未激活',
    activated: '已激活，您已登录。',
    again: '该邮箱已激活，链接已失效',
    taken: '该账号已注册',
  },
  tc: {
    sent: '啟用連結已寄至',
    spam: '電郵可能被歸入垃圾郵件',
    notActivated: '帳戶尚未啟用',
    activated: '已啟用，您已登入。',
    again: '該電郵已啟用，連結已失效',
    taken: '該帳戶已註冊',
  },
};

testVisits('register by mail, activate by the link in the mail, once', words, async ({ page, visit, words }) => {
  const main = page.getByRole('main');
  const account = `mail.person.${visit.at}@example.com`;
  const register = async () => {
    await openPortal(page, 'sc', '/register', `?lang=${visit.language}`);
    await accountField(page, 'name').fill('Mail Person');
    await accountField(page, 'email').fill(account);
    await fillNewPassword(page);
    await main.getByRole('checkbox').check();
    await submit(page);
  };
  await register();
  await expect(main).toContainText(words.sent);
  await expect(main).toContainText(account);
  await expect(main).toContainText(words.spam);
  await expectSound(page);

  await enterPassword(page, 'sc', { account, password: newPassword }, visit.language);
  await expect(main).toContainText(words.notActivated);

  const link = await awaitMessage(account, linkInside);
  await page.goto(link);
  await expect(main).toContainText(words.activated);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(main).toContainText(words.again);

  // The link has signed in; the rest starts signed out.
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await register();
  await expect(main).toContainText(words.taken);

  await enterPassword(page, 'sc', { account, password: newPassword }, visit.language);
  await expect(page).toHaveURL(/#\/$/);
});

test('a link that is followed in another browser asks for the password, and then signs in', async ({
  page,
  browser,
}) => {
  const account = 'elsewhere.person@example.com';
  await openPortal(page, 'sc', '/register', '?lang=en');
  await accountField(page, 'name').fill('Elsewhere Person');
  await accountField(page, 'email').fill(account);
  await fillNewPassword(page);
  await page.getByRole('main').getByRole('checkbox').check();
  await submit(page);
  await expect(page.getByRole('main')).toContainText('An activation link has been sent to');

  const elsewhere = await browser.newPage();
  await elsewhere.goto(await awaitMessage(account, linkInside));
  const main = elsewhere.getByRole('main');
  await expect(main).toContainText(account);
  await main.getByRole('radio').last().press(' ');
  await expect(main.getByRole('textbox')).toHaveCount(3);
  await expectSound(elsewhere);
  await main.getByRole('radio').first().press(' ');
  await main.getByRole('textbox').fill(newPassword);
  await submit(elsewhere);
  await main.getByRole('link').click();
  await expect(elsewhere).toHaveURL(/#\/$/);

  // What the account knows since the registration is filled in.
  await openPortal(elsewhere, 'sc', '/applyform', '?lang=en');
  await elsewhere.getByRole('button', { name: 'Choose this batch' }).first().click();
  // Until the choice is stored, the parts do not open.
  await expect(elsewhere.getByText('Your choice', { exact: true }).first()).toBeVisible();
  await elsewhere.getByRole('link', { name: /^Basic information/ }).click();
  await expect(elsewhere.getByRole('textbox', { name: /^Email/ })).toHaveValue(account);
  await expect(elsewhere.getByRole('textbox', { name: /^Name in Chinese/ })).toHaveValue('');
  await elsewhere.close();
});

test('an address that is registered is known in whatever case it is written', async ({ page }) => {
  await openPortal(page, 'sc', '/register', '?lang=en');
  await page.getByLabel('Name').fill('Twice');
  const address = accountField(page, 'email');
  await address.fill('Amelia.Whitford@EXAMPLE.com');
  await fillNewPassword(page);
  await page.getByRole('main').getByRole('checkbox').check();
  await submit(page);
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveAccessibleDescription(/This email has been registered/);
});

test('a broken activation link says so and offers a new one', async ({ page }) => {
  await openPortal(page, 'sc', '/email?token=made-up-made-up-made-up', '?lang=en');
  await expect(page.getByRole('main')).toContainText('This link is invalid or has expired');
  await expectSound(page);
});
