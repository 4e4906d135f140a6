import { afterAll, beforeAll, expect, it } from 'vitest';
import { readLetters } from '../../domain/letters/reading/read-letter.ts';
import { outcome, refusal } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { letterRoutes } from './letters.routes.ts';
import { type Letters, openLetters } from './testing/letters-fixture.ts';

let letters: Letters;
beforeAll(async () => {
  letters = await openLetters();
});
afterAll(() => letters.close());

it('letters are read with their content once they are handed in, and never before', async () => {
  const request = await letters.invite();
  const { uid, token, applicationId } = request;
  const db = letters.database.forProject(letters.project);
  const own = await letters.fileFor(request);
  await letters.saveInfo(token, uid, { name: 'Dr. Wu' });
  await letters.save(token, uid, { praise: 'Excellent.', known: 'yes', years: '3', paper: [own] });
  const [draft] = await readLetters(db, applicationId, 'en');
  expect(draft).toMatchObject({
    request: { id: uid, state: 'invited', name: 'Dr. Wu' },
    entries: [],
    files: [],
    hash: '',
  });
  const { hash } = await letters.submit(token, uid);
  const [letter, ...others] = await readLetters(db, applicationId, 'sc');
  expect(letter).toMatchObject({ request: { state: 'written', writtenAt: frozenNow }, files: [own], hash });
  expect(letter?.entries.map(({ name, value }) => [name.en, value])).toEqual([
    ['praise', 'Excellent.'],
    ['known', 'yes-sc'],
    ['years', '3'],
  ]);
  expect(others).toEqual([]);
  await letters.ownerDb.updateTable('recommendations').set({ state: 'withdrawn' }).where('id', '=', uid).execute();
  expect(await readLetters(db, applicationId, 'sc')).toEqual([]);
});

it('another project’s handle reads nothing', async () => {
  const { uid, token, applicationId } = await letters.invite();
  await letters.save(token, uid, { praise: 'x' });
  await letters.submit(token, uid);
  const stranger = { id: crypto.randomUUID(), orgId: crypto.randomUUID() };
  expect(await readLetters(letters.database.forProject(stranger), applicationId, 'en')).toEqual([]);
});

it('every call answers odd values in every field with a sentence, never with a fault of ours', async () => {
  const { uid, byCode } = await letters.invite();
  const routes = letterRoutes(letters);
  const own = {
    uid,
    menuid: 'letter',
    revision: '0',
    changes: '{}',
    form_version: letters.version,
    agreed: '1',
    from: uid,
  };
  const oddities = ['x'.repeat(100_000), '', '{"a":[', '-1', 'NaN', '\u{1F600}'.repeat(50), '\u0000', "' or 1=1 --"];
  const faults: string[] = [];
  for (const { route, schemas } of routes.filter((one) => one.route.name !== 'submitLetter')) {
    for (const name of [...Object.keys(schemas.input.shape), 'unheard_of']) {
      for (const oddity of oddities) {
        const call: Promise<unknown> = letters.client.as({ token: byCode }).send(route, { ...own, [name]: oddity });
        const answer = await outcome(call);
        const isSaid = answer === 'done' || (await refusal(call)).message !== '';
        if (answer === 'broken' || answer === 'busy' || !isSaid) faults.push(`${route.name} ${name}: ${answer}`);
      }
    }
  }
  expect(faults).toEqual([]);
});
