import { applyMenu } from '@portico/contract/applications';
import { enterAs, newcomerAt } from '../support/newcomer.ts';
import { expectFits, expectSound, openPortal, phone, test } from '../support/portal.ts';

const narrow = { width: 320, height: 640 } as const;
const byRecommender = 2;

for (const language of ['sc', 'tc', 'en']) {
  test(`every part of the form is sound on a phone in ${language}`, async ({ page }) => {
    const person = await newcomerAt('itf');
    const { menu_list } = await person.call(applyMenu, {});
    await enterAs(page, person);
    await page.setViewportSize(phone);
    for (const { menuid } of menu_list.filter(({ referee }) => referee !== byRecommender)) {
      await openPortal(page, 'itf', `/applyform/basic?menuid=${menuid}`, `?lang=${language}`);
      await page.locator('main form').waitFor();
      await expectSound(page);
      await page.setViewportSize(narrow);
      await expectFits(page);
      await page.setViewportSize(phone);
    }
    for (const step of ['/applyform', '/applyform?step=submit']) {
      await openPortal(page, 'itf', step, `?lang=${language}`);
      await expectSound(page);
    }
  });
}
