import type { ErrorKey } from '@portico/contract/errors';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { type Kysely, sql } from 'kysely';
import type { KeptLeftOver } from '../../platform/db/kept-left-over.ts';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { toJsonb } from '../../platform/db/to-jsonb.ts';
import type { ModuleChanges } from '../forms/read-changes.ts';
import type { OpenedSheet, Proofs } from './sheet-kind.ts';
import type { SavedModules, WireState } from './sheet.rules.ts';

type ChangedPart = readonly [part: 'fields' | 'rows', key: string];

/** One module after a save. */
export interface SavedChanges {
  readonly revision: string;
  readonly conflicts: readonly ChangedPart[];
  readonly changed: readonly ChangedPart[];
  /** The answers of the module after the save. */
  readonly merged: FormAnswers;
}

interface ChangesToSave {
  readonly kind: string;
  readonly module: string;
  readonly changes: ModuleChanges;
  readonly leftOver: readonly KeptLeftOver[];
  readonly base: number;
  readonly request: string | null;
  readonly at: Date;
}

type Outcome = (SavedChanges & { readonly outcome: 'saved' }) | { readonly outcome: ErrorKey };

/** Merges changes into a locked sheet, which is created if necessary. */
export async function saveChanges(db: ProjectDb, sheet: OpenedSheet, save: ChangesToSave): Promise<Outcome> {
  const { kind, module, changes, leftOver, base, request, at } = save;
  const { rows } = await sql<Outcome>`
    select * from save_sheet(${sheet.id}, ${kind}, ${sheet.owner.applicantId}, ${sheet.form.id}, ${module},
      ${toJsonb(changes)}, ${base}, ${toJsonb(leftOver)}, ${sheet.obstacle}, ${sheet.by}, ${at}, ${request}, ${[]})`
    .execute(db)
    .catch(rethrowUnlessTooLarge);
  const [answer] = rows;
  if (answer === undefined) throw new Error('save_sheet gave no answer');
  return answer;
}

/** The limits are 1 MB for a module, 2 MB for a form, and 2 MB for left-over answers. */
export function rethrowUnlessTooLarge(error: unknown): {
  readonly rows: [{ readonly outcome: 'moduleTooLarge' | 'formTooLarge' }];
} {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'PO413') return { rows: [{ outcome: 'moduleTooLarge' }] };
  if (code === 'PO414') return { rows: [{ outcome: 'formTooLarge' }] };
  throw error;
}

interface SheetRow extends Proofs {
  /** Null before the sheet is created, as are the following columns. */
  readonly kind: string | null;
  readonly applicant_id: string | null;
  readonly form_version_id: string | null;
  readonly submitted_at: Date | null;
  readonly hash: string | null;
  readonly modules: SavedModules;
  readonly newest: string | null;
  readonly time_zone: string;
}

/**
 * A sheet with its answers and the evidence for its files, in one statement; also returns a row before it is created.
 */
export async function findSheet(db: ProjectDb, id: string): Promise<SheetRow> {
  const { rows } = await sql<SheetRow>`
    select s.kind, s.applicant_id, s.form_version_id, s.submitted_at, s.hash, p.time_zone,
      (select v.id from form_versions v where v.project_id = p.id order by v.number desc limit 1) as newest,
      (select jsonb_object_agg(m.module_id, jsonb_build_object('values', m."values", 'revision', m.revision, 'state', m.state))
        from sheet_modules m where m.sheet_id = ${id}) as modules,
      (select jsonb_object_agg(f.id, f.field_key) from stored_files f
        where f.sheet_id = ${id} and f.bound_at is not null and f.state = 'ready') as files,
      array(select g.file_id from signings g join stored_files f on f.id = g.file_id where f.sheet_id = ${id}) as signed,
      (select n.id from (
        select g.id, g.consent from single_pages g where g.project_id = p.id and g.key = 'signature-policy'
        order by g.edition desc limit 1) n where n.consent is not null) as policy
    from projects p left join sheets s on s.id = ${id} where p.id = current_project()`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('There is no project to find a sheet in');
  return row;
}

interface Beginning {
  readonly projectId: string;
  readonly kind: string;
  readonly at: Date;
}

/** Creates a locked sheet with its form version, which it keeps. */
export async function beginSheet(
  db: ProjectDb,
  { id, owner, form }: Pick<OpenedSheet, 'id' | 'owner' | 'form'>,
  { projectId, kind, at }: Beginning,
): Promise<void> {
  const of = { id, project_id: projectId, kind, applicant_id: owner.applicantId };
  await db
    .insertInto('sheets')
    .values({ ...of, form_version_id: form.id, begun_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface Frozen {
  /** As canonical JSON. */
  readonly snapshot: string;
  readonly hash: string;
  readonly at: Date;
}

/** Freezes a sheet; nothing in it changes afterwards. */
export async function freezeSheet(db: Kysely<Tables>, id: string, { snapshot, hash, at }: Frozen): Promise<void> {
  await sql`select hand_in_sheet(${id}, ${snapshot}::jsonb, ${hash}, ${at})`.execute(db);
}

/**
 * Stores the states of modules that differ from the stored ones. That is rare, so most saves need only one statement.
 */
export async function saveChangedStates(
  db: ProjectDb,
  sheet: string,
  saved: SavedModules,
  states: ReadonlyMap<string, WireState>,
): Promise<void> {
  const modules = Object.entries(saved ?? {});
  if (modules.every(([id, { state }]) => (states.get(id) ?? state) === state)) return;
  const judged = modules.map(
    ([id, { state, revision }]) => [id, { state: states.get(id) ?? state, revision }] as const,
  );
  await sql`select keep_states(${sheet}, ${toJsonb(Object.fromEntries(judged))})`.execute(db);
}

interface Overwriting {
  readonly sheet: string;
  readonly module: string;
  readonly changes: ModuleChanges;
  readonly by: string;
  readonly at: Date;
}

/** Overwrites answers without checking for conflicts; the sheet must be locked. */
export async function overwriteModule(db: ProjectDb, { sheet, module, changes, by, at }: Overwriting): Promise<void> {
  await sql`select overwrite_module(${sheet}, ${module}, ${toJsonb(changes)}, ${by}, ${at})`.execute(db);
}

export async function setVersion(
  db: ProjectDb,
  sheet: string,
  version: string,
  moreLeftOver: readonly KeptLeftOver[],
): Promise<void> {
  await sql`
    update sheets set form_version_id = ${version}, left_over = add_left_over(left_over, ${toJsonb(moreLeftOver)})
    where id = ${sheet}`.execute(db);
}

/** The first left-over answers, and how many more there are. */
export interface FirstLeftOver {
  readonly left_over: readonly KeptLeftOver[];
  readonly more_left_over: number;
}

/** Removes one left-over answer of a locked sheet, and returns the first of the rest. */
export async function removeLeftOver(db: ProjectDb, sheet: string, uid: string): Promise<FirstLeftOver> {
  const { rows } = await sql<FirstLeftOver>`
    with kept as (
      update sheets set left_over = (
        select coalesce(jsonb_agg(entry order by place) filter (where entry ->> 'uid' <> ${uid}), '[]')
        from jsonb_array_elements(left_over) with ordinality as each (entry, place))
      where id = ${sheet} returning left_over)
    select l.entries as left_over, l.more as more_left_over from kept, first_left_over(kept.left_over) l`.execute(db);
  return rows[0] ?? { left_over: [], more_left_over: 0 };
}
