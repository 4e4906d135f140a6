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
  'applicants.time_zone',
  'applicants.must_change_password',
  'applicants.password_hash',
  'applicants.registrant_hash',
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

/**
 * Locks an account until the transaction ends. Returns whether its password and contacts are still those in `read`,
 * because the caller may have spent time hashing in between.
 */
export async function lockUnchanged(db: ProjectDb, read: Applicant): Promise<boolean> {
  const now = await db
    .selectFrom('applicants')
    .select(['password_hash', 'email', 'mobile'])
    .where('id', '=', read.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return now?.password_hash === read.password_hash && now.email === read.email && now.mobile === read.mobile;
}

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

function applicants(db: ProjectDb) {
  return db
    .selectFrom('applicants')
    .leftJoin('applications', 'applications.applicant_id', 'applicants.id')
    .select(columns)
    .select(sql<string | null>`(select digest from portraits where applicant_id = applicants.id)`.as('portrait'))
    .select(
      sql<number | null>`
        (select (headers ->> applicants.user_type)::int from projects where projects.id = applicants.project_id)`.as(
        'header',
      ),
    );
}
