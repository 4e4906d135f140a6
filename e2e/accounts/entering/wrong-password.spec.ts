import { accountField } from '../../support/people/account-fields.ts';
import { enterPassword, submit } from '../../support/people/account-forms.ts';
import { demoPassword, expect, expectSound, openPortal, test } from '../../support/portal.ts';

const mostTries = 10;
/** The wait counts from the first attempt, and a slow machine may be minutes later by then. */
const tooMany = {
  en: /Too many attempts\. Please try again in 1?\d min\./,
  sc: /操作过于频繁，请在 1?\d 分钟后重试。/,
  tc: /操作過於頻繁，請在 1?\d 分鐘後重試。/,
} as const;

test('a wrong password is refused, and after ten of them the right one too for a while', async ({ page }) => {
  // A separate account: it stays locked for the rest of the run.
  const account = 'ruogu.shen@example.com';
  const alert = page.getByRole('main').getByRole('alert');
  await enterPassword(page, 'jrzs', { account, password: 'Wrong-password1' });
  for (let tries = 1; tries < mostTries; tries += 1) {
    await expect(alert).toContainText('The account or the password is not correct.');
    const answered = page.waitForResponse(/account\/login/);
    await submit(page);
    expect((await answered).status()).toBe(200);
  }
  await accountField(page, 'password').fill(demoPassword);
  const refused = page.waitForResponse(/account\/login/);
  await submit(page);
  expect((await refused).status()).toBe(429);
  await expect(alert).toContainText(tooMany.en);
  await expectSound(page);
  for (const language of ['sc', 'tc'] as const) {
    await page.goto('about:blank');
    await enterPassword(page, 'jrzs', { account, password: demoPassword }, language);
    await expect(alert).toContainText(tooMany[language]);
  }
});

test('an unknown account is answered like a known one', async ({ page }) => {
  const alert = page.getByRole('main').getByRole('alert');
  await enterPassword(page, 'sc', { account: 'no.such.person@example.com', password: 'Wrong-password1' });
  await expect(alert).toHaveText('The account or the password is not correct.');
  await openPortal(page, 'sc', '/login_email', '?lang=en');
  await expect(page.getByRole('main')).not.toContainText('not correct');
});
