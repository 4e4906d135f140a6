import { applicationStates } from '@portico/form-engine/states/application-states';
import { sql } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';

interface BatchUse {
  readonly key: string;
  /** Applications that have chosen it, whether or not they were submitted. */
  readonly chosen: number;
  /** Of those, not submitted. */
  readonly writing: number;
  /** Whether numbers with its code were given. */
  readonly numbered: boolean;
}

export async function listBatchUse(db: ProjectDb, projectId: string): Promise<readonly BatchUse[]> {
  const { rows } = await sql<BatchUse>`
    select b.key, count(a.id)::int as chosen, count(a.id) filter (where a.state <> ${applicationStates.submitted})::int as writing,
      exists (select from submission_counters c where c.project_id = b.project_id and c.batch_id = b.id) as numbered
    from batches b left join applications a on a.project_id = b.project_id and a.batch_id = b.id
    where b.project_id = ${projectId} group by b.project_id, b.id, b.key`.execute(db);
  return rows;
}

/** Keys of tables that have rows about somebody. */
export async function listFilledTables(db: ProjectDb, projectId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('additional_tables')
    .select('key')
    .where('project_id', '=', projectId)
    .where((row) =>
      row.exists(
        row
          .selectFrom('additional_table_rows')
          .select('table_id')
          .whereRef('additional_table_rows.table_id', '=', 'additional_tables.id'),
      ),
    )
    .execute();
  return rows.map(({ key }) => key);
}

/** How many people have ticked or read the newest edition of each page. */
export async function countReadings(db: ProjectDb, projectId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ key: string; people: number }>`
    select p.key, count(r.applicant_id)::int as people from single_pages p
      join page_readings r on r.project_id = p.project_id and r.page_id = p.id
    where p.project_id = ${projectId}
      and p.edition = (select max(n.edition) from single_pages n where n.project_id = p.project_id and n.key = p.key)
    group by p.key`.execute(db);
  return new Map(rows.map(({ key, people }) => [key, people]));
}

interface AnswerPlace {
  readonly module: string;
  readonly group: string | null;
  readonly key: string;
}

/** How many sheets of drafts answer a field; with options, by one of these. */
export async function countAnswers(
  db: ProjectDb,
  projectId: string,
  { module, group, key }: AnswerPlace,
  options: readonly string[] | null,
): Promise<number> {
  const field = JSON.stringify(key);
  const at = group === null ? `$.fields.${field}.value` : `$.rows.${JSON.stringify(group)}[*].${field}.value`;
  const path = options === null ? `${at} ? (@ != "" && @ != null)` : `${at} ? (@ == $options[*])`;
  const { rows } = await sql<{ people: number }>`
    select count(distinct sheet_id)::int as people from sheet_modules
    where project_id = ${projectId} and module_id = ${module}
      and jsonb_path_exists("values", ${path}::jsonpath, ${JSON.stringify({ options: options ?? [] })}::jsonb)`.execute(
    db,
  );
  return rows[0]?.people ?? 0;
}
