import { sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { KeptLeftOver } from '../../platform/db/kept-left-over.ts';
import type { ModuleChanges } from '../forms/read-changes.ts';
import { toJsonb } from '../../platform/db/to-jsonb.ts';

export function findFormVersion(db: ProjectDb, id: string) {
  return db
    .selectFrom('form_versions')
    .select(['id', 'project_id', 'number', 'definition'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findNewestVersion(db: ProjectDb): Promise<string | undefined> {
  const newest = await db
    .selectFrom('form_versions')
    .select('id')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.id;
}

/** The version an applicant writes, and what the chosen batch leaves out of it. */
export function findVersionToWrite(db: ProjectDb, applicantId: string) {
  return db
    .selectFrom('applications')
    .leftJoin('batches', 'batches.id', 'applications.batch_id')
    .leftJoin('sheets', 'sheets.id', 'applications.id')
    .select(['sheets.form_version_id', 'batches.left_out_modules'])
    .where('applications.applicant_id', '=', applicantId)
    .executeTakeFirst();
}

interface Overwriting {
  readonly application: string;
  readonly module: string;
  readonly changes: ModuleChanges;
  readonly by: string;
  readonly at: Date;
}

/** Writes changes whatever others wrote; for an application that is held. */
export async function overwriteModule(
  db: ProjectDb,
  { application, module, changes, by, at }: Overwriting,
): Promise<void> {
  await sql`select overwrite_module(${application}, ${module}, ${toJsonb(changes)}, ${by}, ${at})`.execute(db);
}

export async function setVersion(
  db: ProjectDb,
  application: string,
  version: string,
  leftOver: readonly KeptLeftOver[],
): Promise<void> {
  await db
    .updateTable('sheets')
    .set({ form_version_id: version, left_over: toJsonb(leftOver) })
    .where('id', '=', application)
    .execute();
}

interface LeftOvers {
  /** Null where there is no application, or one that can no longer be changed. */
  readonly left_over: readonly KeptLeftOver[] | null;
  readonly is_submitted: boolean;
}

/** Takes one entry out of what is left over, and gives the rest. */
export async function removeLeftOver(db: ProjectDb, applicantId: string, uid: string): Promise<LeftOvers | undefined> {
  const { rows } = await sql<LeftOvers>`
    with own as (
      select id from applications where applicant_id = ${applicantId} and state <> 2 for update
    ), rest as (
      update sheets set left_over = (
        select coalesce(jsonb_agg(entry order by place) filter (where entry ->> 'uid' <> ${uid}), '[]')
        from jsonb_array_elements(left_over) with ordinality as each (entry, place))
      from own where sheets.id = own.id
      returning left_over)
    select (select left_over from rest) as left_over,
      exists (select from applications where applicant_id = ${applicantId} and state = 2) as is_submitted`.execute(db);
  return rows[0];
}
