import { isNightly } from '../../support/nightly.ts';
import { expectFits, expectSound, openPortal, phone, test } from '../../support/portal.ts';

const routes = ['/login', '/login_code', '/login_email', '/login_fast', '/register', '/pass', '/password', '/email'];
const narrow = { width: 320, height: 640 } as const;

for (const [turn, language] of ['sc', 'tc', 'en'].entries()) {
  test(`screens for accounts are sound in ${language}, on a desk and on phones`, async ({ page }) => {
    for (const [at, route] of routes.entries()) {
      // By day each screen is looked at in one of the three languages.
      if (!isNightly && at % 3 !== turn) continue;
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
