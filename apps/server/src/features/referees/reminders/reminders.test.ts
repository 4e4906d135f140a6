import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../platform/db/database.ts';
import { createLogger } from '../../../platform/log.ts';
import { startDelivery } from '../../../platform/messaging/delivery/start-delivery.ts';
import { outcome } from '../../../testing/client.ts';
import { testAppRole } from '../../../testing/test-cluster.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { firstUid, inDays, openReferees, referee, type Referees } from '../testing/referees-fixture.ts';
import { reminderJobs } from './reminder-jobs.ts';
import { sendDueReminders } from './send-due-reminders.ts';

let referees: Referees;
const log = createLogger('silent');
const parts = () => ({ database: referees.database, publicUrl: 'https://x.test', log });
const remind = (days: number) => sendDueReminders(parts(), inDays(days));

beforeAll(async () => {
  referees = await openReferees();
});
beforeEach(async () => {
  referees.clock.set(frozenNow);
  await referees.ownerDb.deleteFrom('recommendations').execute();
});
afterAll(() => referees.close());

const li = 'li@pku.edu.cn';

/** An applicant who submitted and requested one letter at the frozen time. */
async function invited(state: 1 | 2 = 2, project = referees.project) {
  const { id, token } = await referees.applicant([referee(li)], project, state);
  const data = await referees.send(token, li);
  return { id, token, uid: firstUid(data) };
}

const remindersTo = async (id: string) =>
  (await referees.mailsOf(id)).filter(({ purpose }) => purpose === 'letter-reminder');

describe('reminders by the calendar', () => {
  it('go out on their days, each once, each with a link of its own', async () => {
    const { id, uid } = await invited();
    expect(await remind(6.9)).toBe(0);
    expect(await remind(7)).toBe(1);
    expect(await remind(7.01)).toBe(0);
    expect(await remind(13.9)).toBe(0);
    expect(await remind(14)).toBe(1);
    expect(await remind(28)).toBe(1);
    expect(await remind(39)).toBe(0);
    const mails = await remindersTo(id);
    expect(mails.map(({ recipient }) => recipient)).toEqual([li, li, li]);
    const tokens = mails.map(
      ({ text }) => /https:\/\/x\.test\/apply\/[\w-]+\/\?lang=\w\w#\/reference\?token=([\w-]{43})/.exec(text)?.[1],
    );
    expect(new Set(tokens).size).toBe(3);
    expect(await referees.requestsOf(id)).toMatchObject([{ id: uid, scheduled_reminders: 3, reminded_at: inDays(28) }]);
    expect((await referees.requestsOf(id))[0]?.message_id).toBe(
      mails.find(({ text }) => text.includes(tokens[2] ?? '-'))?.id,
    );
  });

  it('of several days that were missed one goes out', async () => {
    const { id } = await invited();
    expect(await remind(20)).toBe(1);
    expect(await remind(21.5)).toBe(0);
    expect(await remindersTo(id)).toHaveLength(1);
  });

  it('wait a day after one by hand', async () => {
    const { id, token } = await invited();
    referees.clock.set(inDays(6.5));
    expect(await outcome(referees.send(token, li))).toBe('done');
    expect(await remind(7)).toBe(0);
    expect(await remind(7.5)).toBe(1);
    expect(await remindersTo(id)).toHaveLength(2);
  });

  it('go by the days of the project', async () => {
    const project = await referees.openProject('reminders-days', { reminderDays: [2] });
    const never = await referees.openProject('reminders-never', { reminderDays: [] });
    const { id } = await invited(2, project);
    await invited(2, never);
    expect(await remind(2)).toBe(1);
    expect(await remind(30)).toBe(0);
    expect(await remindersTo(id)).toHaveLength(1);
  });

  it.each<[string, (id: string, uid: string) => Promise<unknown>]>([
    ['the letter was received', (_id, uid) => referees.setRequest(uid, { state: 'written' })],
    ['it was declined', (_id, uid) => referees.setRequest(uid, { state: 'declined' })],
    ['it was taken back', (_id, uid) => set('recommendations', uid, { state: 'withdrawn' })],
    [
      'the mail came back',
      (id) =>
        referees.ownerDb
          .updateTable('outgoing_messages')
          .set({ bounced_at: frozenNow })
          .where('applicant_id', '=', id)
          .execute(),
    ],
    ['the address stands there no longer', (id) => referees.fill(id, [referee('other@pku.edu.cn')])],
    [
      'there is no batch any more',
      (id) =>
        referees.ownerDb.updateTable('applications').set({ batch_id: null }).where('applicant_id', '=', id).execute(),
    ],
  ])('none goes out where %s', async (_what, happen) => {
    const { id, uid } = await invited();
    await happen(id, uid);
    expect(await remind(7)).toBe(0);
    expect(await remindersTo(id)).toEqual([]);
  });

  it('none goes out after the letters’ deadline, or for an application that missed its own', async () => {
    const { id } = await invited();
    expect(await remind(40.1)).toBe(0);
    const unfinished = await invited(1);
    expect(await remind(20.1)).toBe(1);
    expect(await remindersTo(unfinished.id)).toEqual([]);
    expect(await remindersTo(id)).toHaveLength(1);
  });

  it('an address that stands there no longer is a request that is over', async () => {
    const { id } = await invited();
    await referees.fill(id, []);
    await remind(7);
    expect(await referees.requestsOf(id)).toMatchObject([{ state: 'withdrawn' }]);
  });

  it('one that fails stops no other, and is tried again', async () => {
    const { id } = await invited();
    const { id: other } = await invited();
    const broken = await publishBroken();
    await setVersion(id, broken);
    expect(await remind(7)).toBe(1);
    await setVersion(id, referees.project.version);
    await referees.ownerDb.deleteFrom('form_versions').where('id', '=', broken).execute();
    expect(await remind(7)).toBe(1);
    expect([await remindersTo(id), await remindersTo(other)].map((mails) => mails.length)).toEqual([1, 1]);
  });

  it('are sent in more than one page', async () => {
    const { id, uid } = await invited();
    const { id: application } = await referees.applicationOf(id);
    await sql`insert into recommendations (id, project_id, application_id, applicant_id, name, email, email_key, lang, invited_at)
      select gen_random_uuid(), r.project_id, r.application_id, r.applicant_id, 'x', 'x' || n, 'x' || n, 'en', r.invited_at
      from recommendations r, generate_series(1, 104) n where r.id = ${uid}`.execute(referees.ownerDb);
    // No row names any of them, so they are found and withdrawn.
    expect(await remind(7)).toBe(1);
    const left = await referees.ownerDb
      .selectFrom('recommendations')
      .select('state')
      .where('application_id', '=', application)
      .where('state', '!=', 'withdrawn')
      .execute();
    expect(left).toHaveLength(1);
  });
});

