import { randomUUID } from 'node:crypto';
import { exportApplication } from '@portico/contract/documents';
import { staffExport, staffExportState } from '@portico/contract/staff-applications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';
import { changeRoleTo } from '../../testing/toys/toy-staff.ts';
import { openStaffing } from './testing/staff-fixture.ts';

let opened: Awaited<ReturnType<typeof openStaffing>>;
let person: Awaited<ReturnType<typeof opened.applicant>>;

beforeAll(async () => {
  opened = await openStaffing();
  person = await opened.applicant();
});
afterAll(() => opened.close());

const exportFor = (cookie: string, { application } = person) =>
  opened.client.as({ cookie }).call(staffExport, { application });

/** Asks for a document, and lets something happen once the application was read and before the document is written down. */
async function exportWhile(
  cookie: string,
  whose: typeof person,
  happen: (db: typeof opened.ownerDb) => Promise<unknown>,
) {
  const { asking } = await opened.ownerDb.transaction().execute(async (db) => {
    await db.selectFrom('applicants').select('id').where('id', '=', whose.id).forUpdate().execute();
    const exporting = exportFor(cookie, whose);
    await untilBlocked(db);
    await happen(db);
    return { asking: exporting };
  });
  return asking;
}

it('a role that changes while a document is described leaves none of what the role before saw', async () => {
  const { id, cookie } = await opened.staff('administrator', opened.mine.orgId);
  const data = await exportWhile(cookie, person, (db) => changeRoleTo(db, id, 'interviewer'));
  const document = await opened.ownerDb
    .selectFrom('documents')
    .select('staff_role')
    .where('id', '=', data.uid)
    .execute();
  expect(document).toEqual([{ staff_role: 'administrator' }]);
  expect((await opened.client.as({ cookie }).fetch(`/staff/v1/document/${data.uid}`)).status).toBe(404);
  expect(await refused(opened.client.as({ cookie }).call(staffExportState, { document: data.uid }))).toBe('notFound');
  const again = await exportFor(cookie);
  expect(again.uid).not.toBe(data.uid);
  expect(again.state).toBe('ready');
});

it('no document is made for somebody who deletes the account meanwhile', async () => {
  const leaving = await opened.applicant();
  const { cookie } = await opened.staff('administrator', opened.mine.orgId);
  expect(
    await refused(
      exportWhile(cookie, leaving, (db) => db.deleteFrom('applicants').where('id', '=', leaving.id).execute()),
    ),
  ).toBe('notFound');
});

describe('many exports', () => {
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

  it('are made one after the other, up to a limit', async () => {
    const other = await opened.applicant();
    const { id, cookie } = await opened.staff('reviewer', opened.mine.orgId);
    const add = (count: number) =>
      opened.ownerDb
        .insertInto('documents')
        .values(Array.from({ length: count }, () => document(id, other.id, 'working', 1)))
        .execute();
    await add(1);
    expect((await exportFor(cookie)).state).toBe('working');
    await add(18);
    expect(await refused(exportFor(cookie, await opened.applicant()))).toBe('tooMany');
    const colleague = await opened.staff('reviewer', opened.mine.orgId);
    expect((await exportFor(colleague.cookie)).state).toBe('ready');
    const own = await opened.client.as({ token: other.token }).call(exportApplication, {});
    expect(own.state).toBe('ready');
  });

  it('keep the newest, and delete older ones', async () => {
    const others = await Promise.all([opened.applicant(), opened.applicant()]);
    const { id, cookie } = await opened.staff('reviewer', opened.mine.orgId);
    const rows = Array.from({ length: 60 }, (_, at) => document(id, others[at % 2]?.id ?? '', 'ready', 100 - at));
    await opened.ownerDb.insertInto('documents').values(rows).execute();
    const data = await exportFor(cookie);
    const stored = await opened.ownerDb.selectFrom('documents').select('id').where('staff_id', '=', id).execute();
    const newest = [data.uid, ...rows.slice(11).map((row) => row.id)];
    expect(stored.map((row) => row.id).toSorted()).toEqual(newest.toSorted());
  });
});
