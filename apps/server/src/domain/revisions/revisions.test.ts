import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refused } from '../../platform/refused.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildStaff } from '../../testing/toys/toy-staff.ts';
import { buildApplicant, buildProject } from '../../testing/toys/toy-tenants.ts';
import { keepRevision, requireNewest } from './revisions.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

let count = 0;
async function openProject() {
  const { ownerDb, database } = server;
  const project = await buildProject(ownerDb, { slug: `revisions-${(count += 1)}` });
  const staff = await buildStaff(ownerDb, { role: 'administrator', orgId: project.orgId });
  const db = database.forStaff(project, staff.id);
  const session = {
    staffId: staff.id,
    name: 'Wang',
    account: 'wang',
    timeZone: null,
    roles: [],
    owesFactor: false,
    tokenHash: Buffer.alloc(0),
    isLocked: false,
    activeAt: frozenNow,
  };
  const change = (part: string, seen: number, ...fields: string[]) =>
    db.transaction().execute(async (transaction) => {
      await requireNewest(transaction, part, seen);
      return keepRevision(transaction, { session, now: frozenNow }, part, fields);
    });
  return { project, db, change };
}

const staleness = (changing: Promise<unknown>) =>
  changing.catch((error: unknown) => (error instanceof Refused ? { error: error.key, data: error.data } : error));
const at = frozenNow.getTime() / 1000;

describe('a change of a part of the configuration', () => {
  it('counts the revision up', async () => {
    const { change } = await openProject();
    expect(await change('settings', 0, 'languages')).toBe(1);
    expect(await change('settings', 1, 'letters')).toBe(2);
  });

  it('is refused to whoever has not seen the newest state, and told who changed what', async () => {
    const { change } = await openProject();
    await change('settings', 0, 'languages', 'letters');
    await change('settings', 1, 'letters');
    expect(await staleness(change('settings', 1, 'preview'))).toEqual({
      error: 'staleRevision',
      data: { revision: 2, changes: [{ field: 'letters', by: 'Wang', at }] },
    });
    expect(await change('settings', 2, 'preview')).toBe(3);
  });

  it('does not mind changes of other parts', async () => {
    const { change } = await openProject();
    await change('look', 0, 'colour');
    expect(await change('settings', 0, 'languages')).toBe(2);
  });

  it('is refused for a revision that does not exist yet', async () => {
    const { change } = await openProject();
    expect(await staleness(change('settings', 7, 'languages'))).toMatchObject({ error: 'staleRevision' });
  });

  it('succeeds for one of two at the same time', async () => {
    const { change } = await openProject();
    const both = await Promise.all([1, 2].map(() => staleness(change('settings', 0, 'languages'))));
    expect(both).toContain(1);
    expect(both).toContainEqual(expect.objectContaining({ error: 'staleRevision' }));
  });

  it('is seen neither by applicants nor by staff of another organisation', async () => {
    const { project, change, db } = await openProject();
    await change('settings', 0, 'languages');
    const { ownerDb, database } = server;
    const applicant = await buildApplicant(ownerDb, project);
    const stranger = await buildStaff(ownerDb, {
      role: 'owner',
      orgId: (await buildProject(ownerDb, { slug: `other-${count}` })).orgId,
    });
    const rows = (handle: typeof db) => handle.selectFrom('project_revisions').selectAll().execute();
    expect(await rows(db)).toHaveLength(1);
    expect(await rows(database.forPeople(project, { people: [applicant.id] }))).toEqual([]);
    expect(await rows(database.forStaff(project, stranger.id))).toEqual([]);
  });
});
