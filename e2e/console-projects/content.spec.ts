import { readFile } from 'node:fs/promises';
import { enterConsole } from '../support/console.ts';
import { enterAs } from '../support/people/newcomer.ts';
import { expect, expectFits, expectSound, openPortal, phone, test } from '../support/portal.ts';
import { newcomerOf, ownProject } from '../submission/support/own-project.ts';

test('a notice is written, published, read on a phone, changed and withdrawn', async ({ page, browser, baseURL }) => {
  const slug = await ownProject('itf');
  const person = await newcomerOf(slug);
  const reader = await (await browser.newContext({ viewport: phone, ...(baseURL && { baseURL }) })).newPage();
  await enterAs(reader, person);
  await enterConsole(page, `/projects/${slug}/content`);

  await test.step('an editor writes it in three languages, with a date', async () => {
    await page.getByRole('button', { name: 'New notice' }).click();
    const drawer = page.getByRole('dialog', { name: 'New notice' });
    const title = drawer.getByRole('group', { name: 'Title', exact: true });
    await title.getByRole('textbox', { name: 'Simplified Chinese' }).fill('开放日');
    await title.getByRole('textbox', { name: 'Traditional Chinese' }).fill('開放日');
    await title.getByRole('textbox', { name: 'English' }).fill('Open day');
    const text = drawer.getByRole('textbox', { name: 'Text: English' });
    await text.click();
    await drawer
      .getByRole('toolbar', { name: 'Formatting: English' })
      .getByRole('button', { name: 'Heading', exact: true })
      .click();
    await page.keyboard.type('How to get here');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Take bus 7 & <walk>.');
    await drawer.getByRole('button', { name: 'Add a date' }).click();
    await drawer.getByRole('group', { name: 'What' }).getByRole('textbox', { name: 'English' }).fill('Doors open');
    await drawer.getByRole('button', { name: 'Save the draft' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The draft is saved.' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Open day/ })).toContainText('Draft');
    await expectSound(page);
  });

  await test.step('nobody sees the draft', async () => {
    await openPortal(reader, slug, '/notice', '?lang=en');
    await expect(reader.getByRole('heading', { name: 'No upcoming events' })).toBeVisible();
  });

  await test.step('published, it is on the home page, in the list, and marked as read once it was opened', async () => {
    await page.getByRole('button', { name: 'Publish “Open day”' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('row', { name: /Open day/ })).toContainText('Published');
    await openPortal(reader, slug, '/', '?lang=en');
    const board = reader.getByRole('region', { name: 'From the admissions office' });
    await board.getByRole('link', { name: 'Open day' }).click();
    await expect(reader.getByRole('heading', { level: 1, name: 'Open day' })).toBeVisible();
    await expect(reader.getByRole('heading', { name: 'How to get here' })).toBeVisible();
    await expect(reader.getByText('Take bus 7 & <walk>.')).toBeVisible();
    await expectSound(reader);
    await expectFits(reader);
    const saved = reader.waitForEvent('download');
    await reader.getByRole('button', { name: 'Add to calendar' }).click();
    expect((await saved).suggestedFilename()).toBe('events.ics');
    await reader.getByRole('link', { name: 'Back to the list' }).click();
    await expect(reader.getByRole('link', { name: 'Open day' })).toBeVisible();
    await expect(reader.getByText('New', { exact: true })).toBeHidden();
    await expectFits(reader);
    const subscribed = await reader.getByRole('link', { name: 'Subscribe' }).getAttribute('href');
    expect(subscribed).toMatch(/^webcal:.*\/en\.ics$/);
    const calendar = await page.request.get((subscribed ?? '').replace(/^webcal:/, 'http:'));
    expect(await calendar.text()).toContain('SUMMARY:Doors open');
  });

  await test.step('staff see that somebody has read it, and withdraw it; an open link says so', async () => {
    await page.reload();
    await expect(
      page.getByRole('row', { name: /Open day/ }).getByRole('cell', { name: '1', exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Withdraw “Open day”' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(page.getByRole('row', { name: /Open day/ })).toContainText('Draft');
    await reader.goBack();
    await reader.reload();
    await expect(reader.getByRole('heading', { name: 'This page is not available' })).toBeVisible();
  });
  await reader.context().close();
});

test('a question of the help page is found by simplified and by traditional characters', async ({
  page,
  browser,
  baseURL,
}) => {
  const slug = await ownProject('jrzs');
  const person = await newcomerOf(slug);
  await enterConsole(page, `/projects/${slug}/content?kind=faq`);
  await page.getByRole('button', { name: 'New question' }).click();
  const drawer = page.getByRole('dialog', { name: 'New question' });
  const title = drawer.getByRole('group', { name: 'Title', exact: true });
  await title.getByRole('textbox', { name: 'Simplified Chinese' }).fill('学费是多少？');
  await title.getByRole('textbox', { name: 'Traditional Chinese' }).fill('學費是多少？');
  await title.getByRole('textbox', { name: 'English' }).fill('What is the tuition?');
  await drawer.getByRole('button', { name: 'Save the draft' }).click();
  await page.getByRole('button', { name: 'Publish “What is the tuition?”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('row', { name: /tuition/ })).toContainText('Published');
  const reader = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await enterAs(reader, person);
  await openPortal(reader, slug, '/help', '?lang=sc');
  for (const words of ['學費', '学费', 'ＴＵＩＴＩＯＮ']) {
    await reader.getByRole('searchbox').fill(words);
    await expect(reader.getByRole('status').filter({ hasText: '1 个问题' })).toBeVisible();
  }
  await expectSound(reader);
  await reader.context().close();
});

test('the application guide is published edition by edition, and an applicant reads it', async ({
  page,
  browser,
  baseURL,
}) => {
  const slug = await ownProject('qyj');
  const person = await newcomerOf(slug);
  const reader = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await enterAs(reader, person);
  const marked = reader.waitForResponse((answer) => answer.url().includes('/singlePage/read'));
  await openPortal(reader, slug, '/application_guide', '?lang=en');
  await expect(reader.getByRole('heading', { level: 1, name: 'Application guide' })).toBeVisible();
  await marked;

  await enterConsole(page, `/projects/${slug}/content?kind=page`);
  await expect(page.getByText(/^Edition 1, .* read by 1 person/)).toBeVisible();
  await page.getByRole('button', { name: 'Edit “Application guide”' }).click();
  const drawer = page.getByRole('dialog', { name: 'Next edition of the page' });
  const title = drawer.getByRole('group', { name: 'Title' }).getByRole('textbox', { name: 'English' });
  await title.fill('');
  await drawer.getByRole('button', { name: 'Publish the edition' }).click();
  await expect(drawer.getByText('Every language of the project is needed.')).toBeVisible();
  await title.fill('How to apply');
  await drawer.getByRole('textbox', { name: 'Text: English' }).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Begin early.');
  await drawer.getByRole('button', { name: 'Publish the edition' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The edition is published.' })).toBeVisible();
  await expect(page.getByText(/^Edition 2, .* read by nobody yet/)).toBeVisible();
  await expectSound(page);

  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1, name: 'How to apply' })).toBeVisible();
  await expect(reader.getByText(/Begin early\.$/)).toBeVisible();
  await expectSound(reader);
  await reader.context().close();
});

test('a file is offered, downloaded on a phone, counted, and withdrawn', async ({ page, browser, baseURL }) => {
  const slug = await ownProject('itf');
  const person = await newcomerOf(slug);
  const reader = await (await browser.newContext({ viewport: phone, ...(baseURL && { baseURL }) })).newPage();
  await enterAs(reader, person);
  await enterConsole(page, `/projects/${slug}/content?kind=download`);

  await test.step('without a file it is not saved', async () => {
    await page.getByRole('button', { name: 'New download' }).click();
    const drawer = page.getByRole('dialog', { name: 'New download' });
    await drawer
      .getByRole('group', { name: 'Title', exact: true })
      .getByRole('textbox', { name: 'English' })
      .fill('Reading list');
    await drawer.getByRole('button', { name: 'Save the draft' }).click();
    await expect(drawer.getByText('Upload a file.')).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await drawer.getByRole('button', { name: 'Choose a file' }).click();
    await (
      await chooser
    ).setFiles({
      name: 'reading list.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Brealey and Myers'),
    });
    await expect(drawer.getByRole('link', { name: 'reading list.txt' })).toBeVisible();
    await drawer.getByRole('button', { name: 'Save the draft' }).click();
    await expect(page.getByRole('row', { name: /Reading list/ })).toContainText('Draft');
    await expectSound(page);
  });

  await test.step('published, it is found from the home page and downloaded', async () => {
    await page.getByRole('button', { name: 'Publish “Reading list”' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('row', { name: /Reading list/ })).toContainText('Published');
    await openPortal(reader, slug, '/', '?lang=en');
    const board = reader.getByRole('region', { name: 'From the admissions office' });
    await board.getByRole('link', { name: 'Downloads' }).click();
    const saved = reader.waitForEvent('download');
    await reader.getByRole('link', { name: 'Download “Reading list”' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('reading list.txt');
    expect(await readFile(await download.path(), 'utf8')).toBe('Brealey and Myers');
    await expect(reader.getByText('Downloaded', { exact: true })).toBeVisible();
    await expectSound(reader);
    await expectFits(reader);
  });

  await test.step('staff see it, and withdraw it; its address is good for nothing afterwards', async () => {
    const address = await reader.getByRole('link', { name: 'Download “Reading list”' }).getAttribute('href');
    await page.reload();
    await expect(page.getByRole('row', { name: /Reading list/ })).toContainText('Once, by 1 person');
    await page.getByRole('button', { name: 'Withdraw “Reading list”' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(page.getByRole('row', { name: /Reading list/ })).toContainText('Draft');
    expect((await reader.request.get(address ?? '')).status()).toBe(404);
    await reader.reload();
    await expect(reader.getByRole('heading', { name: 'No downloads yet' })).toBeVisible();
  });
  await reader.context().close();
});
