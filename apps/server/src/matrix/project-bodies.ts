import type { Person } from './person/build-person.ts';

interface World {
  readonly person: Person;
}

const name = { sc: 'x', tc: '', en: '' };

/** What the calls need that make, copy, move and close organisations and projects. */
export const projectBodies: Readonly<Record<string, (world: World) => Readonly<Record<string, unknown>>>> = {
  changeSlug: ({ person }) => ({ from: person.world.slug, to: 'matrix-moved' }),
  suspendProject: () => ({ suspended: true }),
  archiveProject: () => ({ archived: true }),
  listProject: () => ({ listed: false }),
  orderProjects: ({ person }) => ({ org: person.world.orgId, projects: [person.world.id] }),
  orderOrganisations: ({ person }) => ({ orgs: [person.world.orgId] }),
  createOrganisation: () => ({ name }),
  renameOrganisation: ({ person }) => ({ org: person.world.orgId, name, revision: 0 }),
  suspendOrganisation: ({ person }) => ({ org: person.world.orgId, suspended: true }),
  archiveOrganisation: ({ person }) => ({ org: person.world.orgId, archived: true }),
  copyOrganisation: ({ person }) => ({
    org: person.world.orgId,
    name,
    projects: [{ project: person.world.id, domain: 'matrix-org-copied' }],
    content: true,
  }),
  createProject: ({ person }) => ({
    org: person.world.orgId,
    domain: 'matrix-made',
    title: name,
    template: 'registration',
  }),
  copyProject: () => ({ domain: 'matrix-copied', title: name, content: true }),
};
