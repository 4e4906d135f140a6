import { randomUUID } from 'node:crypto';
import type { Language } from '@portico/form-engine/language';
import type { Applicant } from '../../../domain/accounts/applicants.queries.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';

/** Creates the temporary user of a device if it has none. */
export async function addTemporaryUser(
  db: ProjectDb,
  { projectId, deviceHash, language }: { projectId: string; deviceHash: Buffer; language: Language },
): Promise<void> {
  await db
    .insertInto('applicants')
    .values({
      id: randomUUID(),
      project_id: projectId,
      user_type: 'normal',
      name: '',
      email: null,
      mobile: null,
      lang: language,
      password_hash: null,
      temporary: true,
      device_hash: deviceHash,
    })
    .onConflict((conflict) => conflict.columns(['project_id', 'device_hash']).doNothing())
    .execute();
}

/** Stores the time zone of the last sign-in, so that later mails can also give times in it. */
export async function saveTimeZone(
  db: ProjectDb,
  applicant: Pick<Applicant, 'id' | 'time_zone'>,
  timeZone: string | null,
): Promise<void> {
  if (timeZone === null || timeZone === applicant.time_zone) return;
  await db.updateTable('applicants').set({ time_zone: timeZone }).where('id', '=', applicant.id).execute();
}
