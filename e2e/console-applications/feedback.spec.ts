import { enterConsole } from '../support/console.ts';
import { expect, expectSound, phone, signIn, test } from '../support/portal.ts';

test('what staff add to a part of an application is read there by the applicant, until it is removed', async ({
  page,
  browser,
  baseURL,
}) => {
  await enterConsole(page);
  await page.getByRole('searchbox').fill('周亦');
  await page.getByRole('link', { name: '周亦澄' }).click();
  const card = page.getByRole('region', { name: 'Feedback on the application' });
  await expect(card.getByRole('listitem')).toHaveCount(2);
  await expectSound(page);
  for (const [title, reader] of [
    ['Proof of funding', 'Applicant and staff'],
    ['Our own memo', 'Staff only'],
  ] as const) {
    await card.getByRole('button', { name: 'Add an entry' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('group', { name: 'Title' }).getByLabel('English').fill(title);
    await drawer.getByRole('radio', { name: 'Not passed' }).check();
    await drawer.getByRole('group', { name: 'Text' }).getByLabel('English').fill('The last page is missing.');
    const chooser = page.waitForEvent('filechooser');
    await drawer.getByRole('group', { name: 'Files' }).getByRole('button').click();
    await (
      await chooser
    ).setFiles({ name: 'funding.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
    await expect(drawer.getByRole('button', { name: 'Remove funding.pdf' })).toBeVisible();
    await drawer.getByRole('button', { name: 'Add the entry' }).click();
    // The audience has no default.
    await expect(drawer.getByText('Choose who reads it.')).toBeVisible();
    await drawer.getByRole('radio', { name: reader }).check();
    // The message fades out, and axe would judge it half faded.
    await expect(drawer.getByText('Choose who reads it.')).toHaveCount(0);
    await expectSound(page);
    await drawer.getByRole('button', { name: 'Add the entry' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(card.getByRole('listitem').filter({ hasText: title })).toContainText(reader);
  }

  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: phone });
  const portal = await context.newPage();
  await signIn(portal, 'itf', 'yicheng.zhou@example.com');
  await portal.getByRole('banner').getByRole('button', { name: '打开菜单' }).click();
  await portal.getByRole('link', { name: /有更新/ }).click();
  const entry = portal.getByRole('heading', { name: 'Proof of funding' });
  await expect(entry).toBeVisible();
  await expect(portal.getByText('The last page is missing.')).toHaveCount(1);
  await expect(portal.getByText('Our own memo')).toHaveCount(0);
  await expectSound(portal);
  const file = portal.getByRole('link', { name: /funding\.pdf/ });
  expect((await portal.request.get((await file.getAttribute('href')) ?? '')).status()).toBe(200);

  for (const title of ['Proof of funding', 'Our own memo']) {
    await card.getByRole('button', { name: `Remove “${title}”` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove the entry' }).click();
    await expect(card.getByText(title)).toHaveCount(0);
  }
  const seen = () => portal.evaluate(() => localStorage.getItem('highlight_list_itf'));
  await expect.poll(seen).not.toBeNull();
  await portal.reload();
  await expect(portal.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(entry).toHaveCount(0);
  await context.close();
});
