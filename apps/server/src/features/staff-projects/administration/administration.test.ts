import { saveBasic } from '@portico/contract/applications';
import { login } from '@portico/contract/accounts';
import { reservedSlugs } from '@portico/contract/slug-rules';
import {
  archiveOrganisation,
  archiveProject,
  changeSlug,
  createProject,
  listProject,
  orderOrganisations,
  orderProjects,
  projectAddress,
  staffOrganisations,
  staffProject,
  suspendOrganisation,
  suspendProject,
} from '@portico/contract/staff-projects';
import { authMode, publicProjects } from '@portico/contract/tenants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient, refused } from '../../../testing/client.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { publishForm } from '../../../testing/toys/toy-forms.ts';
import { buildStaff } from '../../../testing/toys/toy-staff.ts';
import { buildApplicant, buildProject, toyPassword } from '../../../testing/toys/toy-tenants.ts';
import { buildField, buildModule } from '@portico/form-engine/testing/build-form';

let server: Awaited<ReturnType<typeof openTestServer>>;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

let count = 0;
async function open(role = 'owner') {
  const project = await buildProject(server.ownerDb, { slug: `place-${(count += 1)}` });
  await publishForm(server.ownerDb, project, { modules: [buildModule('me', [buildField('word')])] });
  const person = await buildApplicant(server.ownerDb, project, { batchId: project.batchId });
  const staff = await buildStaff(server.ownerDb, { role, orgId: project.orgId });
  const client = openClient(server.app);
  return {
    project,
    client,
    staff: client.as({ cookie: staff.cookie }),
    person: client.as({ token: person.token }),
    email: person.email,
    log: () =>
      server.ownerDb
        .selectFrom('staff_log')
        .select(['action', 'change', 'project_id'])
        .where('staff_id', '=', staff.id)
        .orderBy('id')
        .execute(),
  };
}

const save = (word: string, revision: number) => ({ menuid: 'me', revision, changes: JSON.stringify({ word }) });
const pageAt = (path: string) => server.app.inject({ url: path });

describe('a suspended project', () => {
  it('refuses sign-in and saves with a message, keeps what is there, and goes on after it is resumed', async () => {
    const { project, client, staff, person, email, log } = await open();
    await person.call(saveBasic, save('first', 0));
    expect(await staff.call(suspendProject, { project: project.id, suspended: true })).toEqual({ state: 'suspended' });
    const signIn = { project_id: project.id, account: email, password: toyPassword };
    expect(await refused(client.call(login, signIn))).toBe('projectSuspended');
    expect(await refused(person.call(saveBasic, save('second', 1)))).toBe('projectSuspended');
    expect(await client.call(authMode, { domain: project.slug })).toMatchObject({ suspended: true });
    // Staff go on.
    expect((await staff.call(staffProject, { domain: project.slug })).state).toBe('suspended');

    expect(await staff.call(suspendProject, { project: project.id, suspended: false })).toEqual({ state: 'active' });
    expect(await client.call(authMode, { domain: project.slug })).not.toHaveProperty('suspended');
    const saved = await person.call(saveBasic, save('second', 1));
    expect(saved).toMatchObject({ revision: 2 });
    expect(await log()).toMatchObject([
      { action: 'suspended project', change: { before: { state: 'active' }, after: { state: 'suspended' } } },
      { action: 'resumed project', change: { before: { state: 'suspended' }, after: { state: 'active' } } },
    ]);
  });

  it('is suspended once by a double click', async () => {
    const { project, staff, log } = await open();
    const both = await Promise.all(
      [1, 2].map(() => staff.call(suspendProject, { project: project.id, suspended: true })),
    );
    expect(both).toEqual([{ state: 'suspended' }, { state: 'suspended' }]);
    expect(await log()).toHaveLength(1);
  });
});

