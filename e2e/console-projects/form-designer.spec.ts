import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { enterConsole } from '../support/console.ts';
import { enterAs } from '../support/people/newcomer.ts';
import { expect, expectSound, openPortal, test } from '../support/portal.ts';
import { expectSaved } from '../support/saving-word.ts';
import { newcomerOf, ownProject } from '../submission/support/own-project.ts';
import { multiplyDraft, peopleWith } from './support/multiply-draft.ts';
import { openProjectPart } from './support/open-project.ts';

const languages = ['Simplified Chinese', 'Traditional Chinese', 'English'] as const;

test('an editor adds a module and publishes; an applicant who is writing gets it and loses nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  const slug = await ownProject('itf');
  const person = await newcomerOf(slug);
  const writer = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await enterAs(writer, person);
  await openPortal(writer, slug, '/applyform/basic?menuid=about', '?lang=en');
  const name = writer.getByRole('textbox', { name: 'Full name' });
  await name.fill('Lin');
  await expectSaved(writer);

  await openDesigner(page, slug);
  await test.step('a module with three questions, by the mouse', async () => {
    await page.getByRole('button', { name: 'Add module' }).click();
    await fillTexts(page, 'Name of the module', ['语言', '語言', 'Languages']);
    await add(page, 'Line of text');
    await fillTexts(page, 'Question', ['母语', '母語', 'Mother tongue']);
    await add(page, 'Single choice');
    await fillTexts(page, 'Question', ['英语水平', '英語水平', 'Level of English']);
    await page.getByRole('button', { name: 'Paste lines' }).click();
    const dialog = page.getByRole('dialog', { name: 'Options from lines' });
    await dialog.getByRole('textbox').fill('初级\t初級\tBeginner\n高级\t高級\tAdvanced');
    await dialog.getByRole('button', { name: 'Add 2 options' }).click();
    await add(page, 'Date');
    await expect(page.getByRole('button', { name: '3 things to mend' })).toBeVisible();
    await page.getByRole('button', { name: '3 things to mend' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Show' }).first().click();
    await fillTexts(page, 'Question', ['考试日期', '考試日期', 'Day of the test']);
    await expectSound(page);
  });

  await test.step('a question is dragged to another place, and that is undone and done again', async () => {
    await expect(rows(page)).toHaveText([/Languages/, /Mother tongue/, /Level of English/, /Day of the test/]);
    await drag(page, 'Day of the test', 'Mother tongue');
    await expect(rows(page)).toHaveText([/Languages/, /Day of the test/, /Mother tongue/, /Level of English/]);
    await expect(page.getByText('“Day of the test” is at place 1 of 3 now.')).toBeAttached();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page).nth(1)).toContainText('Mother tongue');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(rows(page).nth(1)).toContainText('Day of the test');
  });

  await test.step('published, the writer keeps every word and gets the new module', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish the form' });
    await expect(dialog).toContainText('3 added, 0 changed, 0 removed');
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Version 2 is published.')).toBeVisible();
    await name.pressSequentially(' Jiahe');
    await expectSaved(writer);
    await expect(writer.getByRole('link', { name: /Languages/ }).first()).toBeVisible();
    await expect(name).toHaveValue('Lin Jiahe');
    await writer
      .getByRole('link', { name: /Languages/ })
      .first()
      .click();
    await writer.getByRole('textbox', { name: 'Mother tongue' }).fill('Chinese');
    await expectSaved(writer);
    expect((await person.filed('about')).save_field.normal['name']).toBe('Lin Jiahe');
  });
  await writer.context().close();
});

test('an option that 200 people have chosen is removed: the editor is told before, and nobody loses it', async ({
  page,
  browser,
  baseURL,
}) => {
  const slug = await ownProject('itf');
  const person = await newcomerOf(slug);
  const writer = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await enterAs(writer, person);
  await openPortal(writer, slug, '/applyform/basic?menuid=about', '?lang=en');
  await writer.getByRole('textbox', { name: 'Full name' }).fill('Lin');
  await writer.getByRole('radio', { name: 'Master' }).check();
  await expectSaved(writer);
  await multiplyDraft(slug, person.account, 199);

  await openDesigner(page, slug);
  await chooseField(page, 'Degree');
  await page.getByRole('button', { name: 'Remove option 2' }).click();
  await saved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish the form' });
  await expect(dialog).toContainText('200 people have to answer something where everything was in order');
  await expect(dialog).toContainText('Degree: asked of 200 people');
  await test.step('those to write to are listed, and had as a file', async () => {
    await dialog.getByRole('button', { name: 'See who' }).first().click();
    const list = page.getByRole('dialog', { name: 'Have to answer something' });
    const file = page.waitForEvent('download');
    await list.getByRole('button', { name: 'Download with mail addresses' }).click();
    const lines = (await readFile(await (await file).path(), 'utf8')).trim().split('\n');
    expect(lines).toHaveLength(201);
    expect(lines.filter((line) => line.includes(person.account))).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
  });
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Version 2 is published.')).toBeVisible();
  expect(await peopleWith(slug, 'master')).toBe(200);

  await test.step('who writes on is shown the former answer, and asked again', async () => {
    await writer.getByRole('textbox', { name: 'Full name' }).pressSequentially(' Jiahe');
    await expectSaved(writer);
    await expect(writer.getByRole('radio', { name: 'Master' })).toBeHidden();
    await expect(writer.getByText('Master (no longer offered)')).toBeVisible();
    await expect(writer.getByRole('radio', { name: 'Bachelor' })).not.toBeChecked();
    expect(await peopleWith(slug, 'master')).toBe(200);
  });

  await test.step('the option is kept below those that are offered; offered again, it is chosen as before', async () => {
    await page.getByText('1 removed option').click();
    await expect(page.getByText('硕士 · 碩士 · Master')).toBeVisible();
    await page.getByRole('button', { name: 'Delete “Master” for good' }).click();
    const question = page.getByRole('dialog', { name: 'Delete the words of “Master”?' });
    await expect(question).toContainText('reads only “master”');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Offer “Master” again' }).click();
    await expect(page.getByText('1 removed option')).toBeHidden();
    await saved(page);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Version 3 is published.')).toBeVisible();
    await writer.getByRole('textbox', { name: 'Full name' }).pressSequentially('!');
    await expectSaved(writer);
    await expect(writer.getByRole('radio', { name: 'Master' })).toBeChecked();
    await expect(writer.getByText('(no longer offered)')).toBeHidden();
  });
  await writer.context().close();
});

