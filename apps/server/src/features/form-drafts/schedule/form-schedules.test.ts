import * as routes from '@portico/contract/form-schedule';
import { buildField } from '@portico/form-engine/testing/build-form';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../platform/db/database.ts';
import { createLogger } from '../../../platform/log.ts';
import { startDelivery } from '../../../platform/messaging/delivery/start-delivery.ts';
import { openClient, outcome, refused, type TestClient } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { testAppRole } from '../../../testing/test-cluster.ts';
import { deliverStaffMails } from '../../../domain/staff-mails/testing/deliver-staff-mails.ts';
import { publishForm } from '../../../testing/toys/toy-forms.ts';
import { buildStaff } from '../../../testing/toys/toy-staff.ts';
import { type FormWorld, openFormServer, published, withFields } from '../testing/form-draft-fixture.ts';
import { formScheduleJobs } from './form-schedule-jobs.ts';
import { publishScheduled } from './publish-scheduled.ts';

let opened: Awaited<ReturnType<typeof openFormServer>>;
let world: FormWorld;

beforeAll(async () => {
  opened = await openFormServer();
});
afterAll(() => opened.server.close());
beforeEach(async () => {
  world = await opened.open();
});

const three = withFields('word', 'second', 'third');
const four = withFields('word', 'second', 'third', 'fourth');
const inHours = (hours: number) => new Date(frozenNow.getTime() + hours * 3_600_000);

const schedule = (revision: number, { client = world.editor, at = inHours(2), note = '' } = {}) =>
  client.call(routes.scheduleForm, { project: world.project.id, revision, note, at: at.toISOString() });
const cancel = (number: number, cancelled = true, client: TestClient = world.editor) =>
  client.call(routes.cancelFormSchedule, { project: world.project.id, schedule: number, cancelled });
const scheduled = (client: TestClient = world.editor) =>
  client.call(routes.formSchedule, { project: world.project.id });
const run = (number = 1, database = opened.server.database) =>
  publishScheduled({ database, clock: { now: () => inHours(2) } }, { project: world.project, schedule: number });
const actions = async () => (await world.logged()).map(({ action }) => action);

async function loseRole(): Promise<void> {
  await opened.server.ownerDb.deleteFrom('staff_roles').where('staff_id', '=', world.writer.id).execute();
}

