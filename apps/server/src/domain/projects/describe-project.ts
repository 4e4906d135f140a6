import type { AuthMode, ProjectInfo } from '@portico/contract/tenants.schemas';
import type { ProjectDb } from '../../platform/db/database.ts';
import { type PictureBase, presentAuthMode, presentProjectInfo } from './projects.present.ts';
import { findProjectDetail } from './projects.queries.ts';

interface DescribedProject {
  readonly authMode: AuthMode['output'];
  readonly project: ProjectInfo['output'];
  /** Origins that may be shown in a frame; for the policy of the page. */
  readonly embeddedOrigins: readonly string[];
}

/** Both responses that a portal needs before it can draw anything, from one query. */
export async function describeProject(db: ProjectDb, now: Date, pictures: PictureBase): Promise<DescribedProject> {
  const detail = await findProjectDetail(db);
  return {
    authMode: presentAuthMode(detail, now, pictures),
    project: presentProjectInfo(detail, pictures),
    embeddedOrigins: detail.embedded_origins,
  };
}
