import { accountField } from './support/people/account-fields.ts';
import { expect, expectSound, openPortal, signIn, test, submitButton } from './support/portal.ts';

const words = { sc: '登录', tc: '登入', en: 'Sign in' } as const;
const tags = { sc: 'zh-Hans', tc: 'zh-Hant', en: 'en' } as const;
const loading = { sc: '加载中…', tc: '載入中…', en: 'Loading…' } as const;
const names = { sc: '简体中文', tc: '繁體中文', en: 'English' } as const;

for (const language of ['sc', 'tc', 'en'] as const) {
  test(`the portal speaks ${language}, from the address and from then on`, async ({ page }) => {
    await openPortal(page, 'jrzs', '/login', `?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language]);
    // The root element and the head have no role.
    await expect(page.locator('html')).toHaveAttribute('lang', tags[language]);
    // Before any script runs: first from the address, then from the cookie.
    const response = await (await page.request.get(`/apply/sc/?lang=${language}`)).text();
    const remembered = await (await page.request.get('/apply/jrzs/')).text();
    for (const html of [response, remembered]) expect(html).toContain(`<html lang="${tags[language]}">`);
    expect(remembered).toContain(`<p>${loading[language]}</p>`);
    await openPortal(page, 'jrzs', '/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language]);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      RegExp(`^${words[language]} · .{20}`),
    );
  });
}

test('the default is simplified Chinese, and English where the project says so', async ({ page }) => {
  await openPortal(page, 'jrzs', '/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('登录');
  await openPortal(page, 'sc', '/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

test('choosing a language reloads the page and is remembered for this project alone', async ({ page }) => {
  await openPortal(page, 'jrzs', '/login');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('banner').getByRole('button', { name: names.sc }).click();
  await expect(page.getByText(names.tc, { exact: true })).toBeVisible();
  await expectSound(page);
  await page.getByText(names.tc, { exact: true }).click();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.tc);
  await openPortal(page, 'bicmr', '/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sc);
});

test('a language that the project does not offer is not shown', async ({ page }) => {
  await openPortal(page, 'qyj', '/login', '?lang=tc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sc);
  await page.getByRole('banner').getByRole('button', { name: names.sc }).click();
  await expect(page.getByText(names.en, { exact: true })).toBeVisible();
  await expect(page.getByText(names.tc, { exact: true })).toHaveCount(0);
});

test('what the server says comes in the same language', async ({ page }) => {
  await openPortal(page, 'jrzs', '/login', '?lang=en');
  await accountField(page, 'account').fill('nobody@example.com');
  await accountField(page, 'password').fill('Wrong2026');
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toContainText('The account or the password is not correct.');
});

test('signed in, the choice stays', async ({ page }) => {
  await openPortal(page, 'sc', '/login', '?lang=tc');
  await signIn(page, 'sc');
  // The root element has no role.
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
});
