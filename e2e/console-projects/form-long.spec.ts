import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { question, words } from '@portico/testing/form-words';
import { enterConsole } from '../support/console.ts';
import { expect, test } from '../support/portal.ts';
import { ownProject } from '../submission/support/own-project.ts';

const count = 300;

const form: FormDefinition = {
  modules: [
    {
      id: 'about',
      title: words('基本信息', '基本資料', 'About you'),
      author: 'applicant',
      required: true,
      fields: Array.from({ length: count }, (_, at) =>
        question(`q${at + 1}`, 'text', words(`问题${at + 1}`, `問題${at + 1}`, `Question ${at + 1}.`)),
      ),
      groups: [],
    },
  ],
};

test('a module of 300 questions: rows are drawn where one scrolls, by wheel, keys and dragging', async ({ page }) => {
  const slug = await ownProject('itf', form);
  await enterConsole(page, `/projects/${slug}/form`);
  const tree = page.getByRole('tree');
  const row = (number: number) => tree.getByRole('treeitem', { name: `Question ${number}.` });
  await tree.getByRole('treeitem', { name: /About you/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(row(1)).toBeVisible();
  expect(await tree.getByRole('treeitem').count()).toBeLessThan(100);

  await test.step('the chosen one is still there after scrolling away, and the keys go on from it', async () => {
    await row(2).click();
    await tree.hover();
    await page.mouse.wheel(0, 100_000);
    await expect(row(count)).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(row(3)).toBeFocused();
    await expect(row(3)).toBeInViewport();
    for (let at = 4; at <= 90; at += 1) await page.keyboard.press('ArrowDown');
    await expect(row(90)).toBeFocused();
    await expect(row(90)).toHaveAttribute('aria-posinset', '90');
    await expect(row(90)).toHaveAttribute('aria-setsize', String(count));
  });

  await test.step('the last one is dragged up, and moved further by a key', async () => {
    await tree.hover();
    await page.mouse.wheel(0, 100_000);
    await expect(row(count)).toBeInViewport();
    const places = [page.getByTitle(`Drag Question ${count}.`), page.getByTitle(`Drag Question ${count - 3}.`)];
    const [start, end] = await Promise.all(places.map((place) => place.boundingBox()));
    if (!start || !end) throw new Error('a row is not shown');
    await page.mouse.move(start.x + 5, start.y + 5);
    await page.mouse.down();
    await page.mouse.move(start.x + 5, start.y - 10, { steps: 5 });
    await page.mouse.move(end.x + 5, end.y + 5, { steps: 15 });
    await page.mouse.up();
    await expect(row(count)).toHaveAttribute('aria-posinset', String(count - 3));
    await row(count).click();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(row(count)).toHaveAttribute('aria-posinset', String(count - 4));
    await expect(row(count)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible();
  });
});
