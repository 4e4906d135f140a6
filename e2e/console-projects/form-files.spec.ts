import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { enterConsole } from '../support/console.ts';
import { chooseFile } from '../support/choose-file.ts';
import { enterAs } from '../support/people/newcomer.ts';
import { expect, openPortal, test } from '../support/portal.ts';
import { newcomerOf, ownProject } from '../submission/support/own-project.ts';

test('a question list is downloaded, filled in, imported and published; an applicant sees its questions', async ({
  page,
  browser,
  baseURL,
}) => {
  const slug = await ownProject('itf');
  const person = await newcomerOf(slug);
  await openDesigner(page, slug);

  const list = await test.step('the empty list is filled in', async () => {
    const { sheets } = await readXlsx(await downloaded(page, 'Download an empty question list (XLSX)'));
    const names = (sheets[0]?.rows[0] ?? []).map((cell) => String(cell).split(' ')[0] ?? '');
    const row = (cells: Readonly<Record<string, string>>) => names.map((name) => cells[name] ?? '');
    const inModule = { module_sc: '出行', module_tc: '出行', module_en: 'Travel' };
    const rows = [
      { ...inModule, key: 'name', type: 'text', title_sc: '城市', title_tc: '城市', title_en: 'City of departure' },
      {
        key: 'seat',
        type: 'single-choice · Single choice',
        title_sc: '座位',
        title_tc: '座位',
        title_en: 'Seat',
        options_sc: '靠窗\n过道',
        options_tc: '靠窗\n走道',
        options_en: 'Window\nAisle',
      },
      { key: 'poem', type: 'sonnet', title_en: 'A poem' },
    ];
    const content = await writeXlsx({
      sheets: [{ name: 'questions', rows: [sheets[0]?.rows[0] ?? [], ...rows.map(row)] }],
    });
    return { name: 'travel.xlsx', mimeType: '', buffer: Buffer.from(content) };
  });

  await test.step('of a file that broke off in the middle nothing is taken', async () => {
    await openImport(page);
    const dialog = page.getByRole('dialog', { name: 'Import a form' });
    const half = list.buffer.subarray(0, list.buffer.length / 2);
    await chooseFile(dialog.getByRole('button', { name: 'Choose a file' }), { ...list, buffer: half });
    await expect(dialog.getByRole('alert')).toContainText('This workbook is no question list, or cannot be opened');
    await expect(dialog.getByRole('button', { name: 'Import into the draft' })).toBeDisabled();
  });

  await test.step('its notes name the cell; nothing is changed before they are read', async () => {
    const dialog = page.getByRole('dialog', { name: 'Import a form' });
    await chooseFile(dialog.getByRole('button', { name: 'Choose a file' }), list);
    await expect(dialog.getByRole('status')).toHaveText('travel.xlsx: 1 module, 2 questions.');
    await expect(dialog.getByRole('region', { name: '1 thing is not taken over as it is' })).toContainText(
      'questions!K4 typeNo type of question. The row is left out. sonnet',
    );
    await expect(dialog.getByRole('region', { name: /1 key is used already/ })).toContainText('name → name_2');
    const confirm = dialog.getByRole('button', { name: 'Import into the draft' });
    await expect(confirm).toBeDisabled();
    await dialog.getByRole('checkbox', { name: 'I have read what is not taken over' }).check();
    await loseNextSave(page);
    await confirm.click();
    await expect(page.getByText('Imported into the draft: 1 module, 2 questions.')).toBeVisible();
    // Its save breaks off on the way; the next try has all of it.
    await expect(page.getByText(/^Not saved/)).toBeVisible();
  });

  await test.step('one step of undo takes all of it back, and does it again', async () => {
    await saved(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('treeitem', { name: /Travel/ })).toBeHidden();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(page.getByRole('treeitem', { name: /Travel/ })).toBeVisible();
  });

  await test.step('published, an applicant sees it', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish the form' });
    await expect(dialog).toContainText('2 added, 0 changed, 0 removed');
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Version 2 is published.')).toBeVisible();
    const writer = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
    await enterAs(writer, person);
    await openPortal(writer, slug, '/applyform/basic?menuid=about', '?lang=en');
    await writer
      .getByRole('link', { name: /Travel/ })
      .first()
      .click();
    await expect(writer.getByRole('textbox', { name: 'City of departure' })).toBeVisible();
    await expect(writer.getByRole('radio', { name: 'Aisle' })).toBeVisible();
    await writer.context().close();
  });
});

test('a definition of an older system is imported with a note on everything that is not understood', async ({
  page,
}) => {
  const slug = await ownProject('itf');
  await openDesigner(page, slug);
  const wire: { field: { normal: object[] } }[] = JSON.parse(
    (await downloaded(page, 'Export for older systems (JSON)')).toString(),
  );
  const [first, ...others] = wire;
  const odd = { ...first, sparkle: true, field: { ...first?.field, normal: first?.field.normal.slice(1) } };
  const file = (name: string, content: unknown) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(content)),
  });
  await openImport(page);
  const dialog = page.getByRole('dialog', { name: 'Import a form' });

  await test.step('a file that is no form is refused with its reason', async () => {
    await chooseFile(dialog.getByRole('button', { name: 'Choose a file' }), file('list.json', ['hello']));
    await expect(dialog.getByRole('alert')).toContainText('This JSON is no form');
  });

  await test.step('one with something unknown says what, and how many questions go', async () => {
    await chooseFile(dialog.getByRole('button', { name: /Choose/ }), file('older.json', { data: [odd, ...others] }));
    await expect(dialog.getByRole('region', { name: '1 thing is not taken over as it is' })).toContainText(
      'modules[0].sparkleNot known here. It is left out. true',
    );
    await dialog.getByRole('radio', { name: 'Replace the whole form by this one' }).check();
    await expect(dialog).toContainText('1 question of the draft is not in the file and would be removed.');
    await dialog.getByRole('checkbox', { name: 'I have read what is not taken over' }).check();
    await dialog.getByRole('button', { name: 'Import into the draft' }).click();
    await saved(page);
  });

  await test.step('publishing tells the same, and the form exported in our own format comes back as it is', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const publish = page.getByRole('dialog', { name: 'Publish the form' });
    await expect(publish).toContainText('0 added, 0 changed, 1 removed');
    await publish.getByRole('button', { name: 'Cancel' }).click();
    const own = await downloaded(page, 'Export the form (JSON)');
    await page.getByRole('button', { name: 'Undo' }).click();
    await openImport(page);
    await chooseFile(dialog.getByRole('button', { name: 'Choose a file' }), {
      name: 'own.json',
      mimeType: 'application/json',
      buffer: own,
    });
    await expect(dialog).toContainText('Everything was understood.');
    await dialog.getByRole('radio', { name: 'Replace the whole form by this one' }).check();
    await dialog.getByRole('button', { name: 'Import into the draft' }).click();
    await saved(page);
    expect((await downloaded(page, 'Export the form (JSON)')).equals(own)).toBe(true);
  });
});

async function openDesigner(page: Page, slug: string): Promise<void> {
  await enterConsole(page, `/projects/${slug}/form`);
  await page.getByRole('tree').waitFor();
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Import and export' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function openImport(page: Page): Promise<void> {
  await choose(page, 'Import a file…');
  await page.getByRole('dialog', { name: 'Import a form' }).waitFor();
}

async function downloaded(page: Page, item: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await choose(page, item);
  return readFile(await (await download).path());
}

async function saved(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible();
}

async function loseNextSave(page: Page): Promise<void> {
  await page.route('**/form/save', (route) => route.abort('connectionreset'), { times: 1 });
}
