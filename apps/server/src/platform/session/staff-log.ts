import { sql } from 'kysely';
import type { ProjectDb, StaffDb } from '../db/database.ts';
import type { HeldRole, Place } from './abilities.ts';
import { type Change, changedParts } from './changed-parts.ts';
import type { StaffSession } from './staff-session.ts';

/** Every staff action that shows or changes data of somebody else. */
export type StaffAction =
  | 'signed in'
  | 'failed to sign in'
  | 'failed second step'
  | 'signed out'
  | 'ended sessions'
  | 'failed to prove again'
  | 'added second factor'
  | 'removed second factor'
  | 'renamed passkey'
  | 'used copied passkey'
  | 'made recovery codes'
  | 'used recovery code'
  | 'demanded second factors'
  | 'no longer demanded second factors'
  | 'reset second factors'
  | 'changed single sign-on'
  | 'proved sign-in domain'
  | 'came by single sign-on'
  | 'failed single sign-on'
  | 'connected single sign-on'
  | 'disconnected single sign-on'
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
  | 'changed settings'
  | 'added batch'
  | 'changed batch'
  | 'ordered batches'
  | 'removed batch'
  | 'looked for applicants'
  | 'listed extensions'
  | 'gave extension'
  | 'withdrew extension'
  | 'extended after outage'
  | 'dismissed outage'
  | 'deleted by retention'
  | 'held back from deletion'
  | 'released for deletion'
  | 'edited look'
  | 'discarded look'
  | 'published look'
  | 'rolled back look'
  | 'edited form'
  | 'discarded form draft'
  | 'restored form draft'
  | 'exported form effect'
  | 'allowed missing translations'
  | 'published form'
  | 'rolled back form'
  | 'scheduled form'
  | 'cancelled scheduled form'
  | 'scheduled form again'
  | 'failed to publish scheduled form'
  | 'added bank entry'
  | 'changed bank entry'
  | 'removed bank entry'
  | 'added article'
  | 'changed article'
  | 'published article'
  | 'withdrew article'
  | 'removed article'
  | 'published page'
  | 'listed messages'
  | 'read messages'
  | 'answered messages'
  | 'assigned messages'
  | 'settled messages'
  | 'added ready answer'
  | 'changed ready answer'
  | 'removed ready answer'
  | 'exported project file'
  | 'imported project file'
  | 'read log'
  | 'exported log'
  | 'verified log'
  | 'listed colleagues'
  | 'gave role'
  | 'changed role'
  | 'removed role'
  | 'invited colleague'
  | 'sent invitation again'
  | 'withdrew invitation'
  | 'accepted invitation'
  | 'asked for new password'
  | 'set new password'
  | 'changed password'
  | 'changed mail address'
  | 'created organisation'
  | 'renamed organisation'
  | 'copied organisation'
  | 'suspended organisation'
  | 'resumed organisation'
  | 'archived organisation'
  | 'took organisation from the archive'
  | 'created project'
  | 'copied project'
  | 'suspended project'
  | 'resumed project'
  | 'archived project'
  | 'took project from the archive'
  | 'changed slug'
  | 'changed listing'
  | 'added domain'
  | 'proved domain'
  | 'removed domain'
  | 'ordered projects'
  | 'ordered organisations'
  | 'retried job'
  | 'sent test message';

/** Who did it, and from where. */
interface Actor {
  readonly db: StaffDb;
  readonly session: Pick<StaffSession, 'staffId' | 'name' | 'roles'>;
  readonly ip: string;
}

/** What was acted on, by id, never by a person's data. */
type Subject = Readonly<Record<string, string>>;

/** Writes one line of the log, in the organisation where it was done; with a change, what was there before and after. */
export async function logStaffAction(
  { db, session, ip }: Actor,
  action: StaffAction,
  subject: Subject,
  place: Place,
  change?: Change,
): Promise<void> {
  await db
    .insertInto('staff_log')
    .values({
      staff_id: session.staffId,
      staff_name: session.name,
      address: ip,
      org_id: place.orgId,
      project_id: place.projectId,
      action,
      subject: JSON.stringify(subject),
      change: toJson(change),
    })
    .execute();
}

/** Logs a change in a project, in the transaction of that change, so that neither exists without the other after a crash. */
export async function logStaffChange(
  db: ProjectDb,
  { session: { staffId, name }, ip }: Omit<Actor, 'db'>,
  action: StaffAction,
  subject: Subject,
  change?: Change,
): Promise<void> {
  await sql`select log_change_of_staff(${staffId}, ${name}, ${ip}, ${action}, ${JSON.stringify(subject)}::jsonb,
    ${toJson(change)}::jsonb)`.execute(db);
}

/** What is done nowhere in particular, such as signing in: a line in each organisation that the person works for. */
export async function logAtHome(actor: Actor, action: StaffAction, subject: Subject = {}): Promise<void> {
  for (const home of homesOf(actor.session.roles)) await logStaffAction(actor, action, subject, home);
}

/** Like logStaffAction, but repeated actions within a while are one entry: a viewer requests a file in many parts. */
export async function logStaffActionOnce(
  { db, session, ip }: Actor,
  action: StaffAction,
  subject: Subject,
  { orgId, projectId }: Place,
): Promise<void> {
  const json = JSON.stringify(subject);
  await sql`
    insert into staff_log (staff_id, staff_name, address, org_id, project_id, action, subject)
    select ${session.staffId}, ${session.name}, ${ip}, ${orgId}, ${projectId}, ${action}, ${json}::jsonb
    where not exists (select from staff_log
      where staff_id = ${session.staffId} and action = ${action} and subject = ${json}::jsonb
        and project_id is not distinct from ${projectId} and at > now() - interval '10 minutes')`.execute(db);
}

/** One place in each organisation, the widest that is held there. */
function homesOf(roles: readonly HeldRole[]): readonly Place[] {
  const homes = new Map<string | null, Place>();
  for (const { orgId, projectId } of roles)
    if (!homes.has(orgId) || projectId === null) homes.set(orgId, { orgId, projectId });
  return [...homes.values()];
}

function toJson(change: Change | undefined): string | null {
  return change === undefined ? null : JSON.stringify(changedParts(change));
}
