import { isOpen } from '@portico/form-engine/states/periods';
import type { ProjectState } from './db/tables/tenant-tables.ts';

/** The tenant of a call, as returned by security-definer functions. */
export interface Project {
  readonly id: string;
  readonly orgId: string;
  readonly slug: string;
  readonly serviceEndsAt: Date;
  readonly state: ProjectState;
}

export interface ProjectRow {
  readonly id: string;
  readonly org_id: string;
  readonly slug: string;
  readonly service_ends_at: Date;
  /** Left out by functions that jobs call. */
  readonly project_state?: ProjectState;
}

export function toProject(row: ProjectRow): Project {
  return {
    id: row.id,
    orgId: row.org_id,
    slug: row.slug,
    serviceEndsAt: row.service_ends_at,
    state: row.project_state ?? 'active',
  };
}

/** After the end of its service period a project only says so, and accepts nothing. */
export function hasServiceEnded(project: Pick<Project, 'serviceEndsAt'>, now: Date): boolean {
  return !isOpen({ startsAt: null, endsAt: project.serviceEndsAt }, now);
}