describe('an archived project', () => {
  it('has no portal and stands in no list, and comes back suspended', async () => {
    const { project, client, staff, person } = await open();
    await person.call(saveBasic, save('kept', 0));
    await staff.call(archiveProject, { project: project.id, archived: true });
    expect(await refused(client.call(authMode, { domain: project.slug }))).toBe('projectMissing');
    expect(await refused(person.call(saveBasic, save('more', 1)))).toBe('projectMissing');
    const listed = async () => (await client.call(publicProjects, {})).list.map(({ domain }) => domain);
    expect(await listed()).not.toContain(project.slug);
    expect(await refused(staff.call(suspendProject, { project: project.id, suspended: false }))).toBe('projectChanged');
    expect(await staff.call(archiveProject, { project: project.id, archived: false })).toEqual({ state: 'suspended' });
    await staff.call(suspendProject, { project: project.id, suspended: false });
    expect(await listed()).toContain(project.slug);
    expect(await person.call(saveBasic, save('more', 1))).toMatchObject({ revision: 2 });
  });

  it.each(['administrator', 'editor', 'reviewer'])('is not archived by an %s', async (role) => {
    const { project, staff } = await open(role);
    expect(await refused(staff.call(archiveProject, { project: project.id, archived: true }))).toBe('forbidden');
  });
});

describe('an organisation', () => {
  async function openInstallation() {
    const place = await open();
    const { cookie, id } = await buildStaff(server.ownerDb, { role: 'owner' });
    const log = () =>
      server.ownerDb
        .selectFrom('staff_log')
        .select(['action', 'org_id', 'change'])
        .where('staff_id', '=', id)
        .orderBy('id')
        .execute();
    return { ...place, org: place.project.orgId, owner: place.client.as({ cookie }), log };
  }

  it('that is suspended closes its portals and keeps what is there; its projects keep their own state', async () => {
    const { project, org, client, owner, staff, person, log } = await openInstallation();
    await person.call(saveBasic, save('first', 0));
    expect(await owner.call(suspendOrganisation, { org, suspended: true })).toEqual({ state: 'suspended' });
    expect(await refused(person.call(saveBasic, save('second', 1)))).toBe('projectSuspended');
    expect(await client.call(authMode, { domain: project.slug })).toMatchObject({ suspended: true });
    // Resuming the project does not open what the installation has closed.
    await staff.call(suspendProject, { project: project.id, suspended: true });
    await staff.call(suspendProject, { project: project.id, suspended: false });
    expect(await client.call(authMode, { domain: project.slug })).toMatchObject({ suspended: true });
    expect(await staff.call(staffProject, { domain: project.slug })).toMatchObject({
      state: 'active',
      org_state: 'suspended',
    });
    const added = await buildProject(server.ownerDb, { slug: `${project.slug}-added`, orgId: org });
    expect(await client.call(authMode, { domain: added.slug })).toMatchObject({ suspended: true });

    await owner.call(suspendOrganisation, { org, suspended: false });
    expect(await person.call(saveBasic, save('second', 1))).toMatchObject({ revision: 2 });
    expect(await client.call(authMode, { domain: added.slug })).not.toHaveProperty('suspended');
    expect(await log()).toMatchObject([
      { action: 'suspended organisation', org_id: org, change: { before: { state: 'active' } } },
      { action: 'resumed organisation', org_id: org, change: { after: { state: 'active' } } },
    ]);
  });

  it('in the archive has no portals, takes no new project, and comes back suspended', async () => {
    const { project, org, client, owner, staff } = await openInstallation();
    await owner.call(archiveOrganisation, { org, archived: true });
    expect(await refused(client.call(authMode, { domain: project.slug }))).toBe('projectMissing');
    expect(await refused(owner.call(suspendOrganisation, { org, suspended: false }))).toBe('projectChanged');
    const made = { org, domain: `${project.slug}-late`, title: { sc: 'x', tc: '', en: '' }, template: 'registration' };
    expect(await refused(staff.call(createProject, made))).toBe('organisationArchived');
    expect(await owner.call(archiveOrganisation, { org, archived: false })).toEqual({ state: 'suspended' });
    expect(await client.call(authMode, { domain: project.slug })).toMatchObject({ suspended: true });
  });

  it('is suspended once by a double click, and not by its own owner', async () => {
    const { org, owner, staff, log } = await openInstallation();
    await Promise.all([1, 2].map(() => owner.call(suspendOrganisation, { org, suspended: true })));
    expect(await log()).toHaveLength(1);
    expect(await refused(staff.call(suspendOrganisation, { org, suspended: false }))).toBe('forbidden');
    expect(await refused(staff.call(archiveOrganisation, { org, archived: true }))).toBe('forbidden');
    const nowhere = { org: '00000000-0000-4000-8000-000000000000', suspended: true };
    expect(await refused(owner.call(suspendOrganisation, nowhere))).toBe('notFound');
  });
});

