import { sql } from 'kysely';
import type { ProjectDb, StaffDb } from '../db/database.ts';
import type { StaffSession } from './staff-session.ts';

/** Every staff action that shows or changes data of somebody else. */
export type StaffAction =
  | 'signed in'
  | 'failed to sign in'
  | 'signed out'
  | 'read outbox message'
  | 'listed applications'
  | 'read application'
  | 'opened draft'
  | 'read file'
  | 'exported application'
  | 'opened for editing'
  | 'began editing'
  | 'added entry'
  | 'changed entry'
  | 'removed entry'
  | 'read log';

type Actor = Pick<StaffSession, 'staffId' | 'name' | 'orgId'>;
type Subject = Readonly<Record<string, string>>;

/** Writes a log entry; `subject` is an id, never personal data. */
export async function logStaffAction(
  db: StaffDb,
  staff: Actor,
  action: StaffAction,
  subject: Subject = {},
  projectId: string | null = null,
): Promise<void> {
  await db
    .insertInto('staff_log')
    .values({
      staff_id: staff.staffId,
      staff_name: staff.name,
      org_id: staff.orgId,
      project_id: projectId,
      action,
      subject: JSON.stringify(subject),
    })
    .execute();
}

/** Logs a change in a project, in the transaction of that change, so that neither exists without the other after a crash. */
export async function logStaffChange(
  db: ProjectDb,
  { staffId, name, orgId }: Actor,
  action: StaffAction,
  subject: Subject,
): Promise<void> {
  await sql`select log_staff_change(${staffId}, ${name}, ${orgId}, ${action}, ${JSON.stringify(subject)}::jsonb)`.execute(
    db,
  );
}

/** Like logStaffAction, but repeated actions within a while are one entry: a viewer requests a file in many parts. */
export async function logStaffActionOnce(
  db: StaffDb,
  staff: Actor,
  action: StaffAction,
  subject: Subject,
  projectId: string,
): Promise<void> {
  const json = JSON.stringify(subject);
  await sql`
    insert into staff_log (staff_id, staff_name, org_id, project_id, action, subject)
    select ${staff.staffId}, ${staff.name}, ${staff.orgId}, ${projectId}, ${action}, ${json}::jsonb
    where not exists (select from staff_log
      where subject ->> 'application' = ${subject['application'] ?? ''} and subject ? 'application'
        and staff_id = ${staff.staffId} and action = ${action} and subject = ${json}::jsonb
        and at > now() - interval '10 minutes')`.execute(db);
}
