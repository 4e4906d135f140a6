import {
  copyOrganisation,
  copyProject,
  createOrganisation,
  createProject,
  projectTemplates,
  renameOrganisation,
  staffOrganisations,
} from '@portico/contract/staff-projects';
import { articleDraft, listArticles, publishArticle } from '@portico/contract/staff-articles';
import { authMode } from '@portico/contract/tenants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient, refusal, refused } from '../../../testing/client.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildArticle, buildContentFile, toyArticle } from '../../../testing/toys/toy-articles.ts';
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

describe('a copy of an organisation', () => {
  it('has copies of its projects, with the content if that is wanted, and none of its people', async () => {
    const from = await buildProject(server.ownerDb, { slug: 'copied-from' });
    await buildApplicant(server.ownerDb, from, { batchId: from.batchId });
    const colleague = await staff('owner', from.orgId);
    const owner = await staff('owner');
    const copy = (slug: string, content: boolean) =>
      owner.call(copyOrganisation, {
        org: from.orgId,
        name: name('Copy'),
        projects: [{ project: from.id, domain: slug }],
        content,
      });
    const { org_id: whole } = await copy('copied-whole', true);
    const { org_id: empty } = await copy('copied-empty', false);
    const { list } = await owner.call(staffOrganisations, {});
    expect(
      [whole, empty].map((org) => list.find(({ org_id }) => org_id === org)?.projects.map(({ domain }) => domain)),
    ).toEqual([['copied-whole'], ['copied-empty']]);
    expect(list.find(({ org_id }) => org_id === whole)?.projects.map(({ listed }) => listed)).toEqual([false]);
    const people = server.ownerDb.selectFrom('applicants').innerJoin('projects', 'projects.id', 'project_id');
    expect(await people.select('slug').where('org_id', 'in', [whole, empty]).execute()).toEqual([]);
    const batches = server.ownerDb.selectFrom('batches').innerJoin('projects', 'projects.id', 'project_id');
    expect(await batches.select('slug').where('org_id', 'in', [whole, empty]).execute()).toEqual([
      { slug: 'copied-whole' },
    ]);
    expect((await colleague.call(staffOrganisations, {})).list.map(({ org_id }) => org_id)).toEqual([from.orgId]);
    expect((await owner.log()).map(({ action, org_id }) => [action, org_id])).toEqual([
      ['copied organisation', whole],
      ['copied project', whole],
      ['copied organisation', empty],
      ['copied project', empty],
    ]);
  });

  it('is not made at all if one address is taken, wrong or given twice, or a project is of another organisation', async () => {
    const from = await buildProject(server.ownerDb, { slug: 'half-copied' });
    const other = await buildProject(server.ownerDb, { slug: 'not-its-own' });
    const owner = await staff('owner');
    const copy = (...domains: readonly string[]) =>
      owner.call(copyOrganisation, {
        org: from.orgId,
        name: name('Half'),
        projects: domains.map((domain) => ({ project: from.id, domain })),
        content: true,
      });
    expect(await refusal(copy('half-free', 'half-copied'))).toMatchObject({
      error: 'slugTaken',
      data: { free: expect.any(Array) },
    });
    expect(await refused(copy('half-free', 'half-free'))).toBe('slugTaken');
    expect(await refused(copy('half-free', 'No Such'))).toBe('slugWrong');
    const foreign = { org: from.orgId, name: name('Half'), content: true };
    const projects = [{ project: other.id, domain: 'half-free' }];
    expect(await refused(owner.call(copyOrganisation, { ...foreign, projects }))).toBe('notFound');
    const { list } = await owner.call(staffOrganisations, {});
    expect(list.some((one) => one.name.en === 'Half')).toBe(false);
    expect(await owner.log()).toEqual([]);
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
    const listed = server.ownerDb.selectFrom('projects').select(['slug', 'listed']).orderBy('slug');
    expect(await listed.where('org_id', '=', original.orgId).execute()).toEqual([
      { slug: 'copy-with', listed: false },
      { slug: 'copy-without', listed: false },
      { slug: 'original', listed: true },
    ]);
  });

  it('takes the articles that people see along as drafts, with their files, where it is copied with content', async () => {
    const original = await buildProject(server.ownerDb, { slug: 'with-articles' });
    const file = await buildContentFile(server.ownerDb, original);
    const audience = { signedInOnly: false, batches: [original.batchId], states: [] };
    const content = toyArticle('Brochure', { audience });
    await buildArticle(server.ownerDb, original, { kind: 'download', file, content });
    await buildArticle(server.ownerDb, original, { isDraft: true });
    const owner = await staff('owner', original.orgId);
    const copy = async (domain: string, withContent: boolean) => {
      const input = { project: original.id, domain, title: name('Copy'), content: withContent };
      const { project_id: project } = await owner.call(copyProject, input);
      const { list, batches } = await owner.call(listArticles, { project, kind: 'download' });
      return { project, list, batches };
    };
    const { project, list, batches } = await copy('articles-copied', true);
    expect(list).toMatchObject([{ title: { en: 'Brochure' }, shown: 'draft' }]);
    const draft = await owner.call(articleDraft, { project, article: list[0]?.article ?? '' });
    expect(draft.content.file).toEqual(file);
    expect(draft.content.audience.batches).toEqual([batches[0]?.batch]);
    expect(draft.content.audience.batches).not.toEqual([original.batchId]);
    const published = { project, article: list[0]?.article ?? '', revision: 1 };
    expect(await owner.call(publishArticle, published)).toEqual({ shown: 'shown' });
    expect((await owner.call(listArticles, { project, kind: 'notice' })).list).toEqual([]);
    expect((await copy('articles-left', false)).list).toEqual([]);
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
