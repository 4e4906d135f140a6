import type { Page } from '@playwright/test';
import { accountField } from '../../support/people/account-fields.ts';
import { expect, expectSound, openPortal, type Tenant, test } from '../../support/portal.ts';
import { testVisits } from '../../support/visits.ts';

const ways = {
  password: (page: Page) => accountField(page, 'password'),
  sms: (page: Page) => accountField(page, 'mobile'),
  mail: (page: Page) => accountField(page, 'email'),
  fast: (page: Page) => page.getByRole('main').getByRole('checkbox'),
} as const;
type Way = keyof typeof ways;

/** What each sign-in address shows in a project; null if the project does not offer that method. */
const variants: Readonly<Record<Tenant, Readonly<Record<string, Way | null>>>> = {
  itf: { '/login': 'password', '/login_old': 'password', '/login_code': 'sms', '/login_fast': null },
  jrzs: { '/login_pass': 'password', '/login_email': null },
  bicmr: { '/login': 'password' },
  sc: { '/login_code': null, '/login_email': 'mail' },
  qyj: { '/login': 'password', '/login_code': 'sms', '/login_fast': 'fast' },
};

// Counted once the page has loaded: before that, everything would seem absent.
async function expectWay(page: Page, expected: Way | null): Promise<void> {
  const settled = expected === null ? page.getByText('does not offer this way to sign in') : ways[expected](page);
  await expect(settled).toBeVisible();
  const counts: Record<string, number> = {};
  for (const [way, find] of Object.entries(ways)) counts[way] = await find(page).count();
  expect(counts).toEqual({ password: 0, sms: 0, mail: 0, fast: 0, ...(expected === null ? {} : { [expected]: 1 }) });
}

for (const [tenant, ways] of Object.entries(variants)) {
  test(`each address of sign-in shows what ${tenant} offers, or that it does not`, async ({ page }) => {
    for (const [route, way] of Object.entries(ways)) {
      await openPortal(page, tenant, route, '?lang=en');
      await expect(page).toHaveURL(new RegExp(`#${route}$`));
      await expectWay(page, way);
      if (way === null) await expectSound(page);
    }
  });
}

const words = {
  en: ['Password', 'SMS code', 'Email code'],
  sc: ['密码', '短信验证码', '邮箱验证码'],
  tc: ['密碼', '短訊驗證碼', '電郵驗證碼'],
};

testVisits('the ways to sign in link to each other', words, async ({ page, visit, words }) => {
  await openPortal(page, 'itf', '/login', `?lang=${visit.language}`);
  const tabs = page.getByRole('main').getByRole('navigation').getByRole('link');
  await expect(tabs).toHaveText(words);
  for (const [at, way] of (['password', 'sms', 'mail'] as const).entries()) {
    await tabs.nth(at).click();
    await expect(tabs.nth(at)).toHaveAttribute('aria-current', 'page');
    await expectWay(page, way);
  }
});
