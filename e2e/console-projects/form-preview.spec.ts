import type { Page } from '@playwright/test';
import { enterConsole } from '../support/console.ts';
import { expect, test } from '../support/portal.ts';
import { inDatabase } from '../support/server/owner-database.ts';
import { ownProject } from '../submission/support/own-project.ts';
import { triedForm } from './support/tried-form.ts';

const titles = { 简: '您的全名', 繁: '您的全名稱', EN: 'Your whole name' } as const;
const languageNames = { 简: 'Simplified Chinese', 繁: 'Traditional Chinese', EN: 'English' } as const;
const languages = ['简', '繁', 'EN'] as const;

test('an officer sees a changed question in three languages, fills in the form and sees what an answer opens', async ({
  page,
}) => {
  const slug = await ownProject('itf', triedForm);
  const before = await rowsOf(slug);
  const calls = callsOfFrames(page);
  // The frame has no origin: with a header of our own, its modules would be asked for by a preflight.
  await page.context().setExtraHTTPHeaders({});
  await enterConsole(page, `/projects/${slug}/form`);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const frame = page.frameLocator('iframe');
  const inLanguage = async (language: (typeof languages)[number]) =>
    page.getByRole('radiogroup', { name: 'Language of the preview' }).getByText(language, { exact: true }).click();

  await test.step('the words show as they are typed, language by language', async () => {
    await page.getByRole('treeitem', { name: /About you/ }).press('ArrowRight');
    await page.getByRole('treeitem', { name: /Full name/ }).click();
    const texts = page.getByRole('group', { name: 'Question', exact: true });
    for (const language of languages) {
      await inLanguage(language);
      await expect(frame.getByRole('textbox').first()).toBeVisible();
      await texts.getByRole('textbox', { name: languageNames[language] }).fill(titles[language]);
      await expect(frame.getByRole('textbox', { name: titles[language], exact: true })).toBeVisible();
    }
  });

  await test.step('plausible answers, and a question that another answer opens', async () => {
    await expect(frame.getByRole('textbox', { name: 'In which country' })).toBeHidden();
    await page.getByRole('button', { name: 'Fill in' }).click();
    await expect(frame.getByRole('textbox', { name: titles.EN, exact: true })).toHaveValue('Lin Jiahe');
    await expect(page.getByText(/^\d answers were filled in\.$/)).toBeVisible();
    await frame.getByText('Yes', { exact: true }).click();
    await frame.getByRole('textbox', { name: 'In which country' }).fill('France');
  });

  await test.step('a walk through every branch says its answers, leads to each step, and brings back what was there', async () => {
    await page.getByRole('button', { name: 'Walk every branch' }).click();
    const walk = page.getByRole('region', { name: 'Branches of the form' });
    await walk.getByRole('button', { name: /Studied abroad: Yes.*Shows In which country/ }).click();
    await expect(frame.getByRole('textbox', { name: 'In which country' })).toBeVisible();
    await expect(frame.getByRole('textbox', { name: 'In which country' })).toHaveValue('');
    await expect(walk.getByRole('img', { name: 'looked at' })).toHaveCount(1);
    await walk.getByRole('button', { name: /Close the walk/ }).click();
    await expect(frame.getByRole('textbox', { name: 'In which country' })).toHaveValue('France');
  });

  await test.step('what is filled in outlives an edit, another language and another look', async () => {
    await page.getByRole('treeitem', { name: /In which country/ }).click();
    await page
      .getByRole('group', { name: 'Question', exact: true })
      .getByRole('textbox', { name: 'English' })
      .fill('In which land');
    await expect(frame.getByRole('textbox', { name: 'In which land' })).toHaveValue('France');
    await inLanguage('繁');
    await expect(frame.getByRole('textbox', { name: '國家' })).toHaveValue('France');
    await page.getByRole('combobox', { name: 'Look of the preview' }).click();
    await page.getByTitle('Finance institute').click();
    await expect(frame.getByRole('textbox', { name: '國家' })).toHaveValue('France');
  });

  await test.step('a letter shows on the page of its writer, in the look of the project', async () => {
    await page.getByRole('treeitem', { name: /Letter/ }).click();
    await expect(frame.getByRole('heading', { level: 1, name: '為示例申請人撰寫推薦信' })).toBeVisible();
    await expect(frame.getByRole('button', { name: /基本資料/ })).toHaveCount(0);
    await expect(page.getByRole('treeitem', { name: /Letter/ }), 'the focus stays in the editor').toBeFocused();
    await frame.getByRole('textbox', { name: '評價' }).fill('Very good');
    await page.getByRole('combobox', { name: 'Look of the preview' }).click();
    await page.getByTitle('Special recommendation').click();
    await expect(frame.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(frame.getByRole('textbox', { name: '評價' })).toHaveValue('Very good');
    await page.getByRole('treeitem', { name: /In which land/ }).click();
    await expect(frame.getByRole('textbox', { name: '國家' })).toHaveValue('France');
  });

  await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible();
  expect(await page.title(), 'markup in a text is a text').not.toBe('broken');
  expect(calls, 'the frame calls nobody').toEqual([]);
  expect(await rowsOf(slug), 'nothing of it is stored').toEqual(before);
});

/** How many rows of a project each table has, but for the draft of the form and the log of who saved it. */
async function rowsOf(slug: string): Promise<Readonly<Record<string, number>>> {
  return inDatabase(process.env['PORTICO_E2E_DATA'] ?? '', async (database) => {
    const { rows: tables } = await database.query<{ name: string }>(
      `select c.table_name as name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where c.column_name = 'project_id' and t.table_type = 'BASE TABLE' and c.table_schema = 'public'
         and c.table_name not in ('form_drafts', 'form_draft_saves', 'staff_log') order by 1`,
    );
    const counts: Record<string, number> = {};
    for (const { name } of tables) {
      const { rows } = await database.query<{ count: string }>(
        `select count(*) from ${name} where project_id = (select id from projects where slug = $1)`,
        [slug],
      );
      counts[name] = Number(rows[0]?.count);
    }
    return counts;
  });
}

/** The calls that frames of the page make, as they come. */
function callsOfFrames(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const isFramed = request.serviceWorker() === null && request.frame() !== page.mainFrame();
    if (isFramed && ['fetch', 'xhr', 'ping', 'websocket'].includes(request.resourceType())) calls.push(request.url());
  });
  return calls;
}
