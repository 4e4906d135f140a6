import { randomUUID } from 'node:crypto';
import { logChains, logExportPath, logPeople, staffLog, verifyLog } from '@portico/contract/staff-log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installation, placeOf } from '../../platform/session/abilities.ts';
import { logStaffAction } from '../../platform/session/staff-log.ts';
import { chainLogs } from '../../platform/staff-log/chain-logs.ts';
import { openClient, refused, type TestClient } from '../../testing/client.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { addRole, buildStaff } from '../../testing/toys/toy-staff.ts';
import { buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let mine: ToyProject;
let sibling: ToyProject;
let theirs: ToyProject;
let visitor: TestClient;
let owner: TestClient;
let admin: TestClient;
const application = randomUUID();
const doer = randomUUID();

beforeAll(async () => {
  server = await openTestServer();
  const { ownerDb, database } = server;
  mine = await buildProject(ownerDb, { slug: 'log-mine' });
  sibling = await buildProject(ownerDb, { slug: 'log-sibling', orgId: mine.orgId });
  theirs = await buildProject(ownerDb, { slug: 'log-theirs' });
  visitor = openClient(server.app);
  owner = visitor.as(await buildStaff(ownerDb, { role: 'owner' }));
  admin = visitor.as(await buildStaff(ownerDb, { role: 'administrator', orgId: mine.orgId }));
  const actor = { db: database.staff, session: { staffId: doer, name: '=Doer, "x"', roles: [] }, ip: '192.0.2.9' };
  const change = { before: { title: 'Old' }, after: { title: 'New' } };
  for (let time = 0; time < 3; time += 1)
    await logStaffAction(actor, 'read application', { application }, placeOf(mine));
  await logStaffAction(actor, 'changed entry', { entry: 'x' }, placeOf(sibling), change);
  await logStaffAction(actor, 'signed in', {}, placeOf(theirs));
  await logStaffAction(actor, 'signed in', {}, installation);
  await chainLogs(database.jobs);
});
afterAll(() => server.close());

const actions = async (client: TestClient, filter: object = {}) =>
  (await client.call(staffLog, { person: doer, ...filter })).list.map(({ action }) => action);

describe('the log', () => {
  it('shows who did what, when, from where and to what, newest first', async () => {
    const { list } = await admin.call(staffLog, { person: doer });
    expect(list).toHaveLength(4);
    expect(list[0]).toMatchObject({
      by: '=Doer, "x"',
      address: '192.0.2.9',
      action: 'changed entry',
      subject: { entry: 'x' },
      change: { before: { title: 'Old' }, after: { title: 'New' } },
      project: { project_id: sibling.id },
      seq: 4,
    });
  });

  it('is found by application, kind, project and time', async () => {
    const reads = ['read application', 'read application', 'read application'];
    expect(await actions(admin, { application })).toEqual(reads);
    expect(await actions(admin, { action: 'changed entry' })).toEqual(['changed entry']);
    expect(await actions(admin, { project: mine.id })).toEqual(reads);
    const now = Math.floor(Date.now() / 1000);
    expect(await actions(admin, { from: now - 600 })).toHaveLength(4);
    expect(await actions(admin, { from: now + 600 })).toEqual([]);
    expect(await actions(admin, { until: now - 600 })).toEqual([]);
  });

  it('goes on page by page without losing or repeating a line', async () => {
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page: { list: { id: string }[]; next: string | null } = await owner.call(staffLog, {
        person: doer,
        limit: 2,
        ...(after === undefined ? {} : { after }),
      });
      seen.push(...page.list.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect([seen.length, new Set(seen).size]).toEqual([6, 6]);
  });

  it('shows a role what is in its reach, and only where the role may read it', async () => {
    expect(await actions(owner)).toHaveLength(6);
    expect(await actions(admin)).toHaveLength(4);
    const other = await buildStaff(server.ownerDb, { role: 'administrator', orgId: theirs.orgId });
    expect(await actions(visitor.as(other))).toEqual(['signed in']);
    const both = await buildStaff(server.ownerDb, { role: 'reviewer', orgId: mine.orgId });
    expect(await refused(visitor.as(both).call(staffLog, {}))).toBe('forbidden');
    await addRole(server.ownerDb, both.id, { role: 'administrator', orgId: mine.orgId, projectId: sibling.id });
    expect(await actions(visitor.as(both))).toEqual(['changed entry']);
  });

  it('refuses whoever is not signed in, and filters that make no sense', async () => {
    expect(await refused(visitor.call(staffLog, {}))).toBe('notSignedIn');
    for (const after of ['x', Buffer.from('2026-01-01T00:00:00.000000Z x').toString('base64url')])
      expect(await refused(admin.call(staffLog, { after }))).toBe('malformed');
  });
});

describe('the people of the log', () => {
  const lines = () => server.ownerDb.selectFrom('staff_log').select('id').execute();

  it('are those whom lines in reach name, with their newest name, also those who work here no more', async () => {
    const { ownerDb, database } = server;
    const project = await buildProject(ownerDb, { slug: 'log-people' });
    const other = await buildProject(ownerDb, { slug: 'log-people-other', orgId: project.orgId });
    const worker = await buildStaff(ownerDb, { role: 'reviewer', orgId: project.orgId });
    const [left, elsewhere] = [randomUUID(), randomUUID()];
    const log = (staffId: string, name: string, at: ToyProject) =>
      logStaffAction(
        { db: database.staff, session: { staffId, name, roles: [] }, ip: '192.0.2.9' },
        'signed in',
        {},
        placeOf(at),
      );
    for (const name of ['Maiden', 'Bride']) await log(left, name, project);
    await log(worker.id, 'Worker', other);
    await log(elsewhere, 'Elsewhere', theirs);
    const reader = visitor.as(await buildStaff(ownerDb, { role: 'administrator', orgId: project.orgId }));
    const narrow = visitor.as(
      await buildStaff(ownerDb, { role: 'administrator', orgId: project.orgId, projectId: project.id }),
    );
    const before = await lines();
    const gone = { person: left, name: 'Bride', account: null };
    expect((await reader.call(logPeople, {})).list).toEqual([
      gone,
      { person: worker.id, name: 'Worker', account: worker.account },
    ]);
    expect((await narrow.call(logPeople, {})).list).toEqual([gone]);
    const everybody = (await owner.call(logPeople, {})).list.map(({ person }) => person);
    expect(everybody).toEqual(expect.arrayContaining([left, worker.id, elsewhere, doer]));
    expect(new Set(everybody).size).toBe(everybody.length);
    // Asking for them is no line: what is told, the log shows.
    expect(await lines()).toEqual(before);
  });

  it('are told to those who may read the log', async () => {
    const reviewer = await buildStaff(server.ownerDb, { role: 'reviewer', orgId: mine.orgId });
    expect(await refused(visitor.as(reviewer).call(logPeople, {}))).toBe('forbidden');
    expect(await refused(visitor.call(logPeople, {}))).toBe('notSignedIn');
  });
});

describe('verifying', () => {
  it('says that a chain is sound, and gives its last hash', async () => {
    const { list } = await admin.call(logChains, {});
    expect(list).toMatchObject([{ org: mine.orgId, head: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    const verified = await admin.call(verifyLog, { org: mine.orgId });
    expect(verified).toMatchObject({ broken: null, done: true });
    expect([verified.checked, verified.head]).toEqual([
      verified.length,
      (await admin.call(logChains, {})).list[0]?.head,
    ]);
  });

  it('is of the own organisation, and of the installation for its own staff', async () => {
    expect(await refused(admin.call(verifyLog, { org: theirs.orgId }))).toBe('notFound');
    expect(await refused(admin.call(verifyLog, {}))).toBe('notFound');
    expect(await owner.call(verifyLog, {})).toMatchObject({ broken: null });
    expect((await owner.call(logChains, {})).list).toHaveLength(3);
    const narrow = await buildStaff(server.ownerDb, { role: 'owner', orgId: mine.orgId, projectId: mine.id });
    expect(await refused(visitor.as(narrow).call(verifyLog, { org: mine.orgId }))).toBe('forbidden');
  });

  it('shows where somebody changed a line in the database', async () => {
    const { ownerDb } = server;
    const line = ownerDb.updateTable('staff_log').where('org_id', '=', theirs.orgId).where('seq', '=', '1');
    await line.set({ action: 'did nothing' }).execute();
    expect(await owner.call(verifyLog, { org: theirs.orgId })).toMatchObject({
      done: true,
      checked: 0,
      broken: { kind: 'changed', seq: 1, line: { action: 'did nothing' } },
    });
    await line.set({ action: 'signed in' }).execute();
    expect(await owner.call(verifyLog, { org: theirs.orgId })).toMatchObject({ broken: null });
  });
});

describe('the export', () => {
  it('is a CSV file with the last hash of each chain, and is a line of the log itself', async () => {
    const answer = await admin.fetch(`${logExportPath}?person=${doer}`, {});
    const rows = (await answer.text()).trimEnd().split('\r\n');
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(rows[0]).toMatch(new RegExp(`^chain,${mine.orgId},\\d+,[0-9a-f]{64}$`));
    expect(rows).toHaveLength(6);
    // What a spreadsheet would compute is text.
    expect(rows[2]).toContain(`,"'=Doer, ""x""",`);
    const { list } = await admin.call(staffLog, { action: 'exported log' });
    expect(list).toHaveLength(1);
  });

  it('refuses others, and a filter that makes no sense', async () => {
    expect((await visitor.fetch(logExportPath, {})).status).toBe(401);
    expect((await admin.fetch(`${logExportPath}?person=x`, {})).status).toBe(400);
  });
});
