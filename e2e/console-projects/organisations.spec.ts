import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { enterConsole } from '../support/console.ts';
import { expect, expectSound, test } from '../support/portal.ts';
import { ownProject } from '../submission/support/own-project.ts';

test('an organisation is copied with a project, and the portal of the copy closes and opens with it', async ({
  page,
  browser,
}) => {
  const original = await ownProject('jrzs');
  const name = `Copied ${randomUUID().slice(0, 8)}`;
  const slug = `copy-${randomUUID().slice(0, 8)}`;
  const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await enterConsole(page, '/projects');
  const copy = page.getByRole('region', { name });

  await test.step('one project is chosen, with an address of its own', async () => {
    await choose(page, page.getByRole('button', { name: 'More about Yunzhou University' }), 'Copy the organisation');
    const drawer = page.getByRole('dialog', { name: 'Copy the organisation' });
    for (const language of await drawer
      .getByRole('group', { name: 'Name of the organisation' })
      .getByRole('textbox')
      .all())
      await language.fill(name);
    const projects = drawer.getByRole('group', { name: 'Projects to copy, and the addresses of the copies' });
    await expect(projects.getByRole('textbox', { name: /^Short name/ }).first()).toBeVisible();
    await expectSound(page);
    const wanted = await page.evaluate(
      async (domain) => (await (await fetch(`/v1/public/auth_mode?domain=${domain}`)).json()).data.project_id,
      original,
    );
    for (const box of await projects.getByRole('checkbox').all())
      if (!((await box.getAttribute('id')) ?? '').includes(wanted)) await box.uncheck();
    const address = projects.getByRole('textbox', { name: /^Short name/ });
    await expect(address).toHaveCount(1);
    await address.fill(original);
    await drawer.getByRole('button', { name: 'Copy the organisation' }).click();
    await expect(drawer.getByRole('alert')).toContainText(original);
    await address.fill(slug);
    await drawer.getByRole('button', { name: 'Copy the organisation' }).click();
    await expect(drawer).toBeHidden();
    await expect(copy.getByRole('listitem')).toHaveCount(1);
    await expect(copy).toContainText(`/apply/${slug}/`);
  });

  const more = copy.getByRole('button', { name: /^More about / });
  const portal = async () => {
    await visitor.goto(`/apply/${slug}/?lang=en`);
    return visitor.getByRole('main');
  };
  await expect(await portal()).not.toContainText('paused');

  await test.step('suspended, its portal says so; the project keeps its own state', async () => {
    await choose(page, more, 'Suspend the organisation');
    const question = page.getByRole('dialog', { name: `Suspend ${name}?` });
    await expect(question).toContainText('Its open portal says that it is paused');
    await question.getByRole('button', { name: 'Suspend the organisation' }).click();
    await expect(copy.getByRole('heading', { level: 2 }).locator('xpath=..')).toContainText('Suspended');
    await expectSound(page);
    await expect(await portal()).toContainText('paused');
    await copy.getByRole('listitem').getByRole('link').first().click();
    await page.getByRole('link', { name: 'Address and state' }).click();
    await expect(page.getByRole('main')).toContainText('The organisation is suspended');
    await expect(page.getByRole('main')).toContainText('The portal is open to applicants, within its batches.');
    await page.getByRole('link', { name: 'All projects' }).click();
  });

  await test.step('in the archive it is folded away without a portal, and comes back suspended', async () => {
    await choose(page, more, 'Archive the organisation');
    await page.getByRole('dialog').getByRole('button', { name: 'Archive the organisation' }).click();
    await expect(copy).toBeHidden();
    expect((await visitor.goto(`/apply/${slug}/`))?.status()).toBe(404);
    await page.getByText(/organisations? in the archive/).click();
    await choose(page, more, 'Take from the archive');
    await page.getByRole('dialog').getByRole('button', { name: 'Take from the archive' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(await portal()).toContainText('paused');
    await choose(page, more, 'Resume the organisation');
    await page.getByRole('dialog').getByRole('button', { name: 'Resume the organisation' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(await portal()).not.toContainText('paused');
  });

  // Other scenarios count what the start page lists.
  await choose(page, more, 'Archive the organisation');
  await page.getByRole('dialog').getByRole('button', { name: 'Archive the organisation' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

async function choose(page: Page, menu: ReturnType<Page['getByRole']>, item: string): Promise<void> {
  await menu.click();
  await page.getByRole('menuitem', { name: item }).click();
}
