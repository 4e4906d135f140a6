import { batchInfo } from '@portico/contract/batches';
import { projectCalendar } from '@portico/contract/calendar';
import { approveOutage, dismissOutage, outageProposals } from '@portico/contract/outages';
import { submit } from '@portico/contract/submissions';
import { buildField, buildModule } from '@portico/form-engine/testing/build-form';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openClient, outcome, refused } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { publishForm } from '../../../testing/toys/toy-forms.ts';
import { buildStaff } from '../../../testing/toys/toy-staff.ts';
import { buildApplicant, buildProject } from '../../../testing/toys/toy-tenants.ts';
import { keepUp } from '../../../platform/heartbeat/heartbeat.ts';
import { tellOfOutage } from './outage-jobs.ts';
import { proposeEnd } from './proposals.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
afterEach(() => server.clock.set(frozenNow));
beforeEach(async () => {
  await sql`delete from up_periods`.execute(server.ownerDb);
});

const at = (seconds: number) => new Date(frozenNow.getTime() + seconds * 1000);
const now = frozenNow.getTime() / 1000;
const hour = 3_600;

/** A server that is ready at each of these seconds from now, and says so. */
async function beatAt(...seconds: readonly number[]): Promise<void> {
  let period: string | null = null;
  for (const second of seconds) {
    server.clock.set(at(second));
    period = await keepUp(server, period);
  }
  server.clock.set(frozenNow);
}

let count = 0;
async function openProject() {
  const { ownerDb, app } = server;
  const project = await buildProject(ownerDb, { slug: `outage-${(count += 1)}` });
  await publishForm(ownerDb, project, { modules: [buildModule('person', [buildField('word')])] });
  const client = openClient(app, project);
  const staff = client.as(await buildStaff(ownerDb, { role: 'administrator', orgId: project.orgId }));
  const proposals = async () => (await staff.call(outageProposals, { project: project.id })).list;
  const endAt = (seconds: number) =>
    ownerDb
      .updateTable('batches')
      .set({ ends_at: at(seconds) })
      .where('id', '=', project.batchId)
      .execute();
  const approve = async (outages: readonly number[], until: number) => {
    const { revision } = await staff.call(projectCalendar, { project: project.id });
    const named = { project: project.id, batch: project.batchId, outages: [...outages] };
    return staff.call(approveOutage, { ...named, until, revision, reason: 'Power was cut' });
  };
  const dismiss = async (outages: readonly number[]) => {
    const { revision } = await staff.call(projectCalendar, { project: project.id });
    const named = { project: project.id, batch: project.batchId, outages: [...outages] };
    return staff.call(dismissOutage, { ...named, revision, reason: 'A test at night' });
  };
  return { project, client, staff, proposals, endAt, approve, dismiss };
}

