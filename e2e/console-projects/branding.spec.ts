import type { Page } from '@playwright/test';
import { chooseFile } from '../support/choose-file.ts';
import { enterConsole } from '../support/console.ts';
import { expect, openPortal, test } from '../support/portal.ts';
import { ownProject } from '../submission/support/own-project.ts';
import { openProjectPart } from './support/open-project.ts';

const titles = { sc: '北方大学招生', tc: '北方大學招生', en: 'Admissions of the North' } as const;
const languageNames = { sc: 'Simplified Chinese', tc: 'Traditional Chinese', en: 'English' } as const;
const languages = ['sc', 'tc', 'en'] as const;
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><path fill="#b00" d="M0 0h60v20H0z"/></svg>';

test('a look is drafted, seen by nobody else, published in three languages and rolled back', async ({
  page,
  browser,
  baseURL,
}) => {
  const slug = await ownProject('itf');
  const visitor = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  // The preview has no origin: with a header of our own, its modules would be asked for by a preflight.
  await page.context().setExtraHTTPHeaders({});
  await enterConsole(page);
  await openProjectPart(page, slug, 'Look');

  await test.step('the draft shows in the preview, language by language', async () => {
    const group = page.getByRole('group', { name: 'Title', exact: true });
    for (const language of languages)
      await group.getByRole('textbox', { name: languageNames[language] }).fill(titles[language]);
    await page.getByRole('textbox', { name: 'Colour as six hex digits' }).fill('#7a1f2b');
    await chooseFile(page.getByRole('group', { name: 'Logo' }).getByRole('button', { name: 'Replace' }), {
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(logo),
    });
    await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Everything is saved in the draft' })).toBeVisible();
    const frame = page.frameLocator('iframe');
    for (const language of languages) {
      await page
        .getByRole('radiogroup', { name: 'Language of the preview' })
        .getByText(languageNames[language])
        .click();
      await expect(frame.getByRole('banner')).toContainText(titles[language]);
    }
    // The logo beside the name is decorative, so it has no role.
    await expect(frame.getByRole('banner').locator('img[src^="data:image/svg+xml"]')).toBeVisible();
  });

  const before = await test.step('applicants still see what was published', () => shownIn(visitor, slug, 'en'));
  expect(before.title).not.toContain(titles.en);

  await test.step('published, everybody sees it in their language', async () => {
    await page.getByRole('button', { name: 'Publish…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish the look?' });
    await expect(dialog).toContainText(titles.tc);
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText(/^Published as edition \d+$/)).toBeVisible();
    for (const language of languages) {
      const shown = await shownIn(visitor, slug, language);
      expect(shown).toMatchObject({ title: expect.stringContaining(titles[language]) });
      expect(shown.logo).toMatch(/^\/pictures\/.+\/logo\?v=/);
    }
  });

  await test.step('rolled back, it is as it was, and the history says who did what', async () => {
    await page.getByRole('button', { name: 'History…' }).click();
    const history = page.getByRole('dialog', { name: 'What was published' });
    await history.getByRole('button', { name: /edition 1$/i }).click();
    await page.getByRole('button', { name: 'Bring it back', exact: true }).last().click();
    await expect(page.getByText(/edition 1/i).first()).toBeVisible();
    await expect.poll(async () => (await shownIn(visitor, slug, 'en')).title).toBe(before.title);
    expect(await shownIn(visitor, slug, 'en')).toEqual(before);
  });
  await visitor.context().close();
});

/** What a visitor sees of the look. */
async function shownIn(page: Page, slug: string, language: string) {
  await page.goto('about:blank');
  await openPortal(page, slug, '/', `?lang=${language}`);
  const banner = page.getByRole('banner');
  return {
    title: (await banner.innerText()).split('\n').join(' '),
    // Decorative, as above.
    logo: await banner.locator('img').first().getAttribute('src'),
  };
}
