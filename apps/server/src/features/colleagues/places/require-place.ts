import { Refused } from '../../../platform/refused.ts';
import { installation, type Place } from '../../../platform/session/abilities.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { findOrganisation, findProject } from './places.queries.ts';

interface NamedPlace {
  readonly organisation: string | null;
  readonly project: string | null;
}

/** The place that a request names, where what the call does must be permitted; any other is not there. */
export async function requirePlace(named: NamedPlace, call: Pick<StaffCall, 'db' | 'mayAt'>): Promise<Place> {
  const place = await findPlace(named, call);
  if (place === undefined || !call.mayAt(place)) throw new Refused('notFound');
  return place;
}

async function findPlace(
  { organisation, project }: NamedPlace,
  { db }: Pick<StaffCall, 'db'>,
): Promise<Place | undefined> {
  if (organisation === null) return project === null ? installation : undefined;
  const found =
    project === null ? await findOrganisation(db, organisation) : await findProject(db, project, organisation);
  return found && { orgId: organisation, projectId: project };
}
