import { join } from 'node:path';
import { makeDiskSmall } from '@portico/testing/small-disk';
import { fileBox } from '../support/question.ts';
import { openNotebook } from './support/notebook-page.ts';
import { scanOf } from './support/papers.ts';
import { expect, test } from './support/site.ts';

const megabyte = 1_048_576;

test('a full disk refuses a file in words, takes what is typed, and takes the file once there is room', async ({
  site: { server },
  device,
  person,
}) => {
  const tab = await openNotebook(device, person, 'papers');
  const scans = tab.page.getByLabel('Scans').and(fileBox(tab.page));
  const folder = join(server.dataFolder, 'files');
  const disk = makeDiskSmall({ folder, bytes: megabyte, writer: server.running().pid });
  try {
    await scans.setInputFiles(scanOf('large.pdf', 3 * megabyte));
    await expect(tab.page.getByRole('main')).toContainText('Files cannot be taken at the moment.');
    await expect(tab.page.getByRole('link', { name: 'large.pdf' })).toHaveCount(0);
    await tab.write('Epsilon', 'typed on a full disk');
    await tab.saved();
  } finally {
    disk.remove();
  }
  expect((await person.filed('papers')).save_field.normal).toEqual({ epsilon: 'typed on a full disk' });
  await tab.page.getByRole('button', { name: /^Try again/ }).click();
  await expect(tab.page.getByRole('link', { name: 'large.pdf' })).toBeVisible();
  await tab.saved();
});
