import { projectOverview, staffOrganisations, staffProject } from '@portico/contract/staff-projects';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient, refused } from '../../testing/client.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { addRole, buildStaff } from '../../testing/toys/toy-staff.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let mine: ToyProject;
let sibling: ToyProject;
let theirs: ToyProject;

beforeAll(async () => {
  server = await openTestServer();
  mine = await buildProject(server.ownerDb, { slug: 'frame-mine' });
  sibling = await buildProject(server.ownerDb, { slug: 'frame-sibling', orgId: mine.orgId, listed: false });
  theirs = await buildProject(server.ownerDb, { slug: 'frame-theirs' });
  for (const state of [0, 1, 2, 2] as const) await buildApplicant(server.ownerDb, mine, { state });
  await buildApplicant(server.ownerDb, theirs);
});
afterAll(() => server.close());

async function staff(...places: readonly Parameters<typeof buildStaff>[1][]) {
  const [first = { role: 'reviewer' }, ...others] = places;
  const { id, cookie } = await buildStaff(server.ownerDb, first);
  for (const other of others) await addRole(server.ownerDb, id, other);
  return openClient(server.app).as({ cookie });
}

describe('the projects in reach', () => {
  it.each([
    ['of the installation', () => ({ role: 'owner' }), ['frame-mine', 'frame-sibling', 'frame-theirs']],
    ['of an organisation', () => ({ role: 'reviewer', orgId: mine.orgId }), ['frame-mine', 'frame-sibling']],
    ['of one project', () => ({ role: 'observer', orgId: mine.orgId, projectId: sibling.id }), ['frame-sibling']],
  ] as const)('are listed by organisation for staff %s', async (_where, role, slugs) => {
    const { list } = await (await staff(role())).call(staffOrganisations, {});
    expect(list.flatMap(({ projects }) => projects.map(({ domain }) => domain)).toSorted()).toEqual(slugs);
    expect(list).toHaveLength(slugs.length === 3 ? 2 : 1);
  });

  it('are not told to whoever is not signed in', async () => {
    expect(await refused(openClient(server.app).call(staffOrganisations, {}))).toBe('notSignedIn');
  });

  it('say what may be done at the organisation as a whole', async () => {
    const client = await staff({ role: 'administrator', orgId: mine.orgId, projectId: mine.id });
    const [organisation] = (await client.call(staffOrganisations, {})).list;
    expect(organisation?.abilities).toEqual([]);
    const wider = await staff({ role: 'administrator', orgId: mine.orgId });
    const [whole] = (await wider.call(staffOrganisations, {})).list;
    expect(whole?.abilities).toContain('projects.create');
  });
});

describe('one project', () => {
  it('is found by its slug, with what may be done in it', async () => {
    const client = await staff(
      { role: 'observer', orgId: mine.orgId },
      { role: 'editor', orgId: mine.orgId, projectId: mine.id },
    );
    const found = await client.call(staffProject, { domain: mine.slug });
    expect(found).toMatchObject({
      project_id: mine.id,
      org_id: mine.orgId,
      state: 'active',
      time_zone: 'Asia/Shanghai',
      lang: ['sc', 'en'],
    });
    expect(found.address).toMatch(/^http.*\/apply\/frame-mine\/$/);
    expect(found.abilities).toContain('forms.edit');
    expect((await client.call(staffProject, { domain: sibling.slug })).abilities).not.toContain('forms.edit');
  });

  it.each(['frame-theirs', 'nothing-here'])('is not there for others: %s', async (domain) => {
    const client = await staff({ role: 'owner', orgId: mine.orgId });
    expect(await refused(client.call(staffProject, { domain }))).toBe('notFound');
  });
});

describe('the overview', () => {
  it('counts the people of this project', async () => {
    const client = await staff({ role: 'observer', orgId: mine.orgId });
    const { people, batches } = await client.call(projectOverview, { project: mine.id });
    expect(people).toEqual({ registered: 4, writing: 2, submitted: 2, recent: 0 });
    expect(batches).toMatchObject([{ batch_state: 1 }]);
  });

  it('tells nothing of another organisation', async () => {
    const client = await staff({ role: 'owner', orgId: mine.orgId });
    expect(await refused(client.call(projectOverview, { project: theirs.id }))).toBe('notFound');
  });
});
