import {
  copyProject,
  createOrganisation,
  createProject,
  projectTemplates,
  renameOrganisation,
  staffOrganisations,
} from '@portico/contract/staff-projects';
import { authMode } from '@portico/contract/tenants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient, refusal, refused } from '../../../testing/client.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildStaff } from '../../../testing/toys/toy-staff.ts';
import { buildApplicant, buildProject } from '../../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function staff(role: string, orgId?: string, projectId?: string) {
  const place = { role, ...(orgId && { orgId }), ...(projectId && { projectId }) };
  const { id, cookie } = await buildStaff(server.ownerDb, place);
  const log = () =>
    server.ownerDb.selectFrom('staff_log').select(['action', 'org_id', 'change']).where('staff_id', '=', id).execute();
  return { ...openClient(server.app).as({ cookie }), log };
}
const name = (en: string) => ({ sc: '', tc: '', en });

describe('an organisation', () => {
  it('is made by an owner of the installation, with a name in every language', async () => {
    const owner = await staff('owner');
    const { org_id: org } = await owner.call(createOrganisation, { name: name('Northern University') });
    const found = (await owner.call(staffOrganisations, {})).list.find(({ org_id }) => org_id === org);
    expect(found?.name).toEqual({
      sc: 'Northern University',
      tc: 'Northern University',
      en: 'Northern University',
    });
    expect(await owner.log()).toMatchObject([{ action: 'created organisation', org_id: org }]);
  });

  it.each(['administrator', 'editor', 'observer'])('is not made by an %s', async (role) => {
    expect(await refused((await staff(role)).call(createOrganisation, { name: name('x') }))).toBe('forbidden');
  });

  it('is not made by an owner of another organisation, and not without a name', async () => {
    const { orgId } = await buildProject(server.ownerDb, { slug: 'makes-none' });
    expect(await refused((await staff('owner', orgId)).call(createOrganisation, { name: name('x') }))).toBe(
      'forbidden',
    );
    expect(await refused((await staff('owner')).call(createOrganisation, { name: name('  ') }))).toBe('malformed');
  });

  it('is renamed by one of two at the same time, and by nobody of another organisation', async () => {
    const { orgId } = await buildProject(server.ownerDb, { slug: 'renamed-once' });
    const other = await buildProject(server.ownerDb, { slug: 'not-renamed' });
    const owner = await staff('owner', orgId);
    const rename = (to: string) => owner.call(renameOrganisation, { org: orgId, name: name(to), revision: 0 });
    const outcomes = await Promise.allSettled([rename('One'), rename('Two')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refused(rename('Three'))).toBe('staleRevision');
    const foreign = { org: other.orgId, name: name('x'), revision: 0 };
    expect(await refused(owner.call(renameOrganisation, foreign))).toBe('notFound');
    expect(await owner.log()).toMatchObject([{ action: 'renamed organisation', change: { before: {}, after: {} } }]);
  });
});

describe('a project', () => {
  it('is made of each template, and has a portal', async () => {
    const { orgId } = await buildProject(server.ownerDb, { slug: 'has-templates' });
    const owner = await staff('owner', orgId);
    const { list } = await owner.call(projectTemplates, {});
    expect(list.length).toBeGreaterThan(1);
    for (const { key } of list) {
      const input = { org: orgId, domain: `made-${key}`, title: name(`Made of ${key}`), template: key };
      const { project_id: id, domain } = await owner.call(createProject, input);
      expect((await openClient(server.app).call(authMode, { domain })).project_id).toBe(id);
    }
    expect((await owner.log()).map(({ action }) => action)).toEqual(list.map(() => 'created project'));
  });

  it('is copied without its people, with or without content', async () => {
    const original = await buildProject(server.ownerDb, { slug: 'original' });
    await buildApplicant(server.ownerDb, original);
    const owner = await staff('owner', original.orgId);
    const counts = async (project_id: string) => {
      const rows = (table: 'batches' | 'applicants') =>
        server.ownerDb.selectFrom(table).select('id').where('project_id', '=', project_id).execute();
      return [(await rows('batches')).length, (await rows('applicants')).length];
    };
    const copy = (domain: string, content: boolean) =>
      owner.call(copyProject, { project: original.id, domain, title: name('Copy'), content });
    expect(await counts((await copy('copy-with', true)).project_id)).toEqual([1, 0]);
    expect(await counts((await copy('copy-without', false)).project_id)).toEqual([0, 0]);
  });

  it('is made once by a double click; the second is told that the slug is taken', async () => {
    const { orgId } = await buildProject(server.ownerDb, { slug: 'clicks-twice' });
    const owner = await staff('owner', orgId);
    const input = { org: orgId, domain: 'clicked-twice', title: name('Twice'), template: 'registration' };
    const both = await Promise.allSettled([owner.call(createProject, input), owner.call(createProject, input)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refused(owner.call(createProject, input))).toBe('slugTaken');
  });

  it('is told similar slugs that nobody has or had, where its own is taken', async () => {
    const { orgId } = await buildProject(server.ownerDb, { slug: 'wanted' });
    await buildProject(server.ownerDb, { slug: 'wanted-2' });
    const moved = await buildProject(server.ownerDb, { slug: 'wanted-3' });
    await server.ownerDb.updateTable('projects').set({ slug: 'moved-on' }).where('id', '=', moved.id).execute();
    const owner = await staff('owner', orgId);
    const input = { org: orgId, domain: 'wanted', title: name('Wanted'), template: 'registration' };
    const { data } = await refusal(owner.call(createProject, input));
    expect(data).toEqual({ free: ['wanted-2026', 'wanted-4', 'wanted-5'] });
    await owner.call(createProject, { ...input, domain: 'wanted-2026' });
  });

  it.each([
    ['console', 'slugReserved'],
    ['has-templates', 'slugTaken'],
    ['Ünïcode', 'slugWrong'],
  ])('is not made at “%s”: %s', async (domain, error) => {
    const { orgId } = await buildProject(server.ownerDb, { slug: `refuses-${error.toLowerCase()}` });
    const input = { org: orgId, domain, title: name('x'), template: 'registration' };
    expect(await refused((await staff('owner', orgId)).call(createProject, input))).toBe(error);
  });

  it('is made by nobody whose role is only at a project, or at another organisation', async () => {
    const one = await buildProject(server.ownerDb, { slug: 'makes-nothing' });
    const two = await buildProject(server.ownerDb, { slug: 'makes-nothing-either' });
    const input = { org: one.orgId, domain: 'not-made', title: name('x'), template: 'registration' };
    const inside = await staff('owner', one.orgId, one.id);
    expect(await refused(inside.call(createProject, input))).toBe('forbidden');
    const outside = await staff('owner', two.orgId);
    expect(await refused(outside.call(createProject, input))).toBe('notFound');
    const copied = { project: one.id, domain: 'not-made', title: name('x'), content: true };
    expect(await refused(outside.call(copyProject, copied))).toBe('notFound');
    const unknown = { ...input, org: two.orgId, template: 'nothing' };
    expect(await refused(outside.call(createProject, unknown))).toBe('notFound');
  });
});
