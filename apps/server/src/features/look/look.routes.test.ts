import * as look from '@portico/contract/look';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openClient, refused, type TestClient } from '../../testing/client.ts';
import { buildStaff } from '../../testing/toys/toy-staff.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';
import { type LookWorld, openLookServer } from './testing/look-fixture.ts';

let opened: Awaited<ReturnType<typeof openLookServer>>;
let world: LookWorld;
let theirs: ToyProject;

beforeAll(async () => {
  opened = await openLookServer();
  theirs = await buildProject(opened.server.ownerDb, { slug: 'look-theirs' });
});
afterAll(() => opened.server.close());
beforeEach(async () => {
  world = await opened.open();
});

describe('who may', () => {
  const calls = (client: TestClient, id: string) => [
    client.call(look.readLook, { project: id }),
    client.call(look.lookEditions, { project: id }),
    client.call(look.saveLook, { project: id, changes: {} }),
    client.call(look.discardLook, { project: id, revision: 0 }),
    client.call(look.publishLook, { project: id, revision: 0, note: '' }),
    client.call(look.rollBackLook, { project: id, revision: 0, edition: 1, note: '' }),
  ];

  it('an editor writes and does not publish', async () => {
    await world.save({ icp: ['ICP 1', 'new'] }, world.editor);
    expect(await refused(world.publish(1, world.editor))).toBe('forbidden');
  });

  it('nobody without a session, no reviewer, nobody of another institution', async () => {
    const reviewer = await buildStaff(opened.server.ownerDb, { role: 'reviewer', orgId: world.project.orgId });
    const foreign = await buildStaff(opened.server.ownerDb, { role: 'owner', orgId: theirs.orgId });
    const applicant = await buildApplicant(opened.server.ownerDb, world.project);
    const visitor = openClient(opened.server.app);
    for (const [client, error] of [
      [visitor, 'notSignedIn'],
      [visitor.as(applicant), 'notSignedIn'],
      [visitor.as(reviewer), 'forbidden'],
      [visitor.as(foreign), 'notFound'],
    ] as const)
      for (const call of calls(client, world.project.id)) expect(await refused(call)).toBe(error);
  });

  it('the database shows drafts and editions to staff of the project alone', async () => {
    await world.save({ icp: ['ICP 1', 'new'] });
    await world.publish(1);
    await world.save({ icp: ['new', 'newer'] });
    const foreign = await buildStaff(opened.server.ownerDb, { role: 'owner', orgId: theirs.orgId });
    const own = await buildStaff(opened.server.ownerDb, { role: 'editor', orgId: world.project.orgId });
    const { database } = opened.server;
    for (const [db, seen] of [
      [database.forProject(world.project), 0],
      [database.forProject(theirs), 0],
      [database.forPeople(world.project, { people: [own.id] }), 0],
      [database.forStaff(world.project, foreign.id), 0],
      [database.forStaff(world.project, own.id), 1],
    ] as const)
      for (const table of ['look_drafts', 'look_editions', 'look_pictures'] as const) {
        const rows = await db.selectFrom(table).select('project_id').distinct().execute();
        expect([table, rows.length]).toEqual([table, seen]);
      }
  });
});
