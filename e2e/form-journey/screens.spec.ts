import { applyMenu } from '@portico/contract/applications';
import { enterAs, newcomerAt } from '../support/people/newcomer.ts';
import { isNightly } from '../support/nightly.ts';
import { expectFits, expectSound, openPortal, phone, test, pageForm } from '../support/portal.ts';

const narrow = { width: 320, height: 640 } as const;
const byRecommender = 2;

for (const [turn, language] of ['sc', 'tc', 'en'].entries()) {
  test(`parts of the form are sound on a phone in ${language}`, async ({ page }) => {
    const person = await newcomerAt('itf');
    const { menu_list } = await person.call(applyMenu, {});
    await enterAs(page, person);
    await page.setViewportSize(phone);
    const parts = menu_list.filter(({ referee }) => referee !== byRecommender);
    const screens = parts.map(({ menuid }) => `/applyform/basic?menuid=${menuid}`);
    for (const [at, screen] of [...screens, '/applyform', '/applyform?step=submit'].entries()) {
      // By day each screen is looked at in one of the three languages.
      if (!isNightly && at % 3 !== turn) continue;
      await openPortal(page, 'itf', screen, `?lang=${language}`);
      if (screens.includes(screen)) await pageForm(page).waitFor();
      await expectSound(page);
      await page.setViewportSize(narrow);
      await expectFits(page);
      await page.setViewportSize(phone);
    }
  });
}
