import { expect, expectSound, openPortal, phone, signIn, test } from './support/portal.ts';
import { routes } from './support/routes.ts';

const open = routes.filter((route) => route.access === 'open');
const guarded = routes.filter((route) => route.access === 'login');

test('the table has the 62 routes', () => {
  expect(routes).toHaveLength(62);
});

test('each open route opens without login, with its title', async ({ page }) => {
  test.slow();
  for (const { path, name } of open) {
    await openPortal(page, 'jrzs', path);
    await expect(page, name).toHaveURL(new RegExp(`#${path}$`));
    if (name !== 'help-404') await expect(page.locator('main')).not.toContainText('404');
    expect(await page.title(), name).toContain(' · ');
  }
});

test('each other route leads to /login', async ({ page }) => {
  test.slow();
  for (const { path, name } of guarded) {
    await openPortal(page, 'jrzs', path);
    await expect(page, name).toHaveURL(/#\/login/);
  }
});

test('each route shows its frame to an applicant who is signed in', async ({ page }) => {
  test.slow();
  await signIn(page, 'jrzs');
  const titles = new Set<string>();
  for (const { path, name } of routes) {
    await openPortal(page, 'jrzs', path);
    // Whoever is signed in is led on from the sign-in pages.
    await expect(page, name).toHaveURL(new RegExp(`#${name.startsWith('login') ? '/' : path}$`));
    if (name !== 'help-404') await expect(page.locator('main')).not.toContainText('404');
    titles.add((await page.locator('h1').first().textContent()) ?? '');
  }
  expect(titles.size).toBeGreaterThan(40);
});

for (const size of [{ width: 1280, height: 800 }, phone]) {
  test(`axe finds nothing serious on any route at ${size.width} px`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(size);
    await signIn(page, 'itf');
    for (const { path } of routes) {
      await openPortal(page, 'itf', path);
      await expectSound(page);
    }
  });
}

test('header and footer are hidden where letters are written', async ({ page }) => {
  for (const path of ['/reference', '/reference/edit', '/letter/edit']) {
    await openPortal(page, 'jrzs', path);
    await expect(page.locator('header'), path).toHaveCount(0);
    await expect(page.locator('footer'), path).toHaveCount(0);
  }
  await openPortal(page, 'jrzs', '/statement');
  await expect(page.locator('header')).toHaveCount(1);
});

test('after signing in one is where one wanted to go', async ({ page }) => {
  await openPortal(page, 'jrzs', '/message');
  await expect(page).toHaveURL(/#\/login/);
  await page.locator('input[autocomplete="username"]').fill('zhixia.xu@example.com');
  await page.locator('input[autocomplete="current-password"]').fill('Portico2026');
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/#\/message$/);
});
