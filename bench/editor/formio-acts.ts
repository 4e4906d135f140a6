import type { Page } from '@playwright/test';
import { type Acts, drag, dragOneDown, newName } from './acts.ts';

/** The builder of formio.js, at a question near the beginning of the form. */
export const formioActs: Acts = {
  async prepare(page) {
    await page.waitForFunction('window.builder !== undefined');
  },
  async add(page) {
    const before = await page.locator('.builder-component').count();
    await drag(page, page.locator('[data-type=textfield]').first(), question(page, 1), { down: 0.2 });
    await saveDialog(page);
    await page.waitForFunction((count) => document.querySelectorAll('.builder-component').length > count, before);
  },
  async move(page) {
    const text = await question(page, 1).innerText();
    await question(page, 1).hover();
    await drag(page, question(page, 1).locator('[ref=moveComponent]').first(), question(page, 2), dragOneDown);
    await page.waitForFunction(
      (moved) => document.querySelectorAll<HTMLElement>('.builder-component')[2]?.innerText === moved,
      text,
    );
  },
  async rename(page) {
    await question(page, 1).hover();
    await question(page, 1).locator('[ref=editComponent]').first().click();
    const label = page.locator('.formio-dialog input[name="data[label]"]');
    await label.fill('');
    await label.pressSequentially(newName, { delay: 25 });
    await saveDialog(page);
  },
};

function question(page: Page, at: number) {
  return page.locator('.builder-component').nth(at);
}

async function saveDialog(page: Page): Promise<void> {
  const save = page.locator('.formio-dialog [ref=saveButton]');
  await save.click();
  await save.waitFor({ state: 'detached' });
}
