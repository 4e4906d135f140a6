import { isNightly } from '../../support/nightly.ts';
import { expectFits, expectSound, openPortal, phone, test } from '../../support/portal.ts';

const routes = ['/login', '/login_code', '/login_email', '/login_fast', '/register', '/pass', '/password', '/email'];
const narrow = { width: 320, height: 640 } as const;

for (const [turn, language] of ['sc', 'tc', 'en'].entries()) {
  test(`the screens for accounts are sound in ${language}, on a desk and on phones`, async ({ page }) => {
    for (const [at, route] of routes.entries()) {
      await openPortal(page, 'itf', route, `?lang=${language}`);
      for (const size of [{ width: 1280, height: 800 }, narrow]) {
        await page.setViewportSize(size);
        await expectFits(page);
      }
      await page.setViewportSize(phone);
      // By day axe checks each screen in one of the three languages.
      await (isNightly || at % 3 === turn ? expectSound(page) : expectFits(page));
    }
  });
}
