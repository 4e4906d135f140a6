import { openNotebook } from './support/notebook-page.ts';
import { expect, saves, test } from './support/site.ts';

test('an answer that is lost after the commit is asked for again, and nothing is written twice', async ({
  site: { road },
  device,
  person,
}) => {
  const tab = await openNotebook(device, person);
  const before = road.exchanges().length;
  road.add({ fault: { kind: 'loseAnswer' }, where: saves, times: 2 });
  await tab.write('Alpha', 'said once');
  const sent = () =>
    road
      .exchanges()
      .slice(before)
      .filter(({ method, path }) => saves.test(`${method} ${path}`));
  await expect.poll(() => sent().filter(({ fate }) => fate === 'lost').length).toBeGreaterThan(0);
  expect((await person.filed('notes')).save_field.normal).toEqual({ alpha: 'said once' });
  expect((await tab.glance([])).saysSaved).toBe(false);

  await tab.saved();
  expect(sent().map(({ fate }) => fate)).toEqual(['lost', 'lost', 'passed']);
  expect(new Set(sent().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  const { save_field, revision } = await person.filed('notes');
  expect({ save_field, revision }).toEqual({ save_field: { normal: { alpha: 'said once' }, column: {} }, revision: 1 });
});
