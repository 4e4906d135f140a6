import type { AuthMode, ProjectInfo } from '@portico/contract/tenants.schemas';
import type { Database } from '../../platform/db/database.ts';
import { presentAuthMode, presentProjectInfo } from './tenants.present.ts';
import { findProjectDetail } from './tenants.queries.ts';

/** Both answers that a portal needs before it can draw anything, from one query. */
export function describeProject(database: Database) {
  return async (
    project: { readonly id: string; readonly orgId: string },
    now: Date,
  ): Promise<{ authMode: AuthMode['output']; project: ProjectInfo['output'] }> => {
    const detail = await findProjectDetail(database.forProject(project));
    return { authMode: presentAuthMode(detail, now), project: presentProjectInfo(detail) };
  };
}