describe('a version that is published at a time', () => {
  it('is the draft as it was scheduled; what is changed later stays in the draft', async () => {
    await world.save(published, three);
    expect(await scheduled()).toBeNull();
    expect(await schedule(1, { note: 'for Monday' })).toEqual({ number: 1 });
    expect(await scheduled()).toMatchObject({
      number: 1,
      state: 'waiting',
      at: inHours(2).toISOString(),
      by: 'Toy Staff',
      note: 'for Monday',
    });
    await world.save(three, four, world.colleague, 1);
    await run();
    expect(await world.read()).toMatchObject({ number: 2, live: three, form: four, changed: { by: 'Toy Staff' } });
    expect((await world.versions())[0]).toMatchObject({ number: 2, by: 'Toy Staff', note: 'for Monday' });
    expect(await scheduled()).toMatchObject({ state: 'published', version: 2, failure: null });
    expect((await actions()).filter((action) => action !== 'edited form')).toEqual([
      'scheduled form',
      'published form',
    ]);
  });

  it('leaves no draft where nothing was changed since', async () => {
    await world.save(published, three);
    await schedule(1);
    await run();
    expect(await world.read()).toMatchObject({ number: 2, live: three, form: three, changed: null });
    expect((await world.history())[0]).toMatchObject({ kind: 'published', by: 'Toy Staff' });
  });

  it('is refused as publishing is, for a time that is over or far ahead, and while another one waits', async () => {
    expect(await refused(schedule(0))).toBe('formSame');
    await world.save(published, three);
    expect(await refused(schedule(0))).toBe('formDraftChanged');
    for (const hours of [0, -1, 24 * 400])
      expect(await refused(schedule(1, { at: inHours(hours) }))).toBe('scheduleTime');
    await schedule(1);
    expect(await refused(schedule(1))).toBe('formScheduled');
    expect(await refused(world.publish(1))).toBe('formScheduled');
    expect(await refused(world.rollBack(1, 1))).toBe('formScheduled');
    expect(await world.versions()).toHaveLength(1);
  });

  it('is refused with findings, and to whoever may not publish there', async () => {
    const [papers, ...rest] = published.modules;
    if (papers === undefined) throw new Error('no module');
    const bad = { modules: [{ ...papers, fields: [buildField('word', { type: 'select' })] }, ...rest] };
    await world.save(published, bad);
    expect(await refused(schedule(1))).toBe('formUnsound');
    const as = async (role: string, orgId = world.project.orgId) =>
      openClient(opened.server.app).as(await buildStaff(opened.server.ownerDb, { role, orgId }));
    expect(await refused(schedule(1, { client: await as('reviewer') }))).toBe('forbidden');
    const elsewhere = await as('administrator', (await opened.open()).project.orgId);
    expect(await refused(schedule(1, { client: elsewhere }))).toBe('notFound');
    expect(await refused(scheduled(elsewhere))).toBe('notFound');
    expect(await refused(cancel(1, true, elsewhere))).toBe('notFound');
    expect(await refused(cancel(1))).toBe('notFound');
  });

  it('is cancelled, and that is taken back, until its time', async () => {
    await world.save(published, three);
    await schedule(1);
    await cancel(1);
    await cancel(1);
    await run();
    expect(await world.versions()).toHaveLength(1);
    expect(await scheduled()).toMatchObject({ state: 'cancelled' });
    await cancel(1, false);
    expect(await scheduled()).toMatchObject({ state: 'waiting' });
    await cancel(1);
    await schedule(1, { at: inHours(3) });
    expect(await refused(cancel(1, false))).toBe('formScheduled');
    await run(2);
    expect(await refused(cancel(2))).toBe('scheduleEnded');
    expect((await actions()).slice(1)).toEqual([
      'scheduled form',
      'cancelled scheduled form',
      'scheduled form again',
      'cancelled scheduled form',
      'scheduled form',
      'published form',
    ]);
  });

  it('is not published where whoever scheduled it may not publish any more', async () => {
    await world.save(published, three);
    await schedule(1);
    await loseRole();
    await run();
    expect(await scheduled(world.colleague)).toMatchObject({ state: 'failed', failure: 'notAllowed', version: null });
    expect((await world.read(world.colleague)).number).toBe(1);
    expect((await world.logged()).at(-1)).toMatchObject({ action: 'failed to publish scheduled form' });
  });

  it('that is not published is told by mail to whoever scheduled it, in their language, with reason and link', async () => {
    const { ownerDb } = opened.server;
    await ownerDb
      .updateTable('staff')
      .set({ lang: 'sc', email: 'writer@example.edu' })
      .where('id', '=', world.writer.id)
      .execute();
    await world.save(published, three);
    await schedule(1);
    await publishForm(ownerDb, world.project, withFields('word'));
    await run();
    await run();
    const mails = await deliverStaffMails(opened.server);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: [{ address: 'writer@example.edu' }] });
    expect(mails[0]?.subject).toContain('表单未能发布');
    expect(mails[0]?.text).toContain('在此期间已发布了另一个版本');
    expect(mails[0]?.text).toContain(`https://apply.example.edu/console/?lang=sc#/projects/${world.project.slug}/form`);
  });

  it('is told nothing of where it was published, or was scheduled again meanwhile', async () => {
    const { ownerDb } = opened.server;
    await ownerDb.updateTable('staff').set({ email: 'writer@example.org' }).where('id', '=', world.writer.id).execute();
    await world.save(published, three);
    await schedule(1);
    await run();
    expect(await deliverStaffMails(opened.server)).toEqual([]);
    await world.save(three, four, world.editor, (await world.read()).revision);
    await schedule((await world.read()).revision);
    await publishForm(opened.server.ownerDb, world.project, withFields('word'));
    await run(2);
    await schedule((await world.read()).revision);
    expect(await deliverStaffMails(opened.server)).toEqual([]);
  });

  it('is not published where another version was meanwhile, nor with errors', async () => {
    await world.save(published, three);
    await schedule(1);
    await publishForm(opened.server.ownerDb, world.project, withFields('word'));
    await run();
    expect(await scheduled()).toMatchObject({ state: 'failed', failure: 'overtaken' });
    expect((await world.read()).number).toBe(2);

    const { revision } = await world.read();
    await schedule(revision);
    await sql`update form_schedules set definition = jsonb_set(definition, '{modules,0,fields,0,type}', '"select"')
      where number = 2 and project_id = ${world.project.id}`.execute(opened.server.ownerDb);
    await run(2);
    expect(await scheduled()).toMatchObject({ state: 'failed', failure: 'unsound' });
    expect((await world.read()).number).toBe(2);
    await world.publish((await world.read()).revision);
    expect(await scheduled()).toBeNull();
  });

  it('is published once by two servers, and not again', async () => {
    await world.save(published, three);
    await schedule(1);
    const second = openDatabase(opened.server.ownerUrl.replace('portico_test_owner', testAppRole));
    try {
      const both = await Promise.all([run(1), run(1, second)].map(outcome));
      expect(both).toEqual(['done', 'done']);
    } finally {
      await second.close();
    }
    await run();
    expect(await world.versions()).toHaveLength(2);
  });

  it('is in the queue, at its time, and published by a worker', async () => {
    await world.save(published, three);
    await schedule(1);
    const { database, ownerUrl, ownerDb } = opened.server;
    const waiting = sql<{ at: Date }>`select run_at as at from graphile_worker.jobs
      where task_identifier = 'publish_scheduled_form' and key like ${`%${world.project.id} 1`}`;
    expect((await waiting.execute(ownerDb)).rows).toEqual([{ at: inHours(2) }]);
    const clock = { now: () => inHours(2) };
    const log = createLogger('silent');
    const jobs = formScheduleJobs({ database, clock });
    await sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`.execute(
      ownerDb,
    );
    const worker = await startDelivery({ database, clock, log, ownerUrl, drivers: [], jobs });
    try {
      await expect.poll(async () => (await scheduled())?.state).toBe('published');
      expect((await world.read()).number).toBe(2);
    } finally {
      await worker.stop();
    }
  });
});
