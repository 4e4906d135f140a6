import { readFile } from 'node:fs/promises';
import { enterConsole } from '../support/console.ts';
import { expect, expectSound, test } from '../support/portal.ts';
import { ownProject } from '../submission/support/own-project.ts';

test('a changed setting is in the log with what was there before, and the log proves that it is whole', async ({
  page,
}) => {
  const slug = await ownProject('itf');
  await enterConsole(page, `/projects/${slug}/settings`, { account: 'admin.yunzhou' });
  const months = page.getByRole('spinbutton', { name: 'Drafts (months after the end)' });
  const save = async (count: string) => {
    await months.fill(count);
    await page.getByRole('button', { name: 'Save the settings' }).click();
    await expect(page.getByText('Saved. The portal follows at once.')).toBeVisible();
  };
  await save('172');
  await page.reload();
  await expect(months).toHaveValue('172');
  await save('173');
  // From the top: further down a switch may be half under the bar above, which is no finding.
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expectSound(page);

  await page.getByRole('link', { name: 'Log' }).click();
  // Without what other scenarios did, of which axe would judge every line.
  await page.getByRole('combobox', { name: 'Kind' }).fill('Changed settings');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasNotText: 'Changed settings' })).toHaveCount(1);
  const line = page.getByRole('row').filter({ hasText: '172 → 173' });
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
