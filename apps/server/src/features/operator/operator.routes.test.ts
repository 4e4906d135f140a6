import { operation, retryJob, sendTestMessage, troubledJobs } from '@portico/contract/operator';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openClient, refusal, refused, type TestClient } from '../../testing/client.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildStaff } from '../../testing/toys/toy-staff.ts';
import { buildProject } from '../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let client: TestClient;
let owner: TestClient;
let ownerId: string;
beforeAll(async () => {
  server = await openTestServer();
  client = openClient(server.app);
  const staff = await buildStaff(server.ownerDb, { role: 'owner' });
  ownerId = staff.id;
  owner = client.as(staff);
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(server.ownerDb);
  await sql`truncate staff_log`.execute(server.ownerDb);
});

/** A job that failed this often. */
async function addJob(attempts: number, { isRunning = false, error = 'no\n  fonts here' } = {}): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id::text from graphile_worker.add_job('toy', max_attempts => 3)`.execute(server.ownerDb);
  const id = rows[0]?.id ?? '';
  await sql`
    update graphile_worker._private_jobs set attempts = ${attempts}, last_error = ${attempts === 0 ? null : error},
      locked_at = ${isRunning ? sql`now()` : null}, locked_by = ${isRunning ? 'w' : null}
    where id = ${id}`.execute(server.ownerDb);
  return id;
}

const logged = async (action: string) =>
  (
    await server.ownerDb
      .selectFrom('staff_log')
      .select(['staff_id', 'subject', 'org_id'])
      .where('action', '=', action)
      .execute()
  ).map((line) => line);

describe('how the installation is running', () => {
  it('is told in figures', async () => {
    const told = await owner.call(operation, {});
    expect(told).toMatchObject({
      server: { version: '0.1.0', node: process.versions.node },
      storage: { driver: 'folder', is_reachable: true },
      mail: { driver: 'outbox', server: null, queued: 0, failed: 0, last_sent: null },
      sms: { driver: 'outbox' },
      secret_key: { from: 'file' },
      certificate: null,
      backup: null,
      own_mail: null,
      sample_seconds: 30,
    });
    expect(told.database.version).toMatch(/^\d+/);
    expect(told.database.steps).toBeGreaterThan(50);
    expect(told.database.last_step).toMatch(/^\d{4}-/);
    expect(told.database.connections).toBeGreaterThan(0);
    expect(told.database.tables).toHaveLength(5);
    expect(told.disk?.free).toBeGreaterThan(0);
    expect(told.receipt_keys).toMatchObject([{ retired_at: null }]);
    expect(JSON.stringify(told)).not.toContain(server.secretKey);
  });

  it('tells the last sent, queued and failed messages of each channel', async () => {
    const project = await buildProject(server.ownerDb, { slug: 'messages' });
    const add = (channel: string, state: string, acceptedAt: number | null) =>
      sql`insert into outgoing_messages (id, project_id, channel, recipient, recipient_key, from_name, from_address, subject, text,
          html, lang, purpose, state, accepted_at)
        values (gen_random_uuid(), ${project.id}, ${channel}, '', '', '', '', '', '', '', 'en', 'x', ${state},
          to_timestamp(${acceptedAt}))`.execute(server.ownerDb);
    await add('mail', 'accepted', 1_700_000_000);
    await add('mail', 'accepted', 1_700_000_900);
    await add('mail', 'queued', null);
    await add('sms', 'failed', null);
    const { mail, sms } = await owner.call(operation, {});
    expect(mail).toMatchObject({ queued: 1, failed: 0, last_sent: 1_700_000_900 });
    expect(sms).toMatchObject({ queued: 0, failed: 1, last_sent: null });
  });

  it('counts jobs by what becomes of them', async () => {
    await addJob(0);
    await addJob(0);
    await addJob(1);
    await addJob(3);
    await addJob(1, { isRunning: true });
    const { jobs } = await owner.call(operation, {});
    expect(jobs).toEqual({ waiting: 2, retried: 1, failed: 1, running: 1 });
  });

  it('counts no more than ten thousand of messages and jobs, given-up ones before others', async () => {
    const { id } = await buildProject(server.ownerDb, { slug: 'long-queues' });
    await sql`insert into outgoing_messages (id, project_id, channel, recipient, recipient_key, from_name, from_address, subject,
        text, html, lang, purpose, state, created_at)
      select gen_random_uuid(), ${id}, case when i <= 9000 then 'mail' else 'sms' end, '', '', '', '', '', '', '', 'en', 'x',
        'queued', now() + i * interval '1 second' from generate_series(1, 10100) i`.execute(server.ownerDb);
    await addJob(3);
    await sql`select graphile_worker.add_jobs((select array_agg(('toy', '{}', null, now(), 3, null, 0, null)
      ::graphile_worker.job_spec) from generate_series(1, 10100)))`.execute(server.ownerDb);
    await sql`update graphile_worker._private_jobs set attempts = 1 where id % 2 = 0 and attempts = 0`.execute(
      server.ownerDb,
    );
    const { mail, sms, jobs, most_counted: most } = await owner.call(operation, {});
    expect(mail.queued + sms.queued).toBe(most);
    expect(mail.queued).toBeGreaterThanOrEqual(9_000);
    expect(jobs).toMatchObject({ failed: 1, retried: 5_050 });
    expect(jobs.waiting).toBeGreaterThan(4_000);
    expect((await owner.call(troubledJobs, {})).list).toHaveLength(1);
    await sql`delete from outgoing_messages`.execute(server.ownerDb);
  });

  it('tells of the last finished back-up', async () => {
    await sql`insert into backups values (to_timestamp(1700000000), 4, 1200, 30), (to_timestamp(1600000000), 1, 1, 1)`.execute(
      server.ownerDb,
    );
    const { backup } = await owner.call(operation, {});
    expect(backup).toEqual({ at: 1_700_000_000, seconds: 4, rows: 1200, files: 30 });
    await sql`delete from backups`.execute(server.ownerDb);
  });

  it('shows the last hour of the server', async () => {
    server.measures.sample();
    const { samples } = await owner.call(operation, {});
    expect(samples.at(-1)?.requests).toBeGreaterThan(0);
  });
});

describe('failed jobs', () => {
  it('are listed, those that were given up first, each with the beginning of its error', async () => {
    const retried = await addJob(1);
    const given = await addJob(3);
    await addJob(0);
    const { list } = await owner.call(troubledJobs, {});
    expect(list).toMatchObject([
      { id: given, task: 'toy', attempts: 3, most_attempts: 3, is_given_up: true, problem: 'no fonts here' },
      { id: retried, is_given_up: false },
    ]);
  });

  it('run again at once when an owner says so, which is in the log', async () => {
    const job = await addJob(3);
    await owner.call(retryJob, { job });
    const { rows } = await sql`select attempts, run_at <= now() as "isDue" from graphile_worker.jobs`.execute(
      server.ownerDb,
    );
    expect(rows).toEqual([{ attempts: 0, isDue: true }]);
    expect(await logged('retried job')).toEqual([{ staff_id: ownerId, subject: { job, task: 'toy' }, org_id: null }]);
  });

  it.each([
    ['is running', () => addJob(1, { isRunning: true })],
    ['did not fail', () => addJob(0)],
    ['is not there', async () => '999999999'],
  ])('that %s is left alone', async (_name, add) => {
    expect(await refused(owner.call(retryJob, { job: await add() }))).toBe('jobGone');
    expect(await logged('retried job')).toEqual([]);
  });
});

describe('a test message', () => {
  it('goes to the own address or another one, and is in the log without it', async () => {
    expect(await refused(owner.call(sendTestMessage, { channel: 'mail' }))).toBe('noOwnAddress');
    await server.ownerDb.updateTable('staff').set({ email: 'chen@example.edu' }).where('id', '=', ownerId).execute();
    expect(await owner.call(sendTestMessage, { channel: 'mail' })).toEqual({
      recipient: 'chen@example.edu',
      is_accepted: true,
      problem: null,
    });
    await owner.call(sendTestMessage, { channel: 'mail', recipient: ' it@example.edu ' }, { language: 'tc' });
    const mails = await Promise.all((await server.outbox.listIds()).map((id) => server.outbox.find(id)));
    expect(new Set(mails.map((mail) => mail?.to))).toEqual(new Set(['chen@example.edu', 'it@example.edu']));
    expect(mails.map((mail) => mail?.subject)).toContain('Portico 測試電郵');
    expect(await logged('sent test message')).toEqual(
      Array.from({ length: 2 }, () => ({ staff_id: ownerId, subject: { channel: 'mail' }, org_id: null })),
    );
  });

  it('goes by SMS to a number with its country code', async () => {
    const sent = await owner.call(sendTestMessage, { channel: 'sms', recipient: '+86 138 0013 8000' });
    expect(sent).toMatchObject({ is_accepted: true });
    expect(await refused(owner.call(sendTestMessage, { channel: 'sms', recipient: '8000' }))).toBe('mobileWrong');
    expect(await refused(owner.call(sendTestMessage, { channel: 'sms' }))).toBe('mobileWrong');
    expect(await refused(owner.call(sendTestMessage, { channel: 'mail', recipient: 'it' }))).toBe('emailWrong');
  });

  it('is one of five in ten minutes at most', async () => {
    const send = () => owner.call(sendTestMessage, { channel: 'mail', recipient: 'it@example.edu' });
    for (let time = 0; time < 5; time += 1) await send();
    const { error, message } = await refusal(send());
    expect(error).toBe('tooMany');
    expect(message).toContain('10 min');
    await sql`update staff_log set at = at - interval '11 minutes'`.execute(server.ownerDb);
    await send();
  });

  it('that the mail server does not take comes back with its code', async () => {
    const second = await openTestServer([], undefined, { SMTP_URL: 'smtp://127.0.0.1:1?tls=off' });
    const staff = openClient(second.app).as(await buildStaff(second.ownerDb, { role: 'owner' }));
    const sent = await staff.call(sendTestMessage, { channel: 'mail', recipient: 'it@example.edu' });
    expect(sent).toMatchObject({ is_accepted: false });
    expect(sent.problem).not.toBe('');
    expect((await staff.call(operation, {})).mail).toMatchObject({ driver: 'smtp', server: '127.0.0.1' });
    await second.close();
  });
});

describe('others', () => {
  it('neither look nor act', async () => {
    const project = await buildProject(server.ownerDb, { slug: 'operator' });
    const job = await addJob(3);
    for (const role of [{ role: 'administrator' }, { role: 'owner', orgId: project.orgId }]) {
      const colleague = client.as(await buildStaff(server.ownerDb, role));
      expect(await refused(colleague.call(operation, {}))).toBe('forbidden');
      expect(await refused(colleague.call(troubledJobs, {}))).toBe('forbidden');
      expect(await refused(colleague.call(retryJob, { job }))).toBe('forbidden');
      expect(await refused(colleague.call(sendTestMessage, { channel: 'mail', recipient: 'a@b.cd' }))).toBe(
        'forbidden',
      );
    }
    expect(await refused(client.call(operation, {}))).toBe('notSignedIn');
  });

  it('are kept out by the database as well', async () => {
    const { id } = await buildStaff(server.ownerDb, { role: 'administrator' });
    const db = server.database.asStaff(id);
    for (const asked of [
      sql`select operation_facts(${['owner']})`,
      sql`select * from list_troubled_jobs(${['owner']}, 1)`,
      sql`select retry_job(${['owner']}, 1)`,
    ])
      await expect(asked.execute(db)).rejects.toThrow(/needs a role at the installation/);
  });
});
