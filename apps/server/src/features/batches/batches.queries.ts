import { randomUUID } from 'node:crypto';
import type { ProjectDb } from '../../platform/db/database.ts';

/** Every batch, each with whether this applicant has chosen it. */
export function listBatches(db: ProjectDb, applicantId: string) {
  return batches(db, applicantId).orderBy('batches.sort').orderBy('batches.id').execute();
}

export function findBatch(db: ProjectDb, applicantId: string, batchId: string) {
  return batches(db, applicantId).where('batches.id', '=', batchId).executeTakeFirst();
}

export type Batch = NonNullable<Awaited<ReturnType<typeof findBatch>>>;

/** Sets the batch of an application, which begins here at the latest; tells whether it could: not once submitted. */
export async function setBatch(
  db: ProjectDb,
  projectId: string,
  applicantId: string,
  batchId: string,
): Promise<boolean> {
  const set = await db
    .insertInto('applications')
    .values({ id: randomUUID(), project_id: projectId, applicant_id: applicantId, batch_id: batchId, state: 0 })
    .onConflict((known) =>
      known
        .columns(['project_id', 'applicant_id'])
        .doUpdateSet({ batch_id: batchId })
        .where('applications.state', '<>', 2),
    )
    .returning('id')
    .executeTakeFirst();
  return set !== undefined;
}

function batches(db: ProjectDb, applicantId: string) {
  return db
    .selectFrom('batches')
    .leftJoin('applications', (join) =>
      join.onRef('applications.batch_id', '=', 'batches.id').on('applications.applicant_id', '=', applicantId),
    )
    .select(['batches.id', 'batches.title', 'batches.starts_at', 'batches.ends_at', 'applications.id as chosen_by']);
}