test('a module is made by keyboard alone', async ({ page }) => {
  const slug = await ownProject('itf');
  await openDesigner(page, slug);
  const keys = page.keyboard;
  await page.getByRole('button', { name: 'Add module' }).focus();
  await keys.press('Enter');
  await typeTexts(page, ['爱好', '愛好', 'Hobbies']);
  for (const [type, words] of [
    ['Line of text', ['运动', '運動', 'Sports']],
    ['Long text', ['阅读', '閱讀', 'Reading']],
  ] as const) {
    await page.getByRole('button', { name: 'Add question' }).focus();
    await keys.press('Enter');
    const item = page.getByRole('menuitem', { name: type });
    await item.waitFor();
    await keys.press('Tab');
    for (let step = 0; step < 20 && !(await item.evaluate((one) => one === document.activeElement)); step += 1)
      await keys.press('ArrowDown');
    await keys.press('Enter');
    await typeTexts(page, words);
  }
  await rows(page).filter({ hasText: 'Reading' }).focus();
  await keys.press('Alt+ArrowUp');
  await expect(rows(page)).toHaveText([/Hobbies/, /Reading/, /Sports/]);
  await expect(rows(page).filter({ hasText: 'Reading' })).toBeFocused();
  await keys.press('Control+z');
  await expect(rows(page)).toHaveText([/Hobbies/, /Sports/, /Reading/]);
  await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible();
  await page.reload();
  await page.getByRole('treeitem', { name: /Hobbies/ }).focus();
  await keys.press('ArrowRight');
  await expect(rows(page).filter({ hasText: 'Reading' })).toBeVisible();
});

test('two editors at once: neither loses a change, and the same setting is asked about', async ({
  page,
  browser,
  baseURL,
}) => {
  const slug = await ownProject('itf');
  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await openDesigner(page, slug);
  await openDesigner(other, slug, 'admin.yunzhou');
  for (const [editor, words] of [
    [page, ['甲', '甲', 'First']],
    [other, ['乙', '乙', 'Second']],
  ] as const) {
    await editor.getByRole('treeitem', { name: /About you/ }).click();
    await add(editor, 'Line of text');
    await fillTexts(editor, 'Question', words);
    await saved(editor);
  }
  await expect(rows(other).filter({ hasText: 'First' })).toBeVisible();
  await expect(rows(other).filter({ hasText: 'Second' })).toBeVisible();

  await chooseField(page, 'Full name');
  await textOf(page, 'Question', 'English').fill('Name of one');
  await saved(page);
  await chooseField(other, 'Full name');
  await textOf(other, 'Question', 'English').fill('Name of the other');
  const question = other.getByRole('dialog', { name: 'Somebody else has changed the same' });
  await expect(question).toContainText('Name of the other');
  await question.getByRole('button', { name: 'Keep theirs' }).click();
  await expect(textOf(other, 'Question', 'English')).toHaveValue('Name of one');
  await saved(other);
  await other.context().close();
});

async function openDesigner(page: Page, slug: string, account = 'owner'): Promise<void> {
  await enterConsole(page, '/', { account });
  await openProjectPart(page, slug, 'Form');
  await page.getByRole('tree').waitFor();
}

/** The rows that are open below the module that was made last, and that module. */
function rows(page: Page) {
  return page.getByRole('treeitem').filter({ hasNotText: /About you|Papers/ });
}

async function add(page: Page, type: string): Promise<void> {
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByRole('menuitem', { name: type, exact: true }).click();
}

function textOf(page: Page, label: string, language: string) {
  return page.getByRole('group', { name: label, exact: true }).getByRole('textbox', { name: language });
}

async function fillTexts(page: Page, label: string, words: readonly string[]): Promise<void> {
  for (const [at, language] of languages.entries()) await textOf(page, label, language).fill(words[at] ?? '');
}

/** A new part has the focus in its first text. */
async function typeTexts(page: Page, words: readonly string[]): Promise<void> {
  const first = page.getByRole('region', { name: 'Settings' }).getByRole('textbox').first();
  await expect(first).toBeFocused();
  await expect(first).toHaveValue('');
  for (const text of words) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
  }
}

async function chooseField(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Search questions' }).or(page.getByRole('searchbox')).first().fill(name);
  await page.getByRole('region', { name: 'Outline' }).getByRole('button', { name, exact: true }).click();
}

async function saved(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible();
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  const handle = page.getByTitle(`Drag ${from}`);
  const [start, end] = [await handle.boundingBox(), await page.getByTitle(`Drag ${to}`).boundingBox()];
  if (start === null || end === null) throw new Error('a row is not shown');
  await page.mouse.move(start.x + 5, start.y + 5);
  await page.mouse.down();
  await page.mouse.move(start.x + 5, start.y - 10, { steps: 5 });
  await page.mouse.move(end.x + 5, end.y + 5, { steps: 15 });
  await page.mouse.up();
}
