import type { Locator, Page } from '@playwright/test';

/** The box around a field, by its key: its label differs in each language, and the box has no role. */
export function questionOf(within: Page | Locator, key: string): Locator {
  return within.locator(`#field-${key}-label`).locator('..');
}

/** The file input. It has no role, and the camera's input has the same label. */
export function fileBox(within: Page | Locator): Locator {
  return within.locator('input[type="file"]:not([capture])');
}
