import type { Page } from '@playwright/test';
import { expectSaved } from '../support/saving-word.ts';
import { enterAs, newcomerAt } from '../support/people/newcomer.ts';
import { expect, openPortal, test } from '../support/portal.ts';

test('a batch is chosen, a part is filled in and the next one opened by keyboard alone', async ({ page }) => {
  const person = await newcomerAt('itf', 'no batch');
  await enterAs(page, person);
  await openPortal(page, 'itf', '/applyform', '?lang=en');
  const choose = page.getByRole('article').filter({ hasText: 'Regular round' }).getByRole('button', { name: 'Choose' });
  await tabTo(page, choose.last());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your choice', { exact: true }).first()).toBeVisible();
  const essays = page
    .getByRole('navigation', { name: /^Parts of the application/ })
    .getByRole('link', { name: /Essays/ });
  await tabTo(page, essays);
  await page.keyboard.press('Enter');
  const essay = page.getByRole('main').getByRole('textbox').first();
  await essay.waitFor();
  // The focus moves to the heading of the new page, which must not happen while typing.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, essay);
  await page.keyboard.type('By keyboard alone');
  await expect(essay).toHaveValue('By keyboard alone');
  await expectSaved(page);
  const check = page.getByRole('button', { name: 'Check this part' });
  await tabTo(page, check);
  await page.keyboard.press('Enter');
  // Whichever element has the focus.
  const problems = page.getByRole('main').locator('[tabindex="-1"]:focus');
  await expect(problems).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // Whichever field it is, it has the focus.
  await expect(page.locator('main form :focus')).toHaveCount(1);
  await tabTo(page, page.getByRole('link', { name: /Next/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Essays');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

/** Presses Tab until the target is reached; fails if it never is. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused({ timeout: 1 });
}
