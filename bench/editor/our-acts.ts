import type { Page } from '@playwright/test';
import { type Acts, drag, dragOneDown, newName } from './acts.ts';

/** The editor of the console, at a question near the beginning of its first module. */
export const ourActs: Acts = {
  async prepare(page) {
    await page.getByRole('tree').waitFor();
    await page
      .getByRole('treeitem', { name: /Module/ })
      .first()
      .focus();
    await page.keyboard.press('ArrowRight');
    await row(page, 3).click();
  },
  async add(page) {
    await page.getByRole('button', { name: 'Add question' }).click();
    await page.getByRole('menuitem', { name: 'Line of text' }).click();
    await name(page).waitFor();
  },
  async move(page) {
    const from = await row(page, 4).getAttribute('data-name');
    await drag(page, row(page, 4).getByTitle(/^Drag/), row(page, 5), dragOneDown);
    await page.waitForFunction(
      (moved) => document.querySelectorAll<HTMLElement>('[role=treeitem]')[5]?.dataset['name'] === moved,
      from,
    );
  },
  async rename(page) {
    await name(page).fill('');
    await name(page).pressSequentially(newName, { delay: 25 });
  },
};

function row(page: Page, at: number) {
  return page.getByRole('treeitem').nth(at);
}

function name(page: Page) {
  return page.getByRole('group', { name: 'Question', exact: true }).getByRole('textbox', { name: 'English' });
}
