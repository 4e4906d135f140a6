import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { enterConsole } from '../support/console.ts';
import { enterAs } from '../support/people/newcomer.ts';
import { expect, expectFits, expectSound, openPortal, phone, test } from '../support/portal.ts';
import { newcomerOf, ownProject } from '../submission/support/own-project.ts';

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function choosePicture(page: Page, within: Locator): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await within.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'hall.png', mimeType: 'image/png', buffer: dot });
  await expect(within.getByRole('img')).toBeVisible();
}

async function publish(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Publish “${title}”` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Published');
}

test('an article with a cover and a picture in its text is read on a phone', async ({ page, browser, baseURL }) => {
  const slug = await ownProject('itf');
  const person = await newcomerOf(slug);
  const reader = await (await browser.newContext({ viewport: phone, ...(baseURL && { baseURL }) })).newPage();
  await enterAs(reader, person);
  await enterConsole(page, `/projects/${slug}/content?kind=news`);
  await page.getByRole('button', { name: 'New article' }).click();
  const drawer = page.getByRole('dialog', { name: 'New article' });
  await drawer
    .getByRole('group', { name: 'Title', exact: true })
    .getByRole('textbox', { name: 'English' })
    .fill('The new hall');
  await choosePicture(page, drawer.getByRole('group', { name: 'Cover' }));
  await drawer.getByRole('textbox', { name: 'Text: English' }).click();
  await page.keyboard.type('It opens in May.');
  const toolbar = drawer.getByRole('toolbar', { name: 'Formatting: English' });
  await toolbar.getByRole('button', { name: 'Picture' }).click();
  await choosePicture(page, drawer.getByRole('group', { name: 'Picture' }));
  await drawer.getByRole('textbox', { name: 'What the picture shows' }).fill('The hall <from> the lake');
  await drawer.getByRole('button', { name: 'Insert the picture' }).click();
  await expect(drawer.getByRole('img', { name: 'The hall from the lake' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByRole('row', { name: /The new hall/ })).toContainText('Draft');
  await expectSound(page);
  await publish(page, 'The new hall');

  await openPortal(reader, slug, '/article/news', '?lang=en');
  await reader.getByRole('link', { name: 'The new hall' }).click();
  const picture = reader.getByRole('img', { name: 'The hall from the lake' });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((shown) => (shown instanceof HTMLImageElement ? shown.naturalWidth : 0)))
    .toBe(1);
  await expect(reader.getByText('It opens in May.')).toBeVisible();
  await expectSound(reader);
  await expectFits(reader);
  await reader.context().close();
});

test('figures are pasted, drawn, and saved by a reader', async ({ page, browser, baseURL }) => {
  const slug = await ownProject('itf');
  const person = await newcomerOf(slug);
  const reader = await (await browser.newContext({ viewport: phone, ...(baseURL && { baseURL }) })).newPage();
  await enterAs(reader, person);
  await enterConsole(page, `/projects/${slug}/content?kind=trend`);
  await page.getByRole('button', { name: 'New trend' }).click();
  const drawer = page.getByRole('dialog', { name: 'New trend' });
  await drawer
    .getByRole('group', { name: 'Title', exact: true })
    .getByRole('textbox', { name: 'English' })
    .fill('Applications');
  const pasted = drawer.getByRole('textbox', { name: 'Paste a table from a spreadsheet' });
  await pasted.fill('Year\tApplied\n2025\tmany');
  await drawer.getByRole('button', { name: 'Save the draft' }).click();
  await expect(drawer.getByText('Row 2, column 2: “many” is not a number.').first()).toBeVisible();
  await pasted.fill('Year\tApplied\n2025\t1,204\n2026\t1311');
  await drawer.getByRole('button', { name: 'Read the table' }).click();
  await expect(drawer.getByRole('cell', { name: '1204' })).toBeVisible();
  await drawer.getByText('Lines', { exact: true }).click();
  await drawer.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByRole('row', { name: /Applications/ })).toContainText('Draft');
  await publish(page, 'Applications');

  await openPortal(reader, slug, '/', '?lang=en');
  const board = reader.getByRole('region', { name: 'From the admissions office' });
  await board.getByRole('link', { name: 'Enrolment trends' }).click();
  await reader.getByRole('link', { name: 'Applications' }).click();
  await expect(reader.getByRole('img', { name: /^Chart: Applications/ })).toBeVisible();
  await expect(reader.getByRole('table').getByRole('cell', { name: '1,311' })).toBeVisible();
  for (const [button, name, start] of [
    ['Save the table (CSV)', 'figures.csv', '\uFEFFYear,Applied\r\n2025,1204'],
    ['Save the chart (SVG)', 'figures.svg', '<svg xmlns="http://www.w3.org/2000/svg"'],
  ] as const) {
    const saved = reader.waitForEvent('download');
    await reader.getByRole('button', { name: button }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(name);
    expect((await readFile(await download.path(), 'utf8')).startsWith(start)).toBe(true);
  }
  await expectSound(reader);
  await expectFits(reader);
  await reader.context().close();
});
