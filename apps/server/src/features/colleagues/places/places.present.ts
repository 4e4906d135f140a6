import type { StaffPlaces } from '@portico/contract/colleagues.schemas';
import type { Place } from '../../../platform/session/abilities.ts';
import type { listOrganisations, listProjects } from './places.queries.ts';

type Rows<Q extends (...of: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Q>>[number];

export interface NamedPlaces {
  readonly organisations: ReadonlyMap<string, Rows<typeof listOrganisations>>;
  readonly projects: ReadonlyMap<string, Rows<typeof listProjects>>;
}

type Named = Pick<StaffPlaces['output']['list'][number], 'organisation' | 'project'>;

/** A place with the names that people know it by. */
export function presentPlace({ orgId, projectId }: Place, { organisations, projects }: NamedPlaces): Named {
  const organisation = orgId === null ? undefined : organisations.get(orgId);
  const project = projectId === null ? undefined : projects.get(projectId);
  return {
    organisation: organisation === undefined ? null : { id: organisation.id, name: organisation.name },
    project: project === undefined ? null : { id: project.id, domain: project.slug, title: project.title },
  };
}
