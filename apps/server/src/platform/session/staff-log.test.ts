import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';
import { placeOf } from './abilities.ts';
import { logAtHome, logStaffAction, logStaffActionOnce, logStaffChange } from './staff-log.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let project: ToyProject;
const change = { before: { title: 'Old', open: true }, after: { title: 'New', open: true } };

beforeAll(async () => {
  opened = await openTestDatabase();
  project = await buildProject(opened.ownerDb, { slug: 'logged' });
});
afterAll(() => opened.close());

function somebody() {
  const roles = [{ role: 'owner' as const, orgId: project.orgId, projectId: null }];
  return { db: opened.database.staff, session: { staffId: randomUUID(), name: 'Somebody', roles }, ip: '192.0.2.7' };
}

const linesOf = (staffId: string) =>
  opened.ownerDb
    .selectFrom('staff_log')
    .select(['action', 'address', 'org_id', 'project_id', 'change'])
    .where('staff_id', '=', staffId)
    .execute();

describe('a line of the log', () => {
  it('says from where it was done, and what of a change was there before and after', async () => {
    const actor = somebody();
    const place = { org_id: project.orgId, project_id: project.id };
    const parts = { before: { title: 'Old' }, after: { title: 'New' } };
    await logStaffAction(actor, 'changed entry', {}, placeOf(project), change);
    await logStaffChange(opened.database.forProject(project), actor, 'changed entry', {}, change);
    await logStaffActionOnce(actor, 'read file', {}, placeOf(project));
    expect(await linesOf(actor.session.staffId)).toEqual([
      { action: 'changed entry', address: actor.ip, ...place, change: parts },
      { action: 'changed entry', address: actor.ip, ...place, change: parts },
      { action: 'read file', address: actor.ip, ...place, change: null },
    ]);
  });

  it('of what is done nowhere in particular stands in the organisation of the person', async () => {
    const actor = somebody();
    await logAtHome(actor, 'signed in');
    const line = { action: 'signed in', address: actor.ip, org_id: project.orgId, project_id: null, change: null };
    expect(await linesOf(actor.session.staffId)).toEqual([line]);
  });
});
