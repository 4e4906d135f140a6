import type { Locator, Page } from '@playwright/test';

/** The box around a question, by its key: its words are others in each language, and the box has no role. */
export function questionOf(within: Page | Locator, key: string): Locator {
  return within.locator(`#field-${key}-label`).locator('..');
}

/** Where files are chosen. A box for files has no role, and the camera is another one with the same label. */
export function fileBox(within: Page | Locator): Locator {
  return within.locator('input[type="file"]:not([capture])');
}
