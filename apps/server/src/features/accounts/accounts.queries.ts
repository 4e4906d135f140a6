import { sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';

/** The texts of the home page, and how often this applicant has submitted. */
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

/** A project's settings for signing in and registering. */
export function findAccountRules(db: ProjectDb, projectId: string) {
  return db
    .selectFrom('projects')
    .select(['login_methods', 'register_methods', 'register_fields', 'generates_credentials', 'user_type', 'time_zone'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
}

/** Invalidates all links that were sent but not used yet. */
export async function voidLinks(db: ProjectDb, applicantId: string, now: Date): Promise<void> {
  await db
    .updateTable('account_links')
    .set({ used_at: now })
    .where('applicant_id', '=', applicantId)
    .where('used_at', 'is', null)
    .execute();
}

/**
 * Updates the accounts in other projects that were created from this one by switching projects: their sessions end, and
 * if they still have this account's old password, they get the new one. Those created since `since` also get its
 * addresses. Must run before the account itself gets the new password.
 */
export async function updateTwins(
  db: ProjectDb,
  applicantId: string,
  { newHash, since }: { readonly newHash: string | null; readonly since: Date | null },
): Promise<void> {
  await sql`select settle_twins(${applicantId}, ${newHash}, ${since})`.execute(db);
}

/**
 * Sets the password, ends all other sessions including those of accounts created from this one, and invalidates unused
 * links.
 */
export async function setPassword(
  db: ProjectDb,
  applicantId: string,
  passwordHash: string,
  { keepSession, now }: { readonly keepSession: Buffer | null; readonly now: Date },
): Promise<void> {
  await voidLinks(db, applicantId, now);
  await updateTwins(db, applicantId, { newHash: passwordHash, since: null });
  await db
    .updateTable('applicants')
    .set({ password_hash: passwordHash, must_change_password: false })
    .where('id', '=', applicantId)
    .execute();
  let others = db.deleteFrom('applicant_sessions').where('applicant_id', '=', applicantId);
  if (keepSession !== null) others = others.where('token_hash', '<>', keepSession);
  await others.execute();
}
