import type { StaffDb } from '../db/database.ts';
import type { StaffSession } from './staff-session.ts';

/** Every action of a staff member that shows or changes something of somebody else's. */
export type StaffAction = 'signed in' | 'signed out' | 'read outbox message';

/** Writes one line of the log; `subject` names what was acted on by id, never by a person's data. */
export async function logStaffAction(
  db: StaffDb,
  staff: Pick<StaffSession, 'staffId' | 'name' | 'orgId'>,
  action: StaffAction,
  subject: Readonly<Record<string, string>> = {},
): Promise<void> {
  await db
    .insertInto('staff_log')
    .values({
      staff_id: staff.staffId,
      staff_name: staff.name,
      org_id: staff.orgId,
      project_id: null,
      action,
      subject: JSON.stringify(subject),
    })
    .execute();
}
