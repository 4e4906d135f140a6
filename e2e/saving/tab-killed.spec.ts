import { crash, openNotebook } from './support/notebook-page.ts';
import { expect, saves, test } from './support/site.ts';

test('what stood in a tab that was killed is there when it is opened again', async ({ site, device, person }) => {
  const forget = site.road.add({ fault: { kind: 'dropRequest' }, where: saves });
  const tab = await openNotebook(device, person);
  await tab.write('Alpha', 'never sent');
  await tab.write('Story', 'one line\nand another, typed until the last moment');
  // The status after the last keystroke is rendered with the next frame.
  await tab.glance([]);
  await expect(tab.word()).toContainText('Kept on this device');
  await crash(tab);
  expect((await person.filed('notes')).save_field.normal).toEqual({});

  forget();
  const again = await openNotebook(device, person);
  await expect(again.box('Alpha')).toHaveValue('never sent');
  await expect(again.box('Story')).toHaveValue('one line\nand another, typed until the last moment');
  await again.saved();
  expect((await person.filed('notes')).save_field.normal).toEqual({
    alpha: 'never sent',
    story: 'one line\nand another, typed until the last moment',
  });
});
