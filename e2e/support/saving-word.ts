import type { Locator, Page } from '@playwright/test';

/** Where what was typed is. By its attribute: the words are others in each language, and what is read out waits until they stay. */
export function savingWord(page: Page): Locator {
  return page.locator('[data-word]');
}