describe('two servers at once', () => {
  it('send each reminder once', async () => {
    const people = [await invited(), await invited(), await invited(), await invited()];
    const second = openDatabase(referees.ownerUrl.replace('portico_test_owner', testAppRole));
    try {
      const counts = await Promise.all(
        [referees.database, second, referees.database, second].map((database) =>
          sendDueReminders({ ...parts(), database }, inDays(7)),
        ),
      );
      expect(counts.reduce((one, other) => one + other)).toBe(people.length);
      for (const { id } of people) expect(await remindersTo(id)).toHaveLength(1);
    } finally {
      await second.close();
    }
  });

  it('each with a worker: the queue knows when, and the job is done once', async () => {
    const { id } = await invited();
    const clock = { now: () => inDays(7) };
    const { database, ownerUrl } = referees;
    const jobs = reminderJobs({ ...parts(), clock });
    const start = () => startDelivery({ database, clock, log, ownerUrl, drivers: [], jobs });
    const workers = [await start(), await start()];
    try {
      await sql`select graphile_worker.add_job('remind_recommenders') from generate_series(1, 6)`.execute(
        referees.ownerDb,
      );
      const waiting = async () => {
        const { rows } = await sql<{ count: string }>`select count(*) from graphile_worker.jobs
          where task_identifier = 'remind_recommenders'`.execute(referees.ownerDb);
        return Number(rows[0]?.count);
      };
      await expect.poll(waiting).toBe(0);
      expect(await remindersTo(id)).toHaveLength(1);
      const { rows } = await sql<{ identifier: string }>`
        select identifier from graphile_worker._private_known_crontabs`.execute(referees.ownerDb);
      expect(rows).toEqual([{ identifier: 'remind_recommenders' }]);
    } finally {
      await Promise.all(workers.map((worker) => worker.stop()));
    }
  });
});

function set(table: 'recommendations', id: string, values: { state: 'withdrawn' }) {
  return referees.ownerDb.updateTable(table).set(values).where('id', '=', id).execute();
}

/** Publishes a form version that cannot be read. */
async function publishBroken(): Promise<string> {
  const { rows } = await sql<{ id: string }>`insert into form_versions (id, project_id, number, definition)
    values (gen_random_uuid(), ${referees.project.id}, 999, '{}') returning id`.execute(referees.ownerDb);
  return String(rows[0]?.id);
}

function setVersion(applicant: string, version: string) {
  return referees.ownerDb
    .updateTable('sheets')
    .set({ form_version_id: version })
    .where('applicant_id', '=', applicant)
    .execute();
}
