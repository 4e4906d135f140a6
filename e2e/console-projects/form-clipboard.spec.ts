import type { Page } from '@playwright/test';
import { enterConsole } from '../support/console.ts';
import { expect, test } from '../support/portal.ts';
import { ownProject } from '../submission/support/own-project.ts';
import { openProjectPart } from './support/open-project.ts';

test('questions are chosen by keys, copied into the form of another project, and undone there in one step', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [first, second] = [await ownProject('itf'), await ownProject('itf')];
  await enterConsole(page);

  await test.step('in the first, two questions are chosen and copied', async () => {
    await openForm(page, first);
    await row(page, 'Full name').click();
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByRole('treeitem', { selected: true })).toHaveCount(2);
    await expect(page.getByRole('heading', { name: '2 chosen' })).toBeVisible();
    await page.keyboard.press('Control+c');
  });

  await test.step('in the second, they stand behind the chosen one, with keys of their own and the focus', async () => {
    await openForm(page, second);
    const before = await page.getByRole('treeitem').count();
    await row(page, 'Full name').click();
    await page.keyboard.press('Control+v');
    await expect(page.getByText('2 parts were put in')).toBeVisible();
    await expect(page.getByRole('treeitem')).toHaveCount(before + 2);
    await expect(page.getByRole('treeitem', { selected: true }).last()).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('treeitem')).toHaveCount(before);
  });

  await test.step('what is not of a form is refused, and nothing changes', async () => {
    const before = await page.getByRole('treeitem').count();
    await page.evaluate(() => navigator.clipboard.writeText('Dear colleague'));
    await row(page, 'Full name').click();
    await page.keyboard.press('Control+v');
    await expect(page.getByText('Only what was copied from the outline of a form')).toBeVisible();
    await expect(page.getByRole('treeitem')).toHaveCount(before);
  });
});

async function openForm(page: Page, slug: string): Promise<void> {
  await openProjectPart(page, slug, 'Form');
  await page.getByRole('treeitem', { name: /About you/ }).focus();
  await page.keyboard.press('ArrowRight');
}

function row(page: Page, name: string) {
  return page.getByRole('treeitem', { name: new RegExp(name) }).first();
}
