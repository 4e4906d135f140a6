import type { FormAnswers } from '@portico/form-engine/values/answer';
import { sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { KeptLeftOver } from '../../platform/db/tables.ts';
import type { ModuleChanges } from './read-changes.ts';
import { toJsonb } from './to-jsonb.ts';

/** What is saved for one module. */
export interface SavedModule {
  readonly values: FormAnswers;
  readonly revision: number;
  readonly state: number;
}

/** Modules by id; null where nothing was saved yet. */
export type SavedModules = Readonly<Record<string, SavedModule>> | null;

interface DraftRow {
  readonly id: string | null;
  readonly state: number | null;
  readonly batch_id: string | null;
  readonly is_open: boolean | null;
  readonly form_version_id: string | null;
  readonly left_over: readonly KeptLeftOver[] | null;
  readonly modules: SavedModules;
  readonly newest: string | null;
  readonly time_zone: string;
}

const savedModules = sql<SavedModules>`(
  select jsonb_object_agg(m.module_id, jsonb_build_object('values', m."values", 'revision', m.revision, 'state', m.state))
  from application_modules m where m.application_id = a.id)`;

/** Everything about an applicant's draft in one statement, whether or not one was begun. */
export async function findDraft(
  db: ProjectDb,
  projectId: string,
  applicantId: string,
  now: Date,
): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`
    select a.id, a.state, a.batch_id, a.form_version_id, a.left_over, p.time_zone,
      b.starts_at <= ${now} and ${now} < b.ends_at as is_open,
      (select v.id from form_versions v where v.project_id = p.id order by v.number desc limit 1) as newest,
      ${savedModules} as modules
    from projects p
      left join applications a on a.project_id = p.id and a.applicant_id = ${applicantId}
      left join batches b on b.id = a.batch_id
    where p.id = ${projectId}`.execute(db);
  return rows[0];
}

export type Draft = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

/** Keeps everybody else from changing an application until the transaction ends. */
export async function holdApplication(db: ProjectDb, applicantId: string): Promise<void> {
  await db.selectFrom('applications').select('id').where('applicant_id', '=', applicantId).forUpdate().execute();
}

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

interface Save {
  readonly applicantId: string;
  readonly version: string;
  readonly module: string;
  readonly changes: ModuleChanges;
  readonly base: number;
  readonly leftOver: readonly KeptLeftOver[];
  readonly at: Date;
}

type Place = readonly [part: 'fields' | 'rows', key: string];

export interface Saved {
  readonly outcome: 'saved';
  readonly application_id: string;
  readonly revision: string;
  readonly conflicts: readonly Place[];
  readonly changed: readonly Place[];
  readonly modules: NonNullable<SavedModules>;
  readonly time_zone: string;
}

interface NotSaved {
  readonly outcome: 'submitted' | 'chooseBatch' | 'batchClosed' | 'version';
}

/** The one statement of a save. */
export async function saveChanges(db: ProjectDb, save: Save): Promise<Saved | NotSaved> {
  const { rows } = await sql<Saved | NotSaved>`
    select * from save_module(${save.applicantId}, ${save.version}, ${save.module}, ${toJsonb(save.changes)},
      ${save.base}, ${toJsonb(save.leftOver)}, ${save.at})`.execute(db);
  const [answer] = rows;
  if (answer === undefined) throw new Error('save_module gave no answer');
  return answer;
}

/** Writes changes whatever others wrote; for an application that is held. */
export async function overwriteModule(
  db: ProjectDb,
  { application, module, changes, by, at }: Overwriting,
): Promise<void> {
  await sql`select merge_module(${application}, ${module}, ${toJsonb(changes)}, null, ${by}, ${at})`.execute(db);
}

interface Overwriting {
  readonly application: string;
  readonly module: string;
  readonly changes: ModuleChanges;
  readonly by: string;
  readonly at: Date;
}

export async function setVersion(
  db: ProjectDb,
  application: string,
  version: string,
  leftOver: readonly KeptLeftOver[],
): Promise<void> {
  await db
    .updateTable('applications')
    .set({ form_version_id: version, left_over: toJsonb(leftOver) })
    .where('id', '=', application)
    .execute();
}

type JudgedModules = Readonly<Record<string, Pick<SavedModule, 'state' | 'revision'>>>;

export async function keepStates(db: ProjectDb, application: string, states: JudgedModules): Promise<void> {
  await sql`select keep_states(${application}, ${toJsonb(states)})`.execute(db);
}
