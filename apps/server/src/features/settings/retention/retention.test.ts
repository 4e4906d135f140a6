import { verifyLog } from '@portico/contract/staff-log';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepStrays } from '../../../domain/files/sweep/sweep-strays.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import {
  day,
  exists,
  leaveFile,
  mailsTo,
  openRetaining,
  runAt,
  type Server,
  staffOf,
} from './testing/retention-fixture.ts';

let server: Server;
let storageFails = false;
beforeAll(async () => {
  server = await openTestServer([], (storage) => ({
    ...storage,
    delete: async (keys) => {
      if (storageFails) throw new Error('storage is away');
      await storage.delete(keys);
    },
  }));
});
afterAll(() => server.close());
beforeEach(async () => {
  // Projects of other tests do not take part.
  await sql`update projects set retention = '{}'`.execute(server.ownerDb);
});
afterEach(() => {
  server.clock.set(frozenNow);
  storageFails = false;
});

const both = ['retention-first', 'retention-last'];

async function listFiles(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of server.storage.list('files')) keys.push(key);
  return keys;
}

const linesOf = (projectId: string) =>
  server.ownerDb
    .selectFrom('staff_log')
    .select(['staff_name', 'subject', 'change'])
    .where('project_id', '=', projectId)
    .where('action', '=', 'deleted by retention')
    .execute();

