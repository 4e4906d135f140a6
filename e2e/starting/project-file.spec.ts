import { expect, type Page, test } from '@playwright/test';
import { type RunningServer, startServer } from '@portico/testing/running-server';
import { readFileSync } from 'node:fs';
import { chooseFile } from '../support/choose-file.ts';
import { signInStaff } from '../support/console.ts';
import { newFolder, removeFolders } from '../support/server/data-folder.ts';

let second: RunningServer;

test.beforeAll(async () => {
  second = await startServer({ dataFolder: newFolder(), settings: { DEMO: '0' } });
});
test.afterAll(async () => {
  await second.end('SIGTERM');
  removeFolders();
});

test('a project file makes the same project in a second installation', async ({ page, browser }) => {
  const path = await test.step('exported from the first', async () => {
    await enter(page, process.env['PORTICO_E2E_URL'] ?? '', process.env['PORTICO_E2E_OWNER_PASSWORD'] ?? '');
    await openProject(page, 'bicmr', 'Project file');
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the project file' }).click();
    return (await downloading).path();
  });

  const there = await (await browser.newContext()).newPage();
  await test.step('a project is made of it in the second', async () => {
    await enter(there, second.url, second.ownerPassword);
    const drawer = there.getByRole('dialog');
    await there.getByRole('button', { name: 'Create the organisation' }).click();
    await drawer.getByRole('textbox', { name: 'English' }).fill('Southern University');
    await drawer.getByRole('button', { name: 'Create the organisation' }).click();
    await expect(drawer).toHaveCount(0);
    await there.getByRole('link', { name: 'Projects', exact: true }).click();
    await there.getByRole('button', { name: 'New project' }).click();
    await drawer.getByRole('radio', { name: /^A project file/ }).check();
    await chooseFile(drawer.getByRole('button', { name: 'Choose a file' }), path);
    await expect(drawer.getByRole('textbox', { name: 'English' })).toHaveValue(titleIn(path));
    await drawer.getByRole('textbox', { name: 'Short name' }).fill('moved-here');
    await drawer.getByRole('button', { name: 'Create the project' }).click();
    await expect(there).toHaveURL(/#\/projects\/moved-here/);
  });

  await test.step('compared, nothing differs, and the portal is there', async () => {
    await there.getByRole('link', { name: 'Project file', exact: true }).click();
    await chooseFile(there.getByRole('button', { name: 'Choose a project file' }), path);
    await expect(there.getByText('This file changes nothing: the project is already like it.')).toBeVisible();
    await there.goto(`${second.url}/apply/moved-here/?lang=en#/`);
    await expect(there.getByRole('banner')).toContainText(titleIn(path));
  });
  await there.context().close();
});

async function enter(page: Page, url: string, password: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('portico.console.language', 'en'));
  await page.goto(`${url}/console/`);
  await signInStaff(page, 'owner', password);
}

async function openProject(page: Page, slug: string, part: string): Promise<void> {
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: `/apply/${slug}/` })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('link', { name: part, exact: true }).click();
}

function titleIn(path: string): string {
  return JSON.parse(readFileSync(path, 'utf8')).look.title.en;
}