describe('downtime', () => {
  it('is what lies between two signs of life, if that is longer than a minute', async () => {
    const { proposals, endAt } = await openProject();
    await endAt(hour);
    await beatAt(-5 * hour, -5 * hour + 60, -3 * hour, -3 * hour + 61);
    const [proposal] = await proposals();
    expect(proposal?.outages).toEqual([
      { began: now - 5 * hour + 60, ended: now - 3 * hour },
      { began: now - 3 * hour, ended: now - 3 * hour + 61 },
    ]);
    expect(proposal?.seconds).toBe(2 * hour - 60 + 61);
  });

  it('is none while another server was ready', async () => {
    const { proposals, endAt } = await openProject();
    await endAt(hour);
    await beatAt(-5 * hour, -hour);
    const rest = Array.from({ length: 4 * 60 + 2 }, (_, minute) => -5 * hour - 60 + minute * 60);
    await beatAt(...rest);
    expect(await proposals()).toEqual([]);
  });

  it('is forgotten after a while', async () => {
    await beatAt(-100 * 24 * hour, -hour);
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from up_periods`.execute(server.ownerDb);
    expect(rows[0]?.n).toBe(1);
  });

  it.each([
    ['before the end', [-2 * hour, -hour], hour, hour, 2 * hour],
    ['through the end: what was after it cost nobody anything', [-2 * hour, 0], -hour, hour, hour],
    ['from before the day: that part does not count', [-30 * hour, -23 * hour], 0, hour, hour],
  ])('is given back %s', (_name, [began = 0, ended = 0], endsAt, seconds, until) => {
    const from = at(endsAt - 24 * hour);
    const proposed = proposeEnd(at(endsAt), from, [{ began: at(began), ended: at(ended) }], frozenNow);
    expect(proposed.seconds).toBe(seconds);
    expect(Math.floor(proposed.until.getTime() / 60_000)).toBe(Math.floor(at(until).getTime() / 60_000));
  });
});

describe('an extension for all', () => {
  it('is proposed, approved with a reason, seen in the portal, and told to those concerned, once', async () => {
    const { project, client, staff, proposals, endAt, approve } = await openProject();
    const person = await buildApplicant(server.ownerDb, project, { batchId: project.batchId });
    const done = await buildApplicant(server.ownerDb, project, { batchId: project.batchId, state: 2 });
    await endAt(-hour);
    await beatAt(-4 * hour, -2 * hour);
    const [proposal] = await proposals();
    expect(proposal).toMatchObject({ batch: project.batchId, seconds: 2 * hour, people: 1 });
    expect(await refused(client.as(person).call(submit, { terms: 1, known_items: 1 }))).toBe('batchClosed');
    const began = [now - 4 * hour];
    const until = proposal?.until ?? 0;
    expect(until).toBeGreaterThanOrEqual(now + 2 * hour);
    await approve(began, until);
    expect((await client.as(person).call(batchInfo, {})).list[0]).toMatchObject({ end_time: until, batch_state: 1 });
    expect(await outcome(client.as(person).call(submit, { terms: 1, known_items: 1 }))).toBe('done');

    expect(await proposals()).toEqual([]);
    expect(await refused(approve(began, until + hour))).toBe('outageSettled');
    const { approved } = await staff.call(outageProposals, { project: project.id });
    expect(approved).toMatchObject([{ until, reason: 'Power was cut' }]);
    expect(await mailsTo(done.id)).toEqual([]);
  });

  it('is told by mail and in the portal to each once, though the job runs twice', async () => {
    const { project, approve, endAt } = await openProject();
    await endAt(hour);
    const person = await buildApplicant(server.ownerDb, project, { batchId: project.batchId });
    const done = await buildApplicant(server.ownerDb, project, { batchId: project.batchId, state: 2 });
    await beatAt(-4 * hour, -2 * hour);
    await approve([now - 4 * hour], now + 40 * hour);
    const { approval } = await server.ownerDb
      .selectFrom('outage_extensions')
      .select('approval')
      .where('batch_id', '=', project.batchId)
      .executeTakeFirstOrThrow();
    const parts = { ...server, publicUrl: 'https://apply.example.edu' };
    const news = { org: project.orgId, project: project.id, approval };
    await tellOfOutage(parts, news);
    await tellOfOutage(parts, news);
    expect(await mailsTo(person.id)).toEqual(['deadline-outage']);
    expect(await mailsTo(done.id)).toEqual([]);
  });

  it('is refused too early, in another project, and where other outages were measured', async () => {
    const [one, other] = [await openProject(), await openProject()];
    await one.endAt(hour);
    await beatAt(-4 * hour, -2 * hour);
    const began = [now - 4 * hour];
    expect(await refused(one.approve(began, now - hour))).toBe('extensionTooEarly');
    expect(await refused(one.approve([now - 5 * hour], now + 40 * hour))).toBe('outageSettled');
    const foreign = { project: one.project.id, batch: one.project.batchId, outages: began, until: now + 40 * hour };
    const sent = { ...foreign, revision: 0, reason: 'x' };
    expect(await refused(other.staff.call(approveOutage, sent))).toBe('notFound');
    expect(await refused(one.client.call(approveOutage, sent))).toBe('notSignedIn');
  });
});

describe('a proposal that is dismissed', () => {
  it('does not come back, moves nothing, and is logged with its reason; a later outage is proposed by itself', async () => {
    const { project, proposals, endAt, approve, dismiss } = await openProject();
    await endAt(hour);
    await beatAt(-4 * hour, -2 * hour);
    await dismiss([now - 4 * hour]);
    expect(await proposals()).toEqual([]);
    expect(await refused(approve([now - 4 * hour], now + 40 * hour))).toBe('outageSettled');
    expect(await refused(dismiss([now - 4 * hour]))).toBe('outageSettled');
    const { ends_at: endsAt } = await server.ownerDb
      .selectFrom('batches')
      .select('ends_at')
      .where('id', '=', project.batchId)
      .executeTakeFirstOrThrow();
    expect(endsAt).toEqual(at(hour));
    const line = await server.ownerDb
      .selectFrom('staff_log')
      .select(['action', 'change'])
      .where('project_id', '=', project.id)
      .executeTakeFirstOrThrow();
    const change = { before: { reason: null }, after: { reason: 'A test at night' } };
    expect(line).toEqual({ action: 'dismissed outage', change });
    await beatAt(-hour);
    expect((await proposals()).map(({ outages }) => outages)).toEqual([[{ began: now - 2 * hour, ended: now - hour }]]);
  });

  it('is extended or dismissed, never both', async () => {
    const { endAt, approve, dismiss } = await openProject();
    await endAt(hour);
    await beatAt(-4 * hour, -2 * hour);
    const began = [now - 4 * hour];
    const outcomes = await Promise.all([outcome(approve(began, now + 40 * hour)), outcome(dismiss(began))]);
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
  });

  it('is for whoever may change the calendar, and in no other project', async () => {
    const [one, other] = [await openProject(), await openProject()];
    await one.endAt(hour);
    await beatAt(-4 * hour, -2 * hour);
    const named = { project: one.project.id, batch: one.project.batchId, outages: [now - 4 * hour] };
    const sent = { ...named, revision: 0, reason: 'x' };
    expect(await refused(other.staff.call(dismissOutage, sent))).toBe('notFound');
    expect(await refused(one.client.call(dismissOutage, sent))).toBe('notSignedIn');
    const reviewer = await buildStaff(server.ownerDb, { role: 'reviewer', orgId: one.project.orgId });
    expect(await refused(one.client.as(reviewer).call(dismissOutage, sent))).toBe('forbidden');
  });
});

async function mailsTo(applicant: string): Promise<string[]> {
  const mails = server.ownerDb.selectFrom('outgoing_messages').select('purpose').where('applicant_id', '=', applicant);
  return (await mails.execute()).map(({ purpose }) => purpose);
}
