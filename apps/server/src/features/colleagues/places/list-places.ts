import type { StaffPlaces } from '@portico/contract/colleagues.schemas';
import { installation, levelOf, type Place } from '../../../platform/session/abilities.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { rolesToGive } from '../roles/role.rules.ts';
import { type NamedPlaces, presentPlace } from './places.present.ts';
import { listOrganisations, listProjects } from './places.queries.ts';

/** The places at which the caller sees who works there, from the widest down, with what they may give. */
export async function listPlaces({ db, session, mayAt }: StaffCall): Promise<StaffPlaces['output']> {
  const names = await loadNames(db);
  const places: Place[] = [installation];
  for (const orgId of names.organisations.keys()) {
    places.push({ orgId, projectId: null });
    for (const project of names.projects.values())
      if (project.org_id === orgId) places.push({ orgId, projectId: project.id });
  }
  return {
    list: places.filter(mayAt).map((place) => ({
      level: levelOf(place),
      ...presentPlace(place, names),
      roles: [...rolesToGive(session.roles, place)],
    })),
  };
}

/** The names of all places in reach. */
export async function loadNames(db: StaffCall['db']): Promise<NamedPlaces> {
  const [organisations, projects] = await Promise.all([listOrganisations(db), listProjects(db)]);
  return {
    organisations: new Map(organisations.map((one) => [one.id, one])),
    projects: new Map(projects.map((one) => [one.id, one])),
  };
}
