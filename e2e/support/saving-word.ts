import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The saving status. By its attribute: the text differs in each language, and the announced text waits until it is
 * stable.
 */
export function savingWord(page: Page): Locator {
  return page.locator('[data-word]');
}

/** Waits until everything typed is saved. The status follows a keystroke with the next frame; before, it is an old one. */
export async function expectSaved(page: Page): Promise<void> {
  await nextFrame(page);
  await expect(savingWord(page)).toHaveAttribute('data-word', 'saved');
}

/** Waits until a change is drawn. A page behind another may get no frame at all, and would be waited for without end. */
export function nextFrame(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        setTimeout(resolve, 1_000);
      }),
  );
}
