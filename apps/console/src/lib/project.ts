import type { StaffAbility } from '@portico/contract/staff-abilities';
import { staffProject } from '@portico/contract/staff-projects';
import type { StaffProject } from '@portico/contract/staff-projects.schemas';
import type { Language, LocalText } from '@portico/form-engine/language';
import { queryOptions } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { call } from './api.ts';

/** The project that a page is about. */
export interface Project {
  readonly id: string;
  readonly slug: string;
  readonly title: LocalText;
  readonly orgId: string;
  readonly orgName: LocalText;
  readonly timeZone: string;
  readonly languages: readonly Language[];
  readonly state: StaffProject['output']['state'];
  /** Of its organisation: no portal is more open than that. */
  readonly orgState: StaffProject['output']['org_state'];
  /** Whether the start page lists it. */
  readonly listed: boolean;
  /** The address of its portal. */
  readonly address: string;
  /** Whether the staff member has an ability in this project. */
  readonly may: (ability: StaffAbility) => boolean;
}

/** To be invalidated by whatever changes title, slug, languages or state. */
const projectKey = (slug: string) => ['project', slug] as const;

export function projectQuery(slug: string) {
  return queryOptions({
    queryKey: projectKey(slug),
    queryFn: ({ signal }) => call(staffProject, { domain: slug }, { signal }),
    select: readProject,
    staleTime: 60_000,
  });
}

export const ProjectContext = createContext<Project | null>(null);

/** The project of the page; only for pages whose path begins with `/projects/:project/`. */
export function useProject(): Project {
  const project = use(ProjectContext);
  if (project === null) throw new Error('There is no project outside the frame of a project');
  return project;
}

function readProject(wire: StaffProject['output']): Project {
  return {
    id: wire.project_id,
    slug: wire.domain,
    title: wire.title,
    orgId: wire.org_id,
    orgName: wire.org_name,
    timeZone: wire.time_zone,
    languages: wire.lang,
    state: wire.state,
    orgState: wire.org_state,
    listed: wire.listed,
    address: wire.address,
    may: (ability) => wire.abilities.includes(ability),
  };
}
