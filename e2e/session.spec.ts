import { accountField } from './support/people/account-fields.ts';
import { expect, expectSound, openPortal, phone, signIn, test } from './support/portal.ts';

test('a signed-in applicant has the menu of what is built, and from the account menu the account', async ({ page }) => {
  await signIn(page, 'jrzs');
  const header = page.getByRole('banner');
  for (const item of ['首页', '报考指南', '保存信息', '近期事项', '消息中心']) {
    await expect(header.getByRole('link', { name: item, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: '意见反馈' })).toHaveCount(0);
  await header.getByRole('link', { name: '报考指南', exact: true }).click();
  await expect(page).toHaveURL(/#\/application_guide$/);
  await page.goBack();
  await header.getByRole('button', { name: '许知夏' }).click();
  await expect(page.getByText('修改密码')).toBeVisible();
  await expectSound(page);
  await expect(page.getByText('注销账号')).toHaveCount(0);
  await page.getByRole('link', { name: '账号资料' }).click();
  await expect(page).toHaveURL(/#\/article\/personal_data$/);
});

test('a submitted application leads to the preview instead of the form', async ({ page }) => {
  await signIn(page, 'itf', 'yicheng.zhou@example.com');
  await openPortal(page, 'itf', '/');
  await expect(page.getByRole('main')).toContainText('已提交');
});

test('logging out forgets everything and asks for login again', async ({ page }) => {
  await signIn(page, 'jrzs');
  const storedKeys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('jrzs')));
  await expect.poll(async () => (await storedKeys()).length).toBeGreaterThan(1);
  await page.getByRole('banner').getByRole('button', { name: '许知夏' }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByText('退出登录').click();
  await reloaded;
  await expect(page).toHaveURL(/#\/login/);
  const values = await page.evaluate(() => JSON.stringify(localStorage));
  expect(values).not.toContain('zhixia.xu');
  await openPortal(page, 'jrzs', '/message');
  await expect(page).toHaveURL(/#\/login/);
});

test('one project knows nothing of a session in another', async ({ page }) => {
  await signIn(page, 'jrzs');
  await openPortal(page, 'itf', '/message');
  await expect(page).toHaveURL(/#\/login/);
});

test('a session that has ended on the server leads to login without losing the place', async ({ page }) => {
  await signIn(page, 'jrzs');
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.includes('jrzs') && name.includes('enroll'));
    if (key !== undefined) localStorage.setItem(key, 'x'.repeat(43));
  });
  await page.reload();
  await expect(page).toHaveURL(/#\/login/);
});

test('what is kept in the browser beside the token is not readable', async ({ page }) => {
  await signIn(page, 'jrzs');
  await page.waitForFunction(() => Object.keys(localStorage).length > 3);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toContain('zhixia.xu@example.com');
});

test('on a phone the header has icons for home and logout and a menu that opens', async ({ page }) => {
  await page.setViewportSize(phone);
  await signIn(page, 'jrzs');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: '首页' }).first()).toBeVisible();
  await expect(header.getByRole('button', { name: '退出登录' }).first()).toBeVisible();
  await expect(header.getByRole('link', { name: '报考指南' })).toHaveCount(0);
  await header.getByRole('button', { name: /菜单/ }).click();
  await expect(header.getByRole('link', { name: '报考指南' })).toBeVisible();
  await expectSound(page);
  await header.getByRole('link', { name: '报考指南' }).click();
  await expect(page).toHaveURL(/#\/application_guide$/);
  await expect(header.getByRole('link', { name: '报考指南' })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/#\/$/);
  // On a phone, signing out asks for confirmation.
  await header.getByRole('button', { name: '退出登录' }).first().click();
  const question = page.getByRole('dialog').getByRole('button', { name: '留在此页' }).last();
  await expect(question).toBeVisible();
  await expectSound(page);
  await question.click();
  await expect(page).toHaveURL(/#\/$/);
});

test('sign-in works with the keyboard alone', async ({ page }) => {
  await openPortal(page, 'sc', '/login');
  await accountField(page, 'account').focus();
  await page.keyboard.type('amelia.whitford@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Portico2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/$/);
});
