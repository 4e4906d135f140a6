import type { ProjectDb } from '../../../platform/db/database.ts';
import type { FileBatch, FileCalendar } from '../format/calendar.schema.ts';
import { addBatch, columnsOf } from './write-calendar.ts';

/** Makes the batches of a project those of a file. A batch that people depend on stays, after the others. */
export async function replaceBatches(db: ProjectDb, projectId: string, { batches }: FileCalendar): Promise<void> {
  const present = await lockBatches(db, projectId);
  const fresh = new Set(batches.map(({ key }) => key));
  const leaving = present.filter(({ key }) => !fresh.has(key));
  const kept = [];
  for (const batch of leaving) if (!(await removeIfUnused(db, batch.id))) kept.push(batch);
  const staying = present.filter(({ key }) => fresh.has(key));
  await freeCodes(db, staying, batches);
  for (const [sort, batch] of batches.entries()) {
    const known = staying.find(({ key }) => key === batch.key);
    if (known === undefined) await addBatch(db, projectId, batch, sort);
    else await changeBatch(db, known, batch, sort);
  }
  for (const [index, { id }] of kept.entries())
    await db
      .updateTable('batches')
      .set({ sort: batches.length + index })
      .where('id', '=', id)
      .execute();
}

interface Present {
  readonly id: string;
  readonly key: string;
  readonly code: string;
  readonly numbered: boolean;
}

/** Locked, so that nobody chooses one while it is being removed. */
async function lockBatches(db: ProjectDb, projectId: string): Promise<readonly Present[]> {
  const rows = await db
    .selectFrom('batches')
    .select(['id', 'key', 'code'])
    .where('project_id', '=', projectId)
    .orderBy('sort')
    .orderBy('id')
    .forUpdate()
    .execute();
  const counters = await db
    .selectFrom('submission_counters')
    .select('batch_id')
    .where('project_id', '=', projectId)
    .execute();
  const numbered = new Set(counters.map(({ batch_id }) => batch_id));
  return rows.map((row) => ({ ...row, numbered: numbered.has(row.id) }));
}

async function removeIfUnused(db: ProjectDb, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('batches')
    .where('id', '=', id)
    .where((row) =>
      row.not(
        row.exists(row.selectFrom('applications').select('applications.id').where('applications.batch_id', '=', id)),
      ),
    )
    .where((row) =>
      row.not(
        row.exists(row.selectFrom('submission_counters').select('last').where('submission_counters.batch_id', '=', id)),
      ),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Two batches may exchange their codes, which are unique at every moment: they get others in between. */
async function freeCodes(db: ProjectDb, staying: readonly Present[], batches: readonly FileBatch[]): Promise<void> {
  for (const [index, { id, key, code, numbered }] of staying.entries()) {
    const wanted = batches.find((batch) => batch.key === key)?.code ?? code;
    if (wanted === code || numbered) continue;
    await db
      .updateTable('batches')
      .set({ code: `-${index}-` })
      .where('id', '=', id)
      .execute();
  }
}

async function changeBatch(db: ProjectDb, known: Present, batch: FileBatch, sort: number): Promise<void> {
  // Numbers with the code were given: it stays.
  const code = known.numbered || batch.code === null ? {} : { code: batch.code };
  await db
    .updateTable('batches')
    .set({ ...columnsOf(batch, sort), ...code })
    .where('id', '=', known.id)
    .execute();
}
