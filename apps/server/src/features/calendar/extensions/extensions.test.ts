import { saveBasic } from '@portico/contract/applications';
import { batchInfo } from '@portico/contract/batches';
import { findApplicants, giveExtension, listExtensions, withdrawExtension } from '@portico/contract/extensions';
import { submit } from '@portico/contract/submissions';
import { projectBatches } from '@portico/contract/tenants';
import { buildField, buildModule } from '@portico/form-engine/testing/build-form';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openClient, outcome, refused } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { publishForm } from '../../../testing/toys/toy-forms.ts';
import { buildStaff } from '../../../testing/toys/toy-staff.ts';
import { buildApplicant, buildProject } from '../../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
afterEach(() => server.clock.set(frozenNow));

const now = frozenNow.getTime() / 1000;
const day = 86_400;
// The toy batch ends a day after the frozen clock.
const batchEnd = now + day;
const later = now + 3 * day;
const lastSecond = Math.floor(later / 60) * 60 + 59;
const afterBatch = () => server.clock.set(new Date((batchEnd + 3_600) * 1000));

const rename = (id: string, name: string) =>
  server.ownerDb.updateTable('applicants').set({ name }).where('id', '=', id).execute();

let count = 0;
async function openProject() {
  const { ownerDb, app } = server;
  const project = await buildProject(ownerDb, { slug: `extension-${(count += 1)}` });
  const version = await publishForm(ownerDb, project, { modules: [buildModule('person', [buildField('word')])] });
  const client = openClient(app, project);
  const staff = client.as(await buildStaff(ownerDb, { role: 'administrator', orgId: project.orgId }));
  const person = async (name?: string) => {
    const applicant = await buildApplicant(ownerDb, project, { batchId: project.batchId });
    if (name !== undefined) await rename(applicant.id, name);
    const own = client.as(applicant);
    const save = () =>
      own.call(saveBasic, { menuid: 'person', changes: '{"word":"x"}', revision: 0, form_version: version });
    return { id: applicant.id, own, save, submit: () => own.call(submit, { terms: 1, known_items: 1 }) };
  };
  const named = { project: project.id, batch: project.batchId };
  const give = (applicant: string, until = later, was: number | null = null) =>
    staff.call(giveExtension, { ...named, applicant, until, was, reason: 'In hospital' });
  const withdraw = (applicant: string, was: number | null) =>
    staff.call(withdrawExtension, { ...named, applicant, was, reason: 'A mistake' });
  const list = async () => (await staff.call(listExtensions, named)).list;
  return { project, client, staff, person, named, give, withdraw, list };
}

