import { isState } from '@portico/form-engine/states/application-states';
import type { StaffRole } from '@portico/contract/staff-abilities';
import type { ProjectDb } from '../../platform/db/database.ts';
import { mayInProject } from '../../platform/session/abilities.ts';

interface Reader {
  readonly staffId: string;
  /** Those that reach the project. */
  readonly roles: readonly StaffRole[];
}

interface Application {
  readonly id: string;
  readonly state: number;
}

/**
 * Why staff may not read an application now; null if they may. A draft is private: reviewers and interviewers get "not
 * found", and administrators must first give a reason.
 */
export async function obstacleToReading(
  db: ProjectDb,
  { id, state }: Application,
  { staffId, roles }: Reader,
  now: Date,
): Promise<'notFound' | 'reasonFirst' | null> {
  if (isState('forStaff', state)) return null;
  if (!mayInProject(roles, 'applications.drafts')) return 'notFound';
  const reason = await db
    .selectFrom('draft_reasons')
    .select('id')
    .where('application_id', '=', id)
    .where('staff_id', '=', staffId)
    .where('ends_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return reason === undefined ? 'reasonFirst' : null;
}
