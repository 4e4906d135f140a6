import { readFile } from 'node:fs/promises';
import { openConsole, signInStaff } from '../support/console.ts';
import { expect, expectSound, test } from '../support/portal.ts';
import { ownProject } from '../submission/support/own-project.ts';

test('a changed setting is in the log with what was there before, and the log proves that it is whole', async ({
  page,
}) => {
  const slug = await ownProject('itf');
  await openConsole(page, 'en', `/projects/${slug}/settings`);
  await signInStaff(page, 'admin.yunzhou');
  const months = page.getByRole('spinbutton', { name: 'Drafts (months after the end)' });
  await months.fill('173');
  await page.getByRole('button', { name: 'Save the settings' }).click();
  await expect(page.getByText('Saved. The portal follows at once.')).toBeVisible();
  await expectSound(page);

  await page.getByRole('link', { name: 'Log' }).click();
  const line = page.getByRole('row').filter({ hasText: '→ 173' });
  await expect(line).toContainText('周敏之');
  await expect(line).toContainText('Changed settings');
  await expectSound(page);

  await page.getByRole('button', { name: 'Verify the log' }).click();
  const chain = page.getByRole('region', { name: 'Yunzhou University' });
  await chain.getByRole('button', { name: 'Verify' }).click();
  await expect(chain.getByText(/^Sound: /)).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Close' }).click();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as CSV' }).click();
  const rows = await readFile(await (await download).path(), 'utf8');
  expect(rows.split('\n').filter((row) => row.includes('changed settings') && row.includes('173'))).not.toEqual([]);
});
