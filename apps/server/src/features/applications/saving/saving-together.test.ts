import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refused } from '../../../testing/client.ts';
import { buildProject } from '../../../testing/toys/toy-tenants.ts';
import { statementsOf } from '../../../testing/count-statements.ts';
import { form, openSaving } from '../testing/saving-fixture.ts';

let saving: Awaited<ReturnType<typeof openSaving>>;
beforeAll(async () => {
  saving = await openSaving();
});
afterAll(() => saving.close());

/** An applicant in the middle of a form, whose session was verified before. */
async function writer(project = saving.project) {
  const person = await saving.applicant(project);
  expect((await saving.save(person.token, { a: 'begun' })).revision).toBe(1);
  return person;
}

it('saves of many people share statements, and each has its own words, log and revision', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => writer()));
  const answers: { revision: number }[] = [];
  const statements = await statementsOf(async () => {
    const save = ({ token }: { token: string }, at: number) => saving.save(token, { b: `word ${at}` }, { revision: 1 });
    answers.push(...(await Promise.all(people.map(save))));
  });
  expect(answers.map(({ revision }) => revision)).toEqual(people.map(() => 2));
  expect(statements.filter((text) => text.includes('save_application'))).toEqual([]);
  expect(statements.length).toBeLessThan(10);
  for (const [at, { id, token }] of people.entries()) {
    expect((await saving.open(token)).save_field.normal).toEqual({ a: 'begun', b: `word ${at}` });
    expect((await saving.rowsOf(id)).log).toMatchObject([{ key: 'a' }, { key: 'b', by_whom: id, revision: '2' }]);
  }
});

it('nobody waits for a locked application of somebody else', async () => {
  const [locked, free] = [await writer(), await writer()];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let holder: Promise<void> | undefined;
  await new Promise<void>((holding) => {
    holder = saving.ownerDb.transaction().execute(async (db) => {
      await sql`select from applications where applicant_id = ${locked.id} for update`.execute(db);
      holding();
      await released;
    });
  });
  const waiting = saving.save(locked.token, { b: 'late' }, { revision: 1 });
  expect((await saving.save(free.token, { b: 'soon' }, { revision: 1 })).revision).toBe(2);
  release();
  await holder;
  expect((await waiting).revision).toBe(2);
});

it('saves of two projects at once stay each in its own', async () => {
  const other = await buildProject(saving.ownerDb, { slug: 'saving-beside' });
  await saving.publish(other, form);
  const people = await Promise.all([writer(), writer(other), writer(), writer(other)]);
  const save = ({ token }: { token: string }) => saving.save(token, { b: 'mine' }, { revision: 1 });
  const answers = await Promise.all(people.map(save));
  expect(answers.map(({ revision }) => revision)).toEqual([2, 2, 2, 2]);
});

it('a person signed out meanwhile saves nothing, while the others do', async () => {
  const [leaver, stays] = [await writer(), await writer()];
  await saving.ownerDb.deleteFrom('applicant_sessions').where('applicant_id', '=', leaver.id).execute();
  const [error, saved] = await Promise.all([
    refused(saving.save(leaver.token, { b: 'x' }, { revision: 1 })),
    saving.save(stays.token, { b: 'y' }, { revision: 1 }),
  ]);
  expect(error).toBe('notSignedIn');
  expect(saved.revision).toBe(2);
  expect((await saving.rowsOf(leaver.id)).log).toHaveLength(1);
});