describe('an extension for one person', () => {
  it('keeps the form open for them alone, through the last second of its minute', async () => {
    const { project, client, person, give } = await openProject();
    const [ann, bob] = [await person(), await person()];
    await give(ann.id);
    afterBatch();
    const [batch] = (await ann.own.call(batchInfo, {})).list;
    expect(batch).toMatchObject({ end_time: lastSecond, batch_state: 1 });
    expect((await ann.own.call(projectBatches, {})).list[0]).toMatchObject({ end_time: lastSecond, extended: true });
    expect(await outcome(ann.save())).toBe('done');

    const [others] = (await bob.own.call(batchInfo, {})).list;
    expect(others).toMatchObject({ end_time: batchEnd, batch_state: 2 });
    expect((await client.call(projectBatches, { domain: project.slug })).list[0]).not.toHaveProperty('extended');
    expect(await refused(bob.save())).toBe('batchClosed');
    expect(await refused(bob.submit())).toBe('batchClosed');

    server.clock.set(new Date((lastSecond + 1) * 1000 - 1));
    expect(await outcome(ann.submit())).toBe('done');
  });

  it('ends with that second', async () => {
    const { person, give } = await openProject();
    const ann = await person();
    await give(ann.id);
    server.clock.set(new Date((lastSecond + 1) * 1000));
    expect(await refused(ann.save())).toBe('batchClosed');
    expect(await refused(ann.submit())).toBe('batchClosed');
  });

  it('is told by mail and in the portal, without the reason', async () => {
    const { person, give } = await openProject();
    const ann = await person();
    expect(await give(ann.id)).toEqual({ mailed: true });
    const mails = await server.ownerDb
      .selectFrom('outgoing_messages')
      .select(['purpose', 'text'])
      .where('applicant_id', '=', ann.id)
      .execute();
    expect(mails.map(({ purpose }) => purpose)).toEqual(['deadline-extended']);
    expect(mails[0]?.text).not.toContain('hospital');
    const told = await server.ownerDb
      .selectFrom('messages')
      .select('title')
      .where('applicant_id', '=', ann.id)
      .execute();
    expect(told.map(({ title }) => title.en)).toEqual(['Your deadline was extended']);
  });

  it('is logged with before and after, and listed with its reason', async () => {
    const { project, person, give, withdraw, list } = await openProject();
    const ann = await person('Ann');
    await give(ann.id);
    await give(ann.id, later + day, lastSecond);
    await withdraw(ann.id, lastSecond + day);
    expect(await list()).toMatchObject([
      {
        name: 'Ann',
        until: null,
        changes: [
          { former: lastSecond + day, until: null, reason: 'A mistake' },
          { former: lastSecond, until: lastSecond + day, reason: 'In hospital' },
          { former: null, until: lastSecond },
        ],
      },
    ]);
    const { rows } = await sql<{ action: string; change: unknown }>`
      select action, change from staff_log where project_id = ${project.id} and action like '%extension' order by at, id`.execute(
      server.ownerDb,
    );
    expect(rows).toEqual([
      { action: 'gave extension', change: expect.objectContaining({ after: { until: lastSecond } }) },
      {
        action: 'gave extension',
        change: expect.objectContaining({ before: { until: lastSecond }, after: { until: lastSecond + day } }),
      },
      { action: 'withdrew extension', change: expect.objectContaining({ before: { until: lastSecond + day } }) },
    ]);
  });

  it('is withdrawn from that moment on: what began to arrive before counts', async () => {
    const { project, person, give, withdraw } = await openProject();
    const ann = await person();
    const closed = new Date(frozenNow.getTime() - 3_600_000);
    await server.ownerDb.updateTable('batches').set({ ends_at: closed }).where('id', '=', project.batchId).execute();
    await give(ann.id);
    await withdraw(ann.id, lastSecond);
    expect(await refused(ann.submit())).toBe('batchClosed');
    server.clock.set(new Date(frozenNow.getTime() - 1));
    expect(await outcome(ann.submit())).toBe('done');
  });

  it('is refused too early, after the service, or without having seen the one in force', async () => {
    const { person, give, withdraw } = await openProject();
    const ann = await person();
    expect(await refused(give(ann.id, batchEnd - 60))).toBe('extensionTooEarly');
    expect(await refused(give(ann.id, now + 3_650 * day))).toBe('extensionAfterService');
    expect(await refused(withdraw(ann.id, null))).toBe('notFound');
    await give(ann.id);
    expect(await refused(give(ann.id, later + day))).toBe('extensionMoved');
    expect(await refused(withdraw(ann.id, lastSecond + day))).toBe('extensionMoved');
  });

  it('is given in the own project only, to people of it', async () => {
    const [one, other] = [await openProject(), await openProject()];
    const ann = await one.person();
    expect(await refused(other.give(ann.id))).toBe('notFound');
    const foreign = { ...one.named, applicant: ann.id, until: later, was: null, reason: 'x' };
    expect(await refused(other.staff.call(giveExtension, foreign))).toBe('notFound');
    expect(await refused(one.client.call(giveExtension, foreign))).toBe('notSignedIn');
    expect((await other.staff.call(findApplicants, { ...other.named, query: 'Ann' })).list).toEqual([]);
  });

  it('finds people by part of a name, those of the batch first', async () => {
    const { project, staff, person, named } = await openProject();
    await person('Zoe Brown');
    await rename((await buildApplicant(server.ownerDb, project)).id, 'Anna Brown');
    const { list } = await staff.call(findApplicants, { ...named, query: 'brown' });
    expect(list.map(({ name, standing }) => [name, standing])).toEqual([
      ['Zoe Brown', 'begun'],
      ['Anna Brown', 'none'],
    ]);
  });

  it('finds people by part of an address or number, but by no short one', async () => {
    const { project, staff, named } = await openProject();
    const { id } = await buildApplicant(server.ownerDb, project);
    const contact = { email: 'Li.Ming@Example.edu', mobile: '13800138000' };
    await server.ownerDb.updateTable('applicants').set(contact).where('id', '=', id).execute();
    const find = async (query: string) =>
      (await staff.call(findApplicants, { ...named, query })).list.map(({ applicant }) => applicant);
    for (const query of ['li.ming', 'EXAMPLE.EDU', '00138', '13800138000', 'li.ming@example.edu'])
      expect([query, ...(await find(query))]).toEqual([query, id]);
    for (const query of ['38', '@example.org']) expect([query, ...(await find(query))]).toEqual([query]);
  });
});

describe('a deadline that moves during a submission', () => {
  /** Holds an application while `meanwhile` runs, so that a submission waits for it in the database. */
  async function whileHeld<T>(applicant: string, submitting: () => Promise<T>, meanwhile: string): Promise<T> {
    const holder = new Client({ connectionString: server.ownerUrl });
    await holder.connect();
    try {
      await holder.query('begin');
      await holder.query('select from applications where applicant_id = $1 for update', [applicant]);
      const waiting = submitting();
      await untilBlocked(holder);
      await holder.query(meanwhile, [applicant]);
      await holder.query('commit');
      return await waiting;
    } finally {
      await holder.end();
    }
  }

  async function untilBlocked(holder: Client): Promise<void> {
    for (;;) {
      const { rows } = await holder.query<{ n: number }>(
        `select count(*)::integer as n from pg_stat_activity where pg_backend_pid() = any (pg_blocking_pids(pid))`,
      );
      if ((rows[0]?.n ?? 0) > 0) return;
    }
  }

  it('counts as it is when the application is locked: given meanwhile, it is accepted', async () => {
    const { person } = await openProject();
    const ann = await person();
    afterBatch();
    const extend = `insert into extensions (project_id, applicant_id, batch_id, until)
      select project_id, applicant_id, batch_id, to_timestamp(${lastSecond}) from applications where applicant_id = $1`;
    expect(await outcome(whileHeld(ann.id, ann.submit, extend))).toBe('done');
  });

  it('counts as it is when the application is locked: moved into the past meanwhile, it is refused', async () => {
    const { person } = await openProject();
    const ann = await person();
    const close = `update batches set starts_at = to_timestamp(${now - 2 * day}), ends_at = to_timestamp(${now - day})
      where id = (select batch_id from applications where applicant_id = $1)`;
    expect(await refused(whileHeld(ann.id, ann.submit, close))).toBe('batchClosed');
  });
});
