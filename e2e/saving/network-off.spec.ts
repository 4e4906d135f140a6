import { expectSound } from '../support/portal.ts';
import { openNotebook } from './support/notebook-page.ts';
import { expect, test } from './support/site.ts';

test('a module that is filled in without network is kept, survives its tab, and is sent later', async ({
  device,
  person,
}) => {
  const tab = await openNotebook(device, person);
  const { page } = tab;
  await device.setOffline(true);
  for (const line of ['Alpha', 'Beta', 'Gamma', 'Delta', 'Story']) await tab.write(line, `${line} 離線 offline`);
  await page.getByRole('combobox', { name: 'Colour' }).selectOption({ label: 'Blue' });
  for (const town of ['Berlin', '杭州']) {
    await page.getByRole('button', { name: 'Add a place' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Town' }).fill(town);
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  }
  await expect(tab.word()).toContainText(/kept on this device/i);
  await expectSound(page);
  expect((await person.filed('notes')).save_field).toEqual({ normal: {}, column: {} });
  await page.close();

  await device.setOffline(false);
  const again = await openNotebook(device, person);
  await expect(again.box('Alpha')).toHaveValue('Alpha 離線 offline');
  await expect(again.page.getByRole('table', { name: 'Places' })).toContainText('杭州');
  await again.saved();
  const { save_field } = await person.filed('notes');
  expect(save_field.normal).toMatchObject({ alpha: 'Alpha 離線 offline', story: 'Story 離線 offline' });
  expect(Object.keys(save_field.normal).toSorted()).toEqual(['alpha', 'beta', 'colour', 'delta', 'gamma', 'story']);
  expect(save_field.column['places']?.map(({ town }) => town)).toEqual(['Berlin', '杭州']);
});
