import type { LocalText } from '@portico/form-engine/language';
import { sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { SavedModules } from '../sheets/sheet.rules.ts';
import type { FirstLeftOver } from '../sheets/sheets.queries.ts';

/** The columns of the chosen batch that a draft depends on. */
export interface DraftBatch {
  readonly id: string;
  readonly title: LocalText;
  readonly starts_at: Date;
  /** For this applicant. */
  readonly ends_at: Date;
  readonly ends_for_all: Date;
  readonly left_out: readonly string[];
}

interface DraftRow extends FirstLeftOver {
  readonly id: string | null;
  readonly state: number | null;
  readonly form_version_id: string | null;
  readonly modules: SavedModules;
  readonly newest: string | null;
  readonly time_zone: string;
}

interface BatchColumns {
  readonly batch_id: string | null;
  readonly batch_title: LocalText | null;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly ends_for_all: Date | null;
  readonly left_out: readonly string[] | null;
}

export interface Draft extends DraftRow {
  readonly batch: DraftBatch | null;
}

const savedModules = sql<SavedModules>`(
  select jsonb_object_agg(m.module_id, jsonb_build_object('values', m."values", 'revision', m.revision, 'state', m.state))
  from sheet_modules m where m.sheet_id = a.id)`;

/** Everything about an applicant's draft in one statement; also returns a row when no draft was begun. */
export async function findDraft(db: ProjectDb, projectId: string, applicantId: string): Promise<Draft | undefined> {
  const { rows } = await sql<DraftRow & BatchColumns>`
    select a.id, a.state, s.form_version_id, l.entries as left_over, l.more as more_left_over, p.time_zone,
      b.id as batch_id, b.title as batch_title, b.starts_at, deadline_for(b.ends_at, b.id, ${applicantId}) as ends_at, b.ends_at as ends_for_all,
      b.left_out_modules as left_out,
      (select v.id from form_versions v where v.project_id = p.id order by v.number desc limit 1) as newest,
      ${savedModules} as modules
    from projects p
      left join applications a on a.project_id = p.id and a.applicant_id = ${applicantId}
      left join batches b on b.id = a.batch_id
      left join sheets s on s.id = a.id
      cross join lateral first_left_over(s.left_over) l
    where p.id = ${projectId}`.execute(db);
  const [row] = rows;
  return row && { ...row, batch: batchIn(row) };
}

function batchIn(row: BatchColumns): DraftBatch | null {
  const { batch_id: id, batch_title: title, starts_at, ends_at, ends_for_all, left_out } = row;
  if (id === null || title === null || starts_at === null || ends_at === null || ends_for_all === null) return null;
  return { id, title, starts_at, ends_at, ends_for_all, left_out: left_out ?? [] };
}

/** The form version that an applicant fills in, and the modules that the chosen batch leaves out. */
export function findVersionToWrite(db: ProjectDb, applicantId: string) {
  return db
    .selectFrom('applications')
    .leftJoin('batches', 'batches.id', 'applications.batch_id')
    .leftJoin('sheets', 'sheets.id', 'applications.id')
    .select(['sheets.form_version_id', 'batches.left_out_modules'])
    .where('applications.applicant_id', '=', applicantId)
    .executeTakeFirst();
}
