import { staffAbilities, type StaffAbility } from '@portico/contract/staff-abilities';
import type { StaffOrganisations, StaffProject } from '@portico/contract/staff-projects.schemas';
import { staffProject } from '@portico/contract/staff-projects.schemas';
import { type HeldRole, installation, mayAt, type Place, placeOf } from '../../platform/session/abilities.ts';
import type { findBySlug, listOrganisations, listReachedProjects } from './staff-projects.queries.ts';

type ReachedProject = Awaited<ReturnType<typeof listReachedProjects>>[number];

export function presentOrganisations(
  organisations: Awaited<ReturnType<typeof listOrganisations>>,
  projects: readonly ReachedProject[],
  roles: readonly HeldRole[],
): StaffOrganisations['output'] {
  return {
    list: organisations.map(({ id, name, revision, state }) => ({
      org_id: id,
      name,
      revision,
      state,
      abilities: abilitiesAt(roles, { orgId: id, projectId: null }),
      projects: projects.filter(({ org_id: orgId }) => orgId === id).map(presentProject),
    })),
    abilities: abilitiesAt(roles, installation),
  };
}

export function presentOne(
  project: NonNullable<Awaited<ReturnType<typeof findBySlug>>>,
  roles: readonly HeldRole[],
  publicUrl: string,
): StaffProject['output'] {
  const { id, org_id: orgId, org_name, organisation_state: org_state, time_zone, languages, slug } = project;
  return staffProject.output.parse({
    ...presentProject(project),
    org_id: orgId,
    org_name,
    org_state,
    time_zone,
    lang: languages,
    abilities: abilitiesAt(roles, placeOf({ id, orgId })),
    address: `${publicUrl}/apply/${slug}/`,
  });
}

function presentProject({ id, slug, title, state, listed }: Omit<ReachedProject, 'org_id'>) {
  return { project_id: id, domain: slug, title, state, listed };
}

function abilitiesAt(roles: readonly HeldRole[], place: Place): StaffAbility[] {
  return staffAbilities.filter((ability) => mayAt(roles, ability, place));
}
