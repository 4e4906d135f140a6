import { sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';

const columns = [
  'applicants.id',
  'applicants.project_id',
  'applicants.name',
  'applicants.email',
  'applicants.email_confirmed_at',
  'applicants.mobile',
  'applicants.user_type',
  'applicants.temporary',
  'applicants.lang',
  'applicants.must_change_password',
  'applicants.password_hash',
  'applications.state',
  'applications.batch_id',
  'applications.number',
  'applications.submitted_at',
  'applications.stage',
] as const;

export function findApplicant(db: ProjectDb, applicantId: string) {
  return applicants(db).where('applicants.id', '=', applicantId).executeTakeFirst();
}

export type Applicant = NonNullable<Awaited<ReturnType<typeof findApplicant>>>;

/** By the key of a mail address or a mobile number. */
export function findApplicantByKey(
  db: ProjectDb,
  { channel, key }: { readonly channel: string; readonly key: string },
) {
  return applicants(db)
    .where(channel === 'mail' ? 'applicants.email_key' : 'applicants.mobile', '=', key)
    .executeTakeFirst();
}

export function findApplicantByDevice(db: ProjectDb, deviceHash: Buffer) {
  return applicants(db).where('applicants.device_hash', '=', deviceHash).executeTakeFirst();
}

export async function countUnreadMessages(db: ProjectDb, applicantId: string): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('applicant_id', '=', applicantId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What home shows to everybody, and how often this person has submitted. */
export function findHomePage(db: ProjectDb, applicantId: string) {
  return db
    .selectFrom('project_settings')
    .select([
      'home_page',
      sql<number>`(select count(*)::integer from submissions s
      join applications a on a.id = s.application_id where a.applicant_id = ${applicantId})`.as('submissions'),
    ])
    .executeTakeFirstOrThrow();
}

/** What a project allows: how one signs in and registers. */
export function findAccountRules(db: ProjectDb, projectId: string) {
  return db
    .selectFrom('projects')
    .select(['login_methods', 'register_methods', 'register_fields', 'generates_credentials', 'user_type', 'time_zone'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
}

/** Makes every link void that was sent and not followed yet. */
export async function voidLinks(db: ProjectDb, applicantId: string, now: Date): Promise<void> {
  await db
    .updateTable('account_links')
    .set({ used_at: now })
    .where('applicant_id', '=', applicantId)
    .where('used_at', 'is', null)
    .execute();
}

/** Sets it, ends the sessions but one, and makes open links void. */
export async function setPassword(
  db: ProjectDb,
  applicantId: string,
  passwordHash: string,
  { keepSession, now }: { readonly keepSession: Buffer | null; readonly now: Date },
): Promise<void> {
  await voidLinks(db, applicantId, now);
  await db
    .updateTable('applicants')
    .set({ password_hash: passwordHash, must_change_password: false })
    .where('id', '=', applicantId)
    .execute();
  let others = db.deleteFrom('applicant_sessions').where('applicant_id', '=', applicantId);
  if (keepSession !== null) others = others.where('token_hash', '<>', keepSession);
  await others.execute();
}

function applicants(db: ProjectDb) {
  return db
    .selectFrom('applicants')
    .leftJoin('applications', 'applications.applicant_id', 'applicants.id')
    .select(columns)
    .select(sql<string | null>`(select digest from portraits where applicant_id = applicants.id)`.as('portrait'));
}
