import * as routes from '@portico/contract/form-draft';
import { formTemplates } from '@portico/contract/form-templates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openClient, refused, type TestClient } from '../../testing/client.ts';
import { buildStaff } from '../../testing/toys/toy-staff.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';
import { type FormWorld, openFormServer, published, withFields } from './testing/form-draft-fixture.ts';

let opened: Awaited<ReturnType<typeof openFormServer>>;
let world: FormWorld;
let theirs: ToyProject;

beforeAll(async () => {
  opened = await openFormServer();
  theirs = await buildProject(opened.server.ownerDb, { slug: 'form-theirs' });
});
afterAll(() => opened.server.close());
beforeEach(async () => {
  world = await opened.open();
});

const three = withFields('word', 'second', 'third');

describe('what a form can be made of', () => {
  it('any version as it was published, of this project alone', async () => {
    const { id } = world.project;
    await world.save(published, three);
    await world.publish(1);
    expect(await world.editor.call(routes.formVersion, { project: id, number: 1 })).toEqual({ form: published });
    expect((await world.editor.call(routes.formVersion, { project: id, number: 2 })).form).toEqual(three);
    expect(await refused(world.editor.call(routes.formVersion, { project: id, number: 3 }))).toBe('notFound');
  });

  it('modules of templates', async () => {
    const { list } = await world.editor.call(formTemplates, { project: world.project.id });
    expect(list.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['recommendation', 'supplement', 'questionnaire']),
    );
    expect(list.every(({ form }) => form.modules.length > 0)).toBe(true);
  });
});

describe('who may work on a form', () => {
  const calls = (client: TestClient, project: string) => [
    client.call(routes.readFormDraft, { project }),
    client.call(routes.formVersions, { project }),
    client.call(routes.formDraftHistory, { project }),
    client.call(routes.formVersion, { project, number: 1 }),
    client.call(formTemplates, { project }),
    client.call(routes.saveFormDraft, { project, revision: 0, changes: {} }),
    client.call(routes.discardFormDraft, { project, revision: 0 }),
    client.call(routes.restoreFormDraft, { project, revision: 0, to: 0 }),
    client.call(routes.publishFormDraft, { project, revision: 0, note: '' }),
    client.call(routes.rollBackForm, { project, revision: 0, number: 1, note: '' }),
  ];

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

  it('the database shows drafts, their history and who published to staff of the project alone', async () => {
    await world.save(published, three);
    await world.publish(1);
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
      for (const table of ['form_drafts', 'form_draft_saves', 'form_publications'] as const) {
        const rows = await db.selectFrom(table).select('project_id').distinct().execute();
        expect([table, rows.length]).toEqual([table, seen]);
      }
  });

  it('a project without a form begins with an empty one', async () => {
    const bare = await buildProject(opened.server.ownerDb, { slug: `bare-${world.project.slug}` });
    const owner = await buildStaff(opened.server.ownerDb, { role: 'owner', orgId: bare.orgId });
    const client = openClient(opened.server.app).as(owner);
    expect(await client.call(routes.readFormDraft, { project: bare.id })).toMatchObject({
      revision: 0,
      number: 0,
      form: { modules: [] },
    });
  });
});
