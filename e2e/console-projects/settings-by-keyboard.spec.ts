import type { Page } from '@playwright/test';
import { enterConsole } from '../support/console.ts';
import { expect, test } from '../support/portal.ts';
import { ownProject } from '../submission/support/own-project.ts';
import { openProjectPart } from './support/open-project.ts';

test('whoever goes through the settings by keyboard sees each control whole, above the bar and below the tabs', async ({
  page,
}) => {
  const slug = await ownProject('itf');
  await page.setViewportSize({ width: 820, height: 700 });
  await enterConsole(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await openProjectPart(page, slug, 'Settings');
  const first = page.getByRole('main').getByRole('switch').first();
  await expect(first).toBeVisible();
  await first.focus();
  for (const key of ['Tab', 'Shift+Tab']) expect(await walk(page, key)).toEqual([]);
});

/** Goes on by this key until the focus leaves the page's main part; the controls that something covered. */
async function walk(page: Page, key: string): Promise<string[]> {
  const covered: string[] = [];
  for (let steps = 0; steps < 200; steps++) {
    await page.keyboard.press(key);
    const name = await page.evaluate(coveredControl);
    if (name === 'left') break;
    if (name !== '') covered.push(name);
  }
  return covered;
}

function coveredControl(): string {
  const { activeElement: control } = document;
  if (!(control instanceof HTMLElement) || control.closest('main') === null) return 'left';
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const seen = [top + 2, bottom - 2].every((y) => {
    const found = document.elementFromPoint((left + right) / 2, y);
    // A radio or a date lies invisible within what is seen of it.
    return found !== null && (control.contains(found) || found.contains(control) || found.closest('label') !== null);
  });
  return seen ? '' : `${control.getAttribute('role') ?? control.tagName} ${control.id}`;
}
