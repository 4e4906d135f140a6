import { changeSettings, projectSettings } from '@portico/contract/project-settings';
import { findHold, holdBack, releaseHold, retentionPlan } from '@portico/contract/retention';
import { applicationLog } from '@portico/contract/staff-applications';
import { verifyLog } from '@portico/contract/staff-log';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openClient, outcome, refused } from '../../../../testing/client.ts';
import { frozenNow } from '../../../../testing/frozen-clock.ts';
import { openTestServer } from '../../../../testing/test-server.ts';
import { buildStaff } from '../../../../testing/toys/toy-staff.ts';
import { day, exists, mailsTo, openRetaining, runAt, type Server, staffOf } from '../testing/retention-fixture.ts';

let server: Server;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  // Projects of other tests do not take part.
  await sql`update projects set retention = '{}'`.execute(server.ownerDb);
});
afterEach(() => server.clock.set(frozenNow));

const reason = 'An appeal is pending at the court.';

async function applicationOf(applicant: string): Promise<string> {
  const found = await server.ownerDb
    .selectFrom('applications')
    .select('id')
    .where('applicant_id', '=', applicant)
    .executeTakeFirstOrThrow();
  return found.id;
}

const linesOf = (projectId: string) =>
  server.ownerDb
    .selectFrom('staff_log')
    .select(['action', 'subject', 'change'])
    .where('project_id', '=', projectId)
    .where('action', 'in', ['held back from deletion', 'released for deletion'])
    .orderBy('id')
    .execute();

async function openHeld(state: 1 | 2 = 2) {
  const retaining = await openRetaining(server);
  const staff = await staffOf(server, retaining);
  const { id } = await retaining.person(state);
  return { ...retaining, staff, id, application: await applicationOf(id) };
}

describe('somebody who is held back', () => {
  it('is neither told nor deleted, however long it lasts; others are', async () => {
    const { staff, id, application, person } = await openHeld();
    const other = await person(2);
    await staff.call(holdBack, { application, reason });
    for (const days of [0, 23, 31, 400]) await runAt(server, days);
    expect([await exists(server, id), await mailsTo(server, id)]).toEqual([true, []]);
    expect(await exists(server, other.id)).toBe(false);
  });

  it('is kept even by a hold in the last hour, after both mails', async () => {
    const { staff, id, application } = await openHeld();
    for (const days of [0, 23]) await runAt(server, days);
    expect(await mailsTo(server, id)).toEqual(['retention-first', 'retention-last']);
    server.clock.set(frozenNow);
    await staff.call(holdBack, { application, reason });
    await runAt(server, 31);
    expect(await exists(server, id)).toBe(true);
  });

  it('is told from the beginning once released, and deleted only after that', async () => {
    const { staff, id, application } = await openHeld();
    for (const days of [0, 23]) await runAt(server, days);
    server.clock.set(frozenNow);
    await staff.call(holdBack, { application, reason });
    await runAt(server, 60);
    server.clock.set(frozenNow);
    await staff.call(releaseHold, { application });
    await runAt(server, 61);
    await runAt(server, 84);
    expect(await mailsTo(server, id)).toEqual([
      'retention-first',
      'retention-last',
      'retention-first',
      'retention-last',
    ]);
    await runAt(server, 90.9);
    expect(await exists(server, id)).toBe(true);
    await runAt(server, 91.1);
    expect(await exists(server, id)).toBe(false);
  });

  it('is counted apart, with who held them and why, also while no time is set', async () => {
    const { staff, project, application, person, settle } = await openHeld();
    await person(2);
    await staff.call(holdBack, { application, reason });
    const plan = () => staff.call(retentionPlan, { project: project.id });
    const hold = { reason, by: expect.any(String), at: frozenNow.getTime() / 1000 };
    expect(await plan()).toMatchObject({
      list: [{ people: 2, held: 1, told: 0, unreachable: 0, first: day(30).getTime() / 1000 }],
      holds: [{ application, ...hold }],
    });
    expect(await staff.call(findHold, { application })).toEqual({ hold });
    await runAt(server, 0);
    expect((await plan()).list).toMatchObject([{ people: 2, held: 1, told: 1 }]);
    await settle({});
    expect(await plan()).toMatchObject({ isOn: false, holds: [{ application }] });
    await staff.call(releaseHold, { application });
    expect([(await plan()).holds, await staff.call(findHold, { application })]).toEqual([[], { hold: null }]);
  });

  it('is not among those whom a shorter time concerns', async () => {
    const { staff, project, application, settle } = await openHeld();
    await settle({});
    const { settings, revision } = await staff.call(projectSettings, { project: project.id });
    const shorten = () =>
      staff.call(changeSettings, {
        project: project.id,
        revision,
        settings: { ...settings, keepApplicationsMonths: 1 },
      });
    expect(await refused(shorten())).toBe('confirmFirst');
    await staff.call(holdBack, { application, reason });
    expect(await outcome(shorten())).toBe('done');
  });
});

