import type { Page } from '@playwright/test';
import { accountField } from '../../support/people/account-fields.ts';
import { awaitMessage, codeInside } from '../../support/people/outbox.ts';
import { expect, openPortal, test } from '../../support/portal.ts';

/** Presses Tab until the element is reached; each stop on the way must be visible. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement)) return null;
      const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : focused.textContent;
      const shows = (element: Element | null) => {
        if (element === null) return false;
        const { outlineStyle, boxShadow } = getComputedStyle(element);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      };
      return {
        name: focused.getAttribute('aria-label') ?? label ?? '',
        visible: shows(focused) || shows(focused.parentElement) || shows(focused.nextElementSibling),
      };
    });
    expect(at?.visible, `the focus is seen on ${at?.name}`).toBe(true);
    if (name.test(at?.name ?? '')) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}

test('register with the keyboard alone', async ({ page }) => {
  const mobile = '13700137401';
  await openPortal(page, 'jrzs', '/register', '?lang=en');
  // The fields load after the heading; a focus set before that would be lost.
  await page.getByLabel(/^Name/).waitFor();
  await tabTo(page, /^Name/);
  await page.keyboard.type('Keyboard Person');
  await tabTo(page, /^Country or region/);
  await tabTo(page, /^Mobile number/);
  await page.keyboard.type(mobile);
  await tabTo(page, /^Send code/);
  await page.keyboard.press('Enter');
  await expect(accountField(page, 'code')).toBeFocused();
  await page.keyboard.type(await awaitMessage(mobile, codeInside));
  await tabTo(page, /^Password/);
  await page.keyboard.type('Mountain-river7');
  await tabTo(page, /^Password again/);
  await page.keyboard.type('Mountain-river7');
  await tabTo(page, /^I have read and accept/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/$/);
});
