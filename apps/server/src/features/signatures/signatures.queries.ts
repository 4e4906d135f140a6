import type { Insertable } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';

interface Saved {
  readonly project_id: string;
  readonly applicant_id: string;
  readonly file_id: string;
  readonly created_at: Date;
}

/** Makes a file the signature to reuse; the previous one becomes an ordinary file. */
export async function saveSignature(db: ProjectDb, { created_at: saved_at, ...saved }: Saved): Promise<void> {
  const { project_id, applicant_id, file_id } = saved;
  await db
    .insertInto('saved_signatures')
    .values({ project_id, applicant_id, file_id, saved_at })
    .onConflict((conflict) => conflict.columns(['project_id', 'applicant_id']).doUpdateSet({ file_id, saved_at }))
    .execute();
}

export function findSignature(db: ProjectDb, applicantId: string) {
  return db
    .selectFrom('applicants')
    .leftJoin('saved_signatures', 'saved_signatures.applicant_id', 'applicants.id')
    .select(['saved_signatures.file_id', 'applicants.points_code'])
    .where('applicants.id', '=', applicantId)
    .executeTakeFirstOrThrow();
}

/** The time of the signing; if it is repeated, that of the first. */
export async function addSigning(db: ProjectDb, signing: Insertable<Tables['signings']>): Promise<Date> {
  await db
    .insertInto('signings')
    .values(signing)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { signed_at } = await db
    .selectFrom('signings')
    .select('signed_at')
    .where('applicant_id', '=', signing.applicant_id)
    .where('file_id', '=', signing.file_id)
    .where('module_id', '=', signing.module_id)
    .executeTakeFirstOrThrow();
  return signed_at;
}