describe('holding somebody back', () => {
  it('is in the log with its reason, and in that of the application; the chain is sound', async () => {
    const { staff, project, application } = await openHeld();
    await staff.call(holdBack, { application, reason });
    await staff.call(releaseHold, { application });
    const subject = { project: project.id, application };
    expect(await linesOf(project.id)).toEqual([
      { action: 'held back from deletion', subject, change: { before: { reason: null }, after: { reason } } },
      { action: 'released for deletion', subject, change: { before: { reason }, after: { reason: null } } },
    ]);
    const { list } = await staff.call(applicationLog, { application });
    expect(list.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['held back from deletion', 'released for deletion']),
    );
    expect((await staff.call(verifyLog, { org: project.orgId })).broken).toBeNull();
  });

  it('twice by a double click is once; a colleague’s reason is not overwritten', async () => {
    const { staff, project, application, ...retaining } = await openHeld();
    const hold = () => staff.call(holdBack, { application, reason });
    expect(await Promise.all([outcome(hold()), outcome(hold())])).toEqual(['done', 'done']);
    const colleague = await staffOf(server, { ...retaining, project });
    expect(await refused(colleague.call(holdBack, { application, reason: 'Another reason' }))).toBe('alreadyHeld');
    expect(await staff.call(findHold, { application })).toMatchObject({ hold: { reason } });
    await staff.call(releaseHold, { application });
    await staff.call(releaseHold, { application });
    expect(await linesOf(project.id)).toHaveLength(2);
  });

  it('is also possible for a draft that nobody has opened', async () => {
    const { staff, application } = await openHeld(1);
    expect(await staff.call(holdBack, { application, reason })).toMatchObject({ reason });
  });

  it('waits for whoever deletes, and finds nobody then', async () => {
    const { staff, id, application } = await openHeld();
    let holding: Promise<string> | undefined;
    await server.ownerDb.transaction().execute(async (busy) => {
      await busy.selectFrom('applicants').select('id').where('id', '=', id).forUpdate().execute();
      holding = outcome(staff.call(holdBack, { application, reason }));
      // Until it waits for the lock.
      await expect
        .poll(async () => (await sql`select from pg_locks where not granted`.execute(server.ownerDb)).rows.length)
        .toBeGreaterThan(0);
      await busy.deleteFrom('applicants').where('id', '=', id).execute();
    });
    expect(await holding).toBe('notFound');
  });

  it('needs a reason, and whoever may edit applications in the project', async () => {
    const { staff, project, application } = await openHeld();
    expect(await refused(staff.send(holdBack, { application, reason: ' ' }))).toBe('malformed');
    const client = openClient(server.app, project);
    const reviewer = client.as(await buildStaff(server.ownerDb, { role: 'reviewer', orgId: project.orgId }));
    const stranger = await staffOf(server, await openRetaining(server));
    for (const [by, refusal] of [
      [reviewer, 'forbidden'],
      [stranger, 'notFound'],
      [client, 'notSignedIn'],
    ] as const) {
      expect(await refused(by.call(findHold, { application }))).toBe(refusal);
      expect(await refused(by.call(holdBack, { application, reason }))).toBe(refusal);
      expect(await refused(by.call(releaseHold, { application }))).toBe(refusal);
    }
    expect(await staff.call(findHold, { application })).toEqual({ hold: null });
  });
});
