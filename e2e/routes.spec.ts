import { scaledLimit } from '@portico/testing/scaled-limit';
import { accountField } from './support/people/account-fields.ts';
import { countShifts, mostShift, takeShift } from './support/layout-shift.ts';
import { isNightly } from './support/nightly.ts';
import { expect, expectFits, expectSound, openPortal, phone, signIn, submitButton, test } from './support/portal.ts';
import { type ExpectedRoute, routes } from './support/routes.ts';

const open = routes.filter((route) => route.access === 'open');
// Where letters are written, somebody without a link is asked to sign in.
const written = ['ref_success', 'reference', 'reference-edit', 'reference-itf', 'reference-special', 'letter-edit'];
const shownAt = ({ path, name }: ExpectedRoute) => (written.includes(name) ? '/ref_login' : path);
const guarded = routes.filter((route) => route.access === 'login');

test('the table has the 62 routes', () => {
  expect(routes).toHaveLength(62);
});

test('each open route opens without login, with its title', async ({ page }) => {
  test.slow();
  for (const route of open) {
    const { path, name } = route;
    await openPortal(page, 'jrzs', path);
    await expect(page, name).toHaveURL(new RegExp(`#${shownAt(route)}$`));
    if (name !== 'help-404') await expect(page.getByRole('main')).not.toContainText('404');
    expect(await page.title(), name).toContain(' · ');
  }
});

test('each other route leads to /login', async ({ page }) => {
  test.slow();
  for (const { path, name } of guarded) {
    // Only the hash changes: the portal stays loaded, and its guard decides.
    await page.goto(`/apply/jrzs/#${path}`);
    await expect(page, name).toHaveURL(/#\/login/);
  }
});

const sizes = [{ width: 1280, height: 800 }, phone] as const;

for (const [which, listed] of Object.entries({ open, guarded })) {
  test(`each route shows its frame to an applicant who is signed in, sound at both widths (${which})`, async ({
    page,
  }) => {
    test.setTimeout(scaledLimit(240_000));
    await countShifts(page);
    await signIn(page, 'itf');
    const titles = new Set<string>();
    const judged = new Set<string>();
    for (const [at, route] of listed.entries()) {
      const { path, name } = route;
      // Signed-in people are redirected from the sign-in pages.
      const expected = name.startsWith('login') ? '/' : shownAt(route);
      await openPortal(page, 'itf', path);
      await expect(page, name).toHaveURL(new RegExp(`#${expected}$`));
      if (name !== 'help-404') await expect(page.getByRole('main')).not.toContainText('404');
      titles.add((await page.getByRole('heading', { level: 1 }).first().textContent()) ?? '');
      // By day axe checks each screen at the width it was opened at, and once where several routes lead to it.
      const isDue = isNightly || !judged.has(expected);
      await (isDue ? expectSound(page) : expectFits(page));
      // Measured before the window changes its width, which moves everything.
      expect(await takeShift(page), name).toBeLessThan(mostShift);
      await page.setViewportSize(sizes[(at + 1) % 2] ?? phone);
      await (isNightly ? expectSound(page) : expectFits(page));
      await takeShift(page);
      judged.add(expected);
    }
    expect(titles.size).toBeGreaterThan(listed.length / 2);
  });
}

test('signing in leads to the page that was asked for', async ({ page }) => {
  await openPortal(page, 'jrzs', '/message');
  await expect(page).toHaveURL(/#\/login/);
  await accountField(page, 'account').fill('zhixia.xu@example.com');
  await accountField(page, 'password').fill('Portico2026');
  await submitButton(page).click();
  await expect(page).toHaveURL(/#\/message$/);
});
