import { expectFits, expectSound, openPortal, phone, tenants, test } from '../support/portal.ts';

const routes = ['/login', '/login_code', '/login_email', '/login_fast', '/register', '/pass', '/password', '/email'];
const narrow = { width: 320, height: 640 } as const;

for (const language of ['sc', 'tc', 'en']) {
  test(`the screens for accounts are sound in ${language}, on a desk and on phones`, async ({ page }) => {
    for (const route of routes) {
      await openPortal(page, 'itf', route, `?lang=${language}`);
      for (const size of [{ width: 1280, height: 800 }, narrow]) {
        await page.setViewportSize(size);
        await expectFits(page);
      }
      await page.setViewportSize(phone);
      await expectSound(page);
    }
  });
}

for (const tenant of tenants) {
  test(`registering is sound in the colours of ${tenant}, with everything that is missing said`, async ({ page }) => {
    await page.setViewportSize(phone);
    await openPortal(page, tenant, '/register', '?lang=en');
    await page.locator('main form button[type="submit"]').click();
    await page.getByText('Please enter your name.').waitFor();
    await expectSound(page);
  });
}
