import { randomUUID } from 'node:crypto';
import type { LocalText } from '@portico/form-engine/language';
import { sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';

/** Every batch, and whether this applicant has chosen it. */
export function listBatches(db: ProjectDb, applicantId: string) {
  return batches(db, applicantId).orderBy('batches.sort').orderBy('batches.id').execute();
}

export function findBatch(db: ProjectDb, applicantId: string, batchId: string) {
  return batches(db, applicantId).where('batches.id', '=', batchId).executeTakeFirst();
}

export type Batch = NonNullable<Awaited<ReturnType<typeof findBatch>>>;

/** Sets the batch of an application, which is created if necessary. Returns false if the application is submitted. */
export async function setBatch(
  db: ProjectDb,
  projectId: string,
  applicantId: string,
  batchId: string,
): Promise<boolean> {
  const set = await db
    .insertInto('applications')
    .values({ id: randomUUID(), project_id: projectId, applicant_id: applicantId, batch_id: batchId, state: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'applicant_id'])
        .doUpdateSet({ batch_id: batchId })
        .where('applications.state', '<>', 2),
    )
    .returning('id')
    .executeTakeFirst();
  return set !== undefined;
}

interface MovingModule {
  readonly menuid: string;
  readonly title: LocalText;
  /** True if the other batch leaves the module out; false if the chosen one does. */
  readonly goes: boolean;
}

/** Modules with answers that only one of two batches asks for: the chosen one, or another one. */
export async function listMovingModules(
  db: ProjectDb,
  applicantId: string,
  batchId: string,
): Promise<readonly MovingModule[]> {
  const { rows } = await sql<MovingModule>`
    select m.module_id as menuid, module -> 'title' as title, m.module_id = any (other.left_out_modules) as goes
    from applications a
      join batches chosen on chosen.id = a.batch_id
      join batches other on other.id = ${batchId}
      join sheets s on s.id = a.id
      join form_versions v on v.id = s.form_version_id
      cross join jsonb_array_elements(v.definition -> 'modules') with ordinality as listed (module, place)
      join sheet_modules m on m.sheet_id = a.id and m.module_id = module ->> 'id'
    where a.applicant_id = ${applicantId} and m."values" <> '{"fields": {}, "rows": {}}'
      and (m.module_id = any (other.left_out_modules)) <> (m.module_id = any (chosen.left_out_modules))
    order by place`.execute(db);
  return rows;
}

/** The venues of a batch, or of all batches. */
export function listPlaces(db: ProjectDb, batchId: string | undefined) {
  const all = db.selectFrom('batches').select(['id', 'title', 'places']).orderBy('sort').orderBy('id');
  return (batchId === undefined ? all : all.where('id', '=', batchId)).execute();
}

/** The table and the documents of a batch; by default of the chosen one. */
export function findInformation(db: ProjectDb, applicantId: string, batchId: string | undefined) {
  const table = batches(db, applicantId).select(['batches.information', 'batches.documents']);
  return batchId === undefined
    ? table.where('applications.id', 'is not', null).executeTakeFirst()
    : table.where('batches.id', '=', batchId).executeTakeFirst();
}

function batches(db: ProjectDb, applicantId: string) {
  return db
    .selectFrom('batches')
    .leftJoin('applications', (join) =>
      join.onRef('applications.batch_id', '=', 'batches.id').on('applications.applicant_id', '=', applicantId),
    )
    .select(['batches.id', 'batches.title', 'batches.starts_at', 'applications.id as chosen_by'])
    .select(sql<Date>`deadline_for(batches.ends_at, batches.id, ${applicantId})`.as('ends_at'));
}