describe('a slug', () => {
  it('that was changed leads to the new one, in pages and calls, and can be given back to the same project only', async () => {
    const { project, client, staff, person, log } = await open();
    const other = await open();
    const renamed = `${project.slug}-new`;
    const change = { project: project.id, from: project.slug, to: renamed };
    expect(await staff.call(changeSlug, change)).toEqual({ domain: renamed });

    const moved = await pageAt(`/apply/${project.slug}/?lang=en`);
    expect([moved.statusCode, moved.headers['location']]).toEqual([308, `/apply/${renamed}/?lang=en`]);
    expect(await client.call(authMode, { domain: project.slug })).toMatchObject({ project_id: project.id });
    expect(await staff.call(staffProject, { domain: project.slug })).toMatchObject({ domain: renamed });
    // A tab that was open sends the former one.
    await person.send(saveBasic, { ...save('word', 0), domain: project.slug });
    expect(await refused(person.send(saveBasic, { ...save('more', 1), domain: other.project.slug }))).toBe('notFound');
    expect((await staff.call(projectAddress, { project: project.id })).former).toMatchObject([
      { domain: project.slug },
    ]);

    const theirs = { project: other.project.id, from: other.project.slug };
    expect(await refused(other.staff.call(changeSlug, { ...theirs, to: project.slug }))).toBe('slugTaken');
    expect(await refused(other.staff.call(changeSlug, { ...theirs, to: renamed }))).toBe('slugTaken');
    await expect(buildProject(server.ownerDb, { slug: project.slug })).rejects.toThrow('another project');

    await staff.call(changeSlug, { project: project.id, from: renamed, to: project.slug });
    expect((await staff.call(projectAddress, { project: project.id })).former).toMatchObject([{ domain: renamed }]);
    expect((await pageAt(`/apply/${renamed}/`)).headers['location']).toBe(`/apply/${project.slug}/`);
    const { first_slug: kept } = await server.ownerDb
      .selectFrom('projects')
      .select('first_slug')
      .where('id', '=', project.id)
      .executeTakeFirstOrThrow();
    expect(kept).toBe(project.slug);
    expect(await log()).toMatchObject([
      { action: 'changed slug', change: { before: { slug: project.slug }, after: { slug: renamed } } },
      { action: 'changed slug' },
    ]);
  });

  it.each([
    ['Summer', 'slugWrong'],
    ['暑期', 'slugWrong'],
    ['', 'slugWrong'],
    ['x'.repeat(41), 'slugWrong'],
    ['console', 'slugReserved'],
  ])('cannot be “%s”: %s', async (to, error) => {
    const { project, staff } = await open();
    expect(await refused(staff.call(changeSlug, { project: project.id, from: project.slug, to }))).toBe(error);
  });

  it('that somebody else has changed meanwhile is not overwritten', async () => {
    const { project, staff } = await open();
    await staff.call(changeSlug, { project: project.id, from: project.slug, to: `${project.slug}-a` });
    const late = staff.call(changeSlug, { project: project.id, from: project.slug, to: `${project.slug}-b` });
    expect(await refused(late)).toBe('projectChanged');
  });

  it('goes to one of two projects that want it at once, even if its owner gives it up at that moment', async () => {
    const [one, two] = [await open(), await open()];
    const wanted = one.project.slug;
    const outcomes = await Promise.allSettled([
      one.staff.call(changeSlug, { project: one.project.id, from: wanted, to: `${wanted}-moved` }),
      two.staff.call(changeSlug, { project: two.project.id, from: two.project.slug, to: wanted }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });

  it('is not changed by staff of another organisation', async () => {
    const [one, two] = [await open(), await open()];
    const change = { project: one.project.id, from: one.project.slug, to: 'stolen' };
    expect(await refused(two.staff.call(changeSlug, change))).toBe('notFound');
  });

  it('cannot be the beginning of any address of ours', () => {
    const routes = server.app.printRoutes({ commonPrefix: false });
    const first = [...routes.matchAll(/^ {4}[├└]── ([\w-]+)/gm)].map(([, name = '']) => name);
    const names = [...new Set(first)];
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !reservedSlugs.has(name.toLowerCase()))).toEqual([]);
  });
});

describe('the start page', () => {
  it('lists what is to be listed, in the order that the organisation chose', async () => {
    const { project, client, staff, log } = await open();
    const second = await buildProject(server.ownerDb, { slug: `${project.slug}-z`, orgId: project.orgId });
    const shown = async () =>
      (await client.call(publicProjects, {})).list
        .map(({ domain }) => domain)
        .filter((slug) => slug.startsWith(project.slug));
    expect(await shown()).toEqual([project.slug, second.slug]);
    await staff.call(orderProjects, { org: project.orgId, projects: [second.id, project.id] });
    expect(await shown()).toEqual([second.slug, project.slug]);
    await staff.call(listProject, { project: second.id, listed: false });
    expect(await shown()).toEqual([project.slug]);
    const [organisation] = (await staff.call(staffOrganisations, {})).list;
    expect(organisation?.projects.map(({ domain }) => domain)).toEqual([second.slug, project.slug]);
    expect((await log()).map(({ action }) => action)).toEqual(['ordered projects', 'changed listing']);
  });

  it('keeps the projects of an organisation together, in the order of the installation’s owners', async () => {
    const [one, two] = [await open(), await open()];
    const [first, second] = [one.project, two.project];
    await buildProject(server.ownerDb, { slug: `${first.slug}-z`, orgId: first.orgId });
    const shown = async () =>
      (await one.client.call(publicProjects, {})).list
        .map(({ domain }) => domain)
        .filter((slug) => [first.slug, `${first.slug}-z`, second.slug].includes(slug));
    expect(await shown()).toEqual([first.slug, `${first.slug}-z`, second.slug]);
    const { cookie } = await buildStaff(server.ownerDb, { role: 'owner' });
    const owner = one.client.as({ cookie });
    await owner.call(orderOrganisations, { orgs: [second.orgId, first.orgId] });
    expect(await shown()).toEqual([second.slug, first.slug, `${first.slug}-z`]);
    expect(await refused(one.staff.call(orderOrganisations, { orgs: [first.orgId] }))).toBe('forbidden');
    expect(await refused(owner.call(orderOrganisations, { orgs: [second.id] }))).toBe('notFound');
  });

  it('is ordered by nobody of another organisation, and not by a list of other projects', async () => {
    const [one, two] = [await open(), await open()];
    const order = (org: string, projects: string[]) => refused(two.staff.call(orderProjects, { org, projects }));
    expect(await order(one.project.orgId, [one.project.id])).toBe('notFound');
    expect(await order(two.project.orgId, [two.project.id, one.project.id])).toBe('notFound');
  });
});
