import { setTimeout as wait } from 'node:timers/promises';
import { freezeDatabase } from '@portico/testing/frozen-database';
import { openNotebook } from './support/notebook-page.ts';
import { expect, test } from './support/site.ts';

const frozenMs = 30_000;

test('a database that stands still for half a minute loses nothing, and nothing is said to be saved', async ({
  site,
  device,
  person,
}) => {
  const tab = await openNotebook(device, person);
  await tab.write('Alpha', 'before');
  await tab.saved();
  const thaw = freezeDatabase(site.server.dataFolder);
  try {
    const thawed = wait(frozenMs).then(() => 'thawed' as const);
    await tab.write('Alpha', ', in the ice');
    // While the database is frozen, the status never says saved.
    const word = tab.saved().then(
      () => 'saved' as const,
      () => 'never saved' as const,
    );
    expect(await Promise.race([thawed, word])).toBe('thawed');
    await tab.write('Beta', 'still typing');
    expect((await tab.glance([])).saysSaved).toBe(false);
  } finally {
    thaw();
  }
  await tab.saved();
  expect((await person.filed('notes')).save_field.normal).toEqual({
    alpha: 'before, in the ice',
    beta: 'still typing',
  });
});
