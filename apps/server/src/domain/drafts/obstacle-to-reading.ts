import { isState } from '@portico/form-engine/states/application-states';
import type { ProjectDb } from '../../platform/db/database.ts';
import { mayStaff } from '../../platform/session/abilities.ts';
import type { StaffSession } from '../../platform/session/staff-session.ts';

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
  { staffId, role }: Pick<StaffSession, 'staffId' | 'role'>,
  now: Date,
): Promise<'notFound' | 'reasonFirst' | null> {
  if (isState('forStaff', state)) return null;
  if (!mayStaff(role, 'applications.drafts')) return 'notFound';
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