describe('retention', () => {
  it('deletes nobody where no time is set, however old', async () => {
    const { person, endAt } = await openRetaining(server, {});
    await endAt(day(-99));
    const { id } = await person();
    for (const days of [0, 40, 4_000]) await runAt(server, days);
    expect(await exists(server, id)).toBe(true);
    expect(await mailsTo(server, id)).toEqual([]);
  });

  it('tells twice, each once, and then deletes with everything', async () => {
    const { project, person } = await openRetaining(server);
    const [draft, done] = [await person(), await person(2)];
    const file = await leaveFile(server, project.id, draft.id);
    await runAt(server, 0);
    await runAt(server, 0.1);
    expect(await mailsTo(server, draft.id)).toEqual(['retention-first']);
    // Due in 11 days, and told 30 days ahead all the same.
    for (const days of [12, 22.9]) await runAt(server, days);
    expect(await mailsTo(server, draft.id)).toEqual(['retention-first']);
    for (const days of [23, 24, 29.9]) await runAt(server, days);
    expect(await mailsTo(server, draft.id)).toEqual(both);
    expect(await exists(server, draft.id)).toBe(true);
    await runAt(server, 30.1);
    expect([await exists(server, draft.id), await exists(server, done.id)]).toEqual([false, false]);
    expect(await listFiles()).not.toContain(file);
    expect(await linesOf(project.id)).toEqual([
      {
        staff_name: '',
        subject: { project: project.id },
        change: { before: { drafts: 1, applications: 1 }, after: { drafts: 0, applications: 0 } },
      },
    ]);
    await runAt(server, 31);
    expect(await linesOf(project.id)).toHaveLength(1);
  });

  it('leaves a log whose chain is whole, and names nobody in it', async () => {
    const retaining = await openRetaining(server);
    const { id } = await retaining.person();
    for (const days of [0, 23, 30.1]) await runAt(server, days);
    expect(await exists(server, id)).toBe(false);
    expect(JSON.stringify(await linesOf(retaining.project.id))).not.toContain(id);
    server.clock.set(frozenNow);
    const staff = await staffOf(server, retaining);
    expect(await staff.call(verifyLog, { org: retaining.project.orgId })).toMatchObject({ done: true, broken: null });
  });

  it('tells in the language of the person, with the day, by mail and in the portal', async () => {
    const { person } = await openRetaining(server);
    const { id } = await person();
    await server.ownerDb.updateTable('applicants').set({ lang: 'tc' }).where('id', '=', id).execute();
    await runAt(server, 0, false);
    const { subject, text } = await server.ownerDb
      .selectFrom('outgoing_messages')
      .select(['subject', 'text'])
      .where('applicant_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(subject).toContain('您的帳戶將於 2026年4月3日');
    expect(text).toContain('刪除後無法復原');
    const messages = await server.ownerDb
      .selectFrom('messages')
      .select('title')
      .where('applicant_id', '=', id)
      .execute();
    expect(messages.map(({ title }) => title.en)).toEqual(['Your account will be deleted']);
  });

  it('goes on where it was stopped: what storage did not delete goes with the sweep', async () => {
    const { project, person } = await openRetaining(server);
    const { id } = await person();
    const file = await leaveFile(server, project.id, id);
    for (const days of [0, 23]) await runAt(server, days);
    storageFails = true;
    await runAt(server, 30.1);
    expect(await exists(server, id)).toBe(false);
    expect(await listFiles()).toContain(file);
    storageFails = false;
    await runAt(server, 31);
    await sweepStrays(server.database.jobs, server.storage, new Date(Date.now() + 2 * 86_400_000));
    expect(await listFiles()).not.toContain(file);
  });

  it('deletes many, in several transactions, each with its line', async () => {
    const { project, person } = await openRetaining(server);
    for (let index = 0; index < 45; index += 1) await person();
    for (const days of [0, 23, 30.1]) await runAt(server, days);
    const left = await server.ownerDb
      .selectFrom('applicants')
      .select('id')
      .where('project_id', '=', project.id)
      .execute();
    expect(left).toEqual([]);
    const lines = await linesOf(project.id);
    expect(lines.map(({ change }) => change)).toMatchObject([20, 20, 5].map((drafts) => ({ before: { drafts } })));
  });
});

describe('nobody is deleted', () => {
  /** Told at day 0 and 23; the thing happens at day 24; whether the person is there at day 40. */
  const keptAfter = async (
    happens: (retaining: Awaited<ReturnType<typeof openRetaining>>, id: string) => Promise<unknown>,
  ) => {
    const retaining = await openRetaining(server);
    const { id } = await retaining.person();
    for (const days of [0, 23]) await runAt(server, days);
    expect(await mailsTo(server, id)).toEqual(both);
    await happens(retaining, id);
    await runAt(server, 30.1);
    return exists(server, id);
  };

  it.each<[string, Parameters<typeof keptAfter>[0]]>([
    ['once the time is taken away', ({ settle }) => settle({})],
    ['once it is longer', ({ settle }) => settle({ draftsMonths: 12, applicationsMonths: 1 })],
    ['for 30 days after a time was shortened', ({ settle }) => settle({ draftsMonths: 1 }, day(24))],
    ['while the batch runs again', ({ endAt }) => endAt(day(60))],
    ['while letters are still taken', ({ endAt }) => endAt(day(-20), day(10))],
    [
      'who has an extension',
      ({ project }, id) =>
        server.ownerDb
          .insertInto('extensions')
          .values({ project_id: project.id, applicant_id: id, batch_id: project.batchId, until: day(10) })
          .execute(),
    ],
    [
      'whose mail came back',
      (_, id) =>
        sql`update outgoing_messages set bounced_at = now() where applicant_id = ${id} and purpose = 'retention-last'`.execute(
          server.ownerDb,
        ),
    ],
    [
      'where the project is suspended',
      ({ project }) =>
        server.ownerDb.updateTable('projects').set({ state: 'suspended' }).where('id', '=', project.id).execute(),
    ],
  ])('%s', async (_name, happens) => {
    expect(await keptAfter(happens)).toBe(true);
  });

  it('who would be, if nothing had happened', async () => {
    expect(await keptAfter(async () => undefined)).toBe(false);
  });

  it('whose mail was never sent; it is tried again', async () => {
    const { person } = await openRetaining(server);
    const { id } = await person();
    await runAt(server, 0, false);
    for (const days of [23, 31, 60]) await runAt(server, days, false);
    expect(await mailsTo(server, id)).toEqual(['retention-first']);
    expect(await exists(server, id)).toBe(true);
    await sql`update outgoing_messages set state = 'failed' where applicant_id = ${id}`.execute(server.ownerDb);
    await runAt(server, 61);
    expect(await mailsTo(server, id)).toEqual(['retention-first', 'retention-first']);
  });

  it('without an address that works, until there is another one', async () => {
    const { person } = await openRetaining(server);
    const { id } = await person();
    await runAt(server, 0);
    await sql`update outgoing_messages set bounced_at = now() where applicant_id = ${id}`.execute(server.ownerDb);
    for (const days of [23, 31, 60]) await runAt(server, days);
    expect(await mailsTo(server, id)).toEqual(['retention-first']);
    await sql`update applicants set email = 'new@example.com', email_key = 'new@example.com' where id = ${id}`.execute(
      server.ownerDb,
    );
    for (const days of [61, 83.9]) await runAt(server, days);
    expect(await exists(server, id)).toBe(true);
    for (const days of [84, 91.1]) await runAt(server, days);
    expect(await exists(server, id)).toBe(false);
  });

  it('who has no batch, or another time than their kind', async () => {
    const { person, settle } = await openRetaining(server);
    await settle({ draftsMonths: 1 });
    const [begun, done] = [await person(), await person(2)];
    const none = await person();
    await server.ownerDb
      .updateTable('applications')
      .set({ batch_id: null })
      .where('applicant_id', '=', none.id)
      .execute();
    for (const days of [0, 23, 30.1]) await runAt(server, days);
    expect([await exists(server, begun.id), await exists(server, done.id), await exists(server, none.id)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('on whom somebody works at that moment; they are next time', async () => {
    const { person } = await openRetaining(server);
    const { id } = await person();
    for (const days of [0, 23]) await runAt(server, days);
    await server.ownerDb.transaction().execute(async (busy) => {
      await busy.selectFrom('applications').select('id').where('applicant_id', '=', id).forUpdate().execute();
      await runAt(server, 30.1);
      expect(await exists(server, id)).toBe(true);
    });
    await runAt(server, 30.2);
    expect(await exists(server, id)).toBe(false);
  });

  it('or told in the week after a time was set', async () => {
    const { person, settle } = await openRetaining(server);
    const { id } = await person();
    await settle({ draftsMonths: 1 }, day(0));
    await runAt(server, 6.9);
    expect(await mailsTo(server, id)).toEqual([]);
    await runAt(server, 7.1);
    expect(await mailsTo(server, id)).toEqual(['retention-first']);
  });
});
