import type { Page } from '@playwright/test';

/** A toast stays for a second and a half: who begins to look after the action may come too late. */
export async function expectToast(page: Page, text: string, act: () => Promise<void>): Promise<void> {
  const seen = page.waitForFunction((words) => {
    const regions = [...document.querySelectorAll('[role="status"]')];
    return regions.some(({ textContent }) => textContent.includes(words));
  }, text);
  await Promise.all([seen, act()]);
}
