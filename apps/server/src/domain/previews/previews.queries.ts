import type { LocalText } from '@portico/form-engine/language';
import type { ApplicationStage, ApplicationState } from '@portico/form-engine/states/application-states';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { type Selectable, sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { PreviewSettings } from '../../platform/db/tables/tenant-tables.ts';
import { type Delivery, deliveryOf } from '../../platform/messaging/delivery.ts';

/**
 * An applicant's application with everything saved for it, and the project's preview settings. The row exists even if
 * no application was begun.
 */
export interface ApplicationRow {
  /** Null before a batch was chosen. */
  readonly id: string | null;
  readonly name: string;
  readonly state: ApplicationState;
  readonly stage: ApplicationStage;
  readonly number: string | null;
  readonly submitted_at: Date | null;
  readonly form_version_id: string | null;
  readonly newest: string | null;
  readonly modules: Readonly<Record<string, FormAnswers>> | null;
  readonly batch_title: LocalText | null;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly left_out: readonly string[] | null;
  readonly project_title: LocalText;
  readonly time_zone: string;
  readonly traits: Selectable<Tables['projects']>['traits'];
  readonly preview: PreviewSettings;
  readonly allows_revoking: boolean;
  readonly allows_reapplying: boolean;
}

export async function findApplicationOf(db: ProjectDb, applicantId: string): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`
    select a.id, o.name, coalesce(a.state, 0) as state, coalesce(a.stage, 0) as stage, a.number, a.submitted_at, s.form_version_id,
      b.title as batch_title, b.starts_at, deadline_for(b.ends_at, b.id, o.id) as ends_at, b.left_out_modules as left_out,
      p.title as project_title, p.time_zone, p.traits, p.preview, p.allows_revoking, p.allows_reapplying,
      (select v.id from form_versions v where v.project_id = p.id order by v.number desc limit 1) as newest,
      (select jsonb_object_agg(m.module_id, m."values") from sheet_modules m where m.sheet_id = a.id) as modules
    from applicants o join projects p on p.id = o.project_id
      left join applications a on a.project_id = o.project_id and a.applicant_id = o.id
      left join batches b on b.id = a.batch_id
      left join sheets s on s.id = a.id
    where o.id = ${applicantId}`.execute(db);
  return rows[0];
}

/** A file of an application, with the columns that decide who may see it. */
export function findFileToRead(db: ProjectDb, uid: string) {
  return db
    .selectFrom('stored_files as f')
    .innerJoin('applications as a', (join) =>
      join.onRef('a.project_id', '=', 'f.project_id').onRef('a.applicant_id', '=', 'f.applicant_id'),
    )
    .innerJoin('projects as p', 'p.id', 'f.project_id')
    .leftJoin('batches as b', 'b.id', 'a.batch_id')
    .leftJoin('sheets as s', 's.id', 'a.id')
    .selectAll('f')
    .select([
      'a.id as application_id',
      'a.state as application_state',
      'a.number as application_number',
      's.form_version_id',
      'p.preview',
      'p.time_zone',
      'b.left_out_modules as left_out',
    ])
    .select((build) =>
      build
        .selectFrom('form_versions as v')
        .select('v.id')
        .whereRef('v.project_id', '=', 'f.project_id')
        .orderBy('v.number', 'desc')
        .limit(1)
        .as('newest'),
    )
    .where('f.id', '=', uid)
    .where('f.state', '=', 'ready')
    .executeTakeFirst();
}

/** Some modules of an application in their current state. */
export function findModules(db: ProjectDb, application: string, ids: readonly string[]) {
  return db
    .selectFrom('sheet_modules')
    .select('values')
    .where('sheet_id', '=', application)
    .where('module_id', 'in', ids)
    .execute();
}

interface ChangeRow {
  readonly module_id: string;
  readonly key: string;
  readonly staff_name: string;
  readonly at: Date;
}

/** What staff changed since a moment: each key once, newest first. */
export async function listStaffChanges(db: ProjectDb, application: string, since: Date): Promise<readonly ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select * from list_staff_changes(${application}, ${since}) order by at desc`.execute(db);
  return rows;
}

/** The delivery states of mails, by id. */
export async function findDeliveries(db: ProjectDb, ids: readonly string[]): Promise<ReadonlyMap<string, Delivery>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('outgoing_messages')
    .select(['id', 'state', 'bounced_at'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, deliveryOf(row)]));
}

/** The additional tables with rows about this applicant. */
export function listTablesOf(db: ProjectDb, applicantId: string) {
  return db
    .selectFrom('additional_table_rows as filled')
    .innerJoin('additional_tables as known', 'known.id', 'filled.table_id')
    .select(['known.id', 'known.name', 'known.columns', 'filled.rows'])
    .where('filled.applicant_id', '=', applicantId)
    .orderBy('known.sort')
    .execute();
}

export type FilledTable = Awaited<ReturnType<typeof listTablesOf>>[number];
