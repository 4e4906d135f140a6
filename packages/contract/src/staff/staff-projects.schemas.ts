import * as z from 'zod';
import { projectBatches } from '../institution/tenants.schemas.ts';
import { epochSeconds, id, language, localText, noInput, slug, type TypedBy } from '../wire/schema.ts';
import { staffAbilities } from './staff-abilities.ts';

export const projectStates = ['active', 'suspended', 'archived'] as const;

const abilities = z.array(z.enum(staffAbilities)).describe('What the staff member may do there');

const project = z.object({
  project_id: id,
  domain: slug,
  title: localText,
  state: z.enum(projectStates),
  listed: z.boolean().describe('Whether `/apply/` lists it'),
});

export const staffOrganisations = {
  input: noInput,
  output: z.object({
    list: z
      .array(
        z.object({
          org_id: id,
          name: localText,
          revision: z.int(),
          state: z.enum(projectStates).describe('None of its projects is more open than it'),
          abilities,
          projects: z.array(project),
        }),
      )
      .describe('In reach, with the projects in reach'),
    abilities: abilities.describe('What the staff member may do at the installation as a whole'),
  }),
};
export type StaffOrganisations = TypedBy<typeof staffOrganisations>;

export const staffProject = {
  input: z.object({ domain: slug }),
  output: project.extend({
    org_id: id,
    org_name: localText,
    org_state: z.enum(projectStates).describe('Of the organisation'),
    time_zone: z.string(),
    lang: z.array(language),
    abilities,
    address: z.string().describe('Of its portal'),
  }),
};
export type StaffProject = TypedBy<typeof staffProject>;

export const projectOverview = {
  input: z.object({ project: id }),
  output: z.object({
    people: z.object({
      registered: z.int(),
      writing: z.int().describe('Whose application is not submitted'),
      submitted: z.int(),
      recent: z.int().describe('Of those who write, how many saved something within the last hour'),
    }),
    batches: projectBatches.output.shape.list,
    service_ends: epochSeconds,
  }),
};
export type ProjectOverview = TypedBy<typeof projectOverview>;

export const projectAddress = {
  input: z.object({ project: id }),
  output: z.object({
    domain: slug,
    former: z.array(z.object({ domain: slug, since: epochSeconds })).describe('Slugs that still lead to the project'),
  }),
};
export type ProjectAddress = TypedBy<typeof projectAddress>;

export const changeSlug = {
  input: z.object({
    project: id,
    from: slug.describe('The slug as the caller knows it'),
    to: z.string().trim().max(200),
  }),
  output: z.object({ domain: slug }),
};
export type ChangeSlug = TypedBy<typeof changeSlug>;

const moved = z.object({ state: z.enum(projectStates) });

export const suspendProject = {
  input: z.object({ project: id, suspended: z.boolean() }),
  output: moved,
};
export type SuspendProject = TypedBy<typeof suspendProject>;

export const archiveProject = {
  input: z.object({ project: id, archived: z.boolean() }),
  output: moved,
};
export type ArchiveProject = TypedBy<typeof archiveProject>;

export const listProject = {
  input: z.object({ project: id, listed: z.boolean() }),
  output: z.object({ listed: z.boolean() }),
};
export type ListProject = TypedBy<typeof listProject>;

export const orderProjects = {
  input: z.object({ org: id, projects: z.array(id).min(1).max(500).describe('In the order of `/apply/`') }),
  output: z.null(),
};
export type OrderProjects = TypedBy<typeof orderProjects>;

export const orderOrganisations = {
  input: z.object({ orgs: z.array(id).min(1).max(2_000).describe('In the order of `/apply/`') }),
  output: z.null(),
};
export type OrderOrganisations = TypedBy<typeof orderOrganisations>;

const name = z
  .object({ sc: z.string().trim().max(200), tc: z.string().trim().max(200), en: z.string().trim().max(200) })
  .refine(({ sc, tc, en }) => sc !== '' || tc !== '' || en !== '', 'A name in one language at least');

export const createOrganisation = {
  input: z.object({ name }),
  output: z.object({ org_id: id }),
};
export type CreateOrganisation = TypedBy<typeof createOrganisation>;

export const renameOrganisation = {
  input: z.object({ org: id, name, revision: z.int().describe('As the caller knows it') }),
  output: z.object({ revision: z.int() }),
};
export type RenameOrganisation = TypedBy<typeof renameOrganisation>;

export const suspendOrganisation = {
  input: z.object({ org: id, suspended: z.boolean() }),
  output: moved,
};
export type SuspendOrganisation = TypedBy<typeof suspendOrganisation>;

export const archiveOrganisation = {
  input: z.object({ org: id, archived: z.boolean() }),
  output: moved,
};
export type ArchiveOrganisation = TypedBy<typeof archiveOrganisation>;

export const copyOrganisation = {
  input: z.object({
    org: id.describe('The one that is copied'),
    name,
    projects: z
      .array(z.object({ project: id, domain: z.string().trim().max(200) }))
      .max(100)
      .describe('Those that are copied, each with the slug of its copy'),
    content: z.boolean().describe('With pages, tables and batches; never with people'),
  }),
  output: z.object({ org_id: id }),
};
export type CopyOrganisation = TypedBy<typeof copyOrganisation>;

export const projectTemplates = {
  input: noInput,
  output: z.object({ list: z.array(z.object({ key: z.string(), title: localText, summary: localText })) }),
};
export type ProjectTemplates = TypedBy<typeof projectTemplates>;

export const createProject = {
  input: z.object({
    org: id,
    domain: z.string().trim().max(200),
    title: name,
    template: z.string().max(100).describe('The key of a template'),
  }),
  output: z.object({ project_id: id, domain: slug }),
};
export type CreateProject = TypedBy<typeof createProject>;

export const copyProject = {
  input: z.object({
    project: id.describe('The one that is copied'),
    domain: z.string().trim().max(200),
    title: name,
    content: z.boolean().describe('With pages, tables and batches; never with people'),
  }),
  output: z.object({ project_id: id, domain: slug }),
};
export type CopyProject = TypedBy<typeof copyProject>;
