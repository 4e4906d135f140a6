import { openNotebook } from './support/notebook-page.ts';
import { expect, saves, test } from './support/site.ts';

test('a server that is killed in the middle of a save has all of it once it is back', async ({
  site,
  device,
  person,
}) => {
  const { road, server } = site;
  const tab = await openNotebook(device, person);
  // At once: text that is typed slowly may be saved in two pieces.
  await tab.box('Alpha').fill('before the fall');
  await tab.saved();

  const before = road.exchanges().length;
  road.add({ fault: { kind: 'throttle', bytesPerSecond: 400 }, where: saves, times: 1 });
  await tab.write('Alpha', ', during it');
  await expect.poll(() => road.exchanges().slice(before).find(isUnderWay)?.requestBytes ?? 0).toBeGreaterThan(0);
  await server.kill();
  await tab.write('Beta', 'while nobody listens');
  expect((await tab.glance([])).saysSaved).toBe(false);
  await server.start();
  await tab.saved();
  const { save_field, revision } = await person.filed('notes');
  expect(save_field.normal).toEqual({ alpha: 'before the fall, during it', beta: 'while nobody listens' });
  expect(revision).toBeLessThanOrEqual(3);
});

function isUnderWay({ method, path, fate }: { method: string; path: string; fate: string }): boolean {
  return saves.test(`${method} ${path}`) && fate === 'under way';
}
