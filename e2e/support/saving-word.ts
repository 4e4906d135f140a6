import type { Locator, Page } from '@playwright/test';

/**
 * The saving status. By its attribute: the text differs in each language, and the announced text waits until it is
 * stable.
 */
export function savingWord(page: Page): Locator {
  return page.locator('[data-word]');
}
