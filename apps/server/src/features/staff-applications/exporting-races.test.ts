import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openStaffing } from './testing/staff-fixture.ts';

let opened: Awaited<ReturnType<typeof openStaffing>>;
let person: Awaited<ReturnType<typeof opened.applicant>>;

beforeAll(async () => {
  opened = await openStaffing();
  person = await opened.applicant();
});
afterAll(() => opened.close());

const ask = (cookie: string, { application } = person) => opened.post('applications/export', { application }, cookie);

it('a role that changes while a document is described leaves none of what the role before saw', async () => {
  const { keeper, mine } = opened;
  const { id, cookie } = await opened.staff('administrator', mine.orgId);
  const setRole = (role: string) => keeper.updateTable('staff').set({ role }).where('id', '=', id).execute();
  const held = await keeper.transaction().execute(async (db) => {
    // Whoever writes a document down waits for this row, having read the application.
    await db.selectFrom('applicants').select('id').where('id', '=', person.id).forUpdate().execute();
    const asking = ask(cookie);
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database()`.execute(db);
      expect(rows).toHaveLength(1);
    });
    await setRole('interviewer');
    return { asking };
  });
  const { data } = await held.asking;
  const { statusCode } = await opened.app.inject({ url: `/staff/v1/document/${data.uid}`, headers: { cookie } });
  expect(statusCode).toBe(404);
  expect(await opened.get('applications/exportState', { document: data.uid }, cookie)).toMatchObject({ http: 404 });
  const again = await ask(cookie);
  expect(again.data.uid).not.toBe(data.uid);
  expect(again.data.state).toBe('ready');
});

describe('a pile of exports', () => {
  const document = (staffId: string, applicantId: string, state: 'working' | 'ready', minute: number) => ({
    id: randomUUID(),
    project_id: opened.mine.id,
    applicant_id: applicantId,
    staff_id: staffId,
    staff_role: 'reviewer',
    name: 'x.pdf',
    fingerprint: randomUUID(),
    content: '{}',
    state,
    steps: 2,
    created_at: new Date(frozenNow.getTime() - minute * 1_000),
    expires_at: new Date(frozenNow.getTime() + 3_600_000),
  });

  it('is made one after the other, and has an end', async () => {
    const other = await opened.applicant();
    const { id, cookie } = await opened.staff('reviewer', opened.mine.orgId);
    const add = (count: number) =>
      opened.keeper
        .insertInto('documents')
        .values(Array.from({ length: count }, () => document(id, other.id, 'working', 1)))
        .execute();
    await add(1);
    expect((await ask(cookie)).data.state).toBe('working');
    await add(18);
    expect(await ask(cookie, await opened.applicant())).toMatchObject({ http: 429 });
    const colleague = await opened.staff('reviewer', opened.mine.orgId);
    expect((await ask(colleague.cookie)).data.state).toBe('ready');
    const { data: own } = await opened.portal('POST', 'apply/export', {}, other.token);
    expect(own.state).toBe('ready');
  });

  it('keeps the newest, and forgets what was made before', async () => {
    const others = await Promise.all([opened.applicant(), opened.applicant()]);
    const { id, cookie } = await opened.staff('reviewer', opened.mine.orgId);
    const rows = Array.from({ length: 60 }, (_, at) => document(id, others[at % 2]?.id ?? '', 'ready', 100 - at));
    await opened.keeper.insertInto('documents').values(rows).execute();
    const { data } = await ask(cookie);
    const kept = await opened.keeper.selectFrom('documents').select('id').where('staff_id', '=', id).execute();
    const newest = [data.uid, ...rows.slice(11).map((row) => row.id)];
    expect(kept.map((row) => row.id).toSorted()).toEqual(newest.toSorted());
  });
});
