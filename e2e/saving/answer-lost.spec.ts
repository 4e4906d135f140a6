import { openNotebook } from './support/notebook-page.ts';
import { expect, saves, test } from './support/site.ts';

test('an answer that is lost after the commit is asked for again, and nothing is written twice', async ({
  site: { road },
  device,
  person,
}) => {
  const tab = await openNotebook(device, person);
  const before = road.exchanges().length;
  const answerAgain = road.add({ fault: { kind: 'loseAnswer' }, where: saves });
  // At once: text that is typed slowly may be saved in two pieces.
  await tab.box('Alpha').fill('said once');
  const sent = () =>
    road
      .exchanges()
      .slice(before)
      .filter(({ method, path }) => saves.test(`${method} ${path}`));
  // A busy server may first refuse, and that answer is lost too: only status 200 means that the text is stored.
  const lost = () => sent().filter(({ fate }) => fate === 'lost');
  await expect.poll(() => lost().map(({ status }) => status)).toContain(200);
  const asked = sent().length;
  expect((await person.filed('notes')).save_field.normal).toEqual({ alpha: 'said once' });
  expect((await tab.glance([])).saysSaved).toBe(false);

  await expect.poll(() => sent().length).toBeGreaterThan(asked);
  answerAgain();
  await tab.saved();
  const fates = sent().map(({ fate }) => fate);
  expect([fates.at(-1), ...new Set(fates.slice(0, -1))]).toEqual(['passed', 'lost']);
  expect(new Set(sent().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  const { save_field, revision } = await person.filed('notes');
  expect({ save_field, revision }).toEqual({ save_field: { normal: { alpha: 'said once' }, column: {} }, revision: 1 });
});
