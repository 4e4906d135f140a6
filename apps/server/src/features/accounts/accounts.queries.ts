import type { ProjectDb } from '../../platform/db/database.ts';

const columns = [
  'applicants.id',
  'applicants.project_id',
  'applicants.name',
  'applicants.email',
  'applicants.mobile',
  'applicants.user_type',
  'applicants.temporary',
  'applications.state',
  'applications.batch_id',
] as const;

export function findApplicant(db: ProjectDb, applicantId: string) {
  return applicants(db).select(columns).where('applicants.id', '=', applicantId).executeTakeFirst();
}

export type Applicant = NonNullable<Awaited<ReturnType<typeof findApplicant>>>;

/** By mail address, whatever its case, or by mobile number. */
export function findApplicantByAccount(db: ProjectDb, account: string) {
  return applicants(db)
    .select([...columns, 'applicants.password_hash'])
    .where((where) =>
      where.or([
        where(where.fn<string>('lower', ['applicants.email']), '=', account.toLowerCase()),
        where('applicants.mobile', '=', account),
      ]),
    )
    .executeTakeFirst();
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

export function findHomePage(db: ProjectDb) {
  return db.selectFrom('project_settings').select('home_page').executeTakeFirstOrThrow();
}

function applicants(db: ProjectDb) {
  return db.selectFrom('applicants').leftJoin('applications', 'applications.applicant_id', 'applicants.id');
}
