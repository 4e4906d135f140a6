import type { Applicant } from '../../../domain/accounts/applicants.queries.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';

/** Remembers where somebody signed in last: mails that are sent later tell times there as well. */
export async function keepTimeZone(
  db: ProjectDb,
  applicant: Pick<Applicant, 'id' | 'time_zone'>,
  timeZone: string | null,
): Promise<void> {
  if (timeZone === null || timeZone === applicant.time_zone) return;
  await db.updateTable('applicants').set({ time_zone: timeZone }).where('id', '=', applicant.id).execute();
}
