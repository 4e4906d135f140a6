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
      .array(z.object({ org_id: id, name: localText, abilities, projects: z.array(project) }))
      .describe('In reach, with the projects in reach'),
  }),
};
export type StaffOrganisations = TypedBy<typeof staffOrganisations>;

export const staffProject = {
  input: z.object({ domain: slug }),
  output: project.extend({
    org_id: id,
    org_name: localText,
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
