import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { type Insertable, sql } from 'kysely';
import type { SavedModules } from '../../../domain/sheets/sheet.rules.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.ts';

interface NewEffect {
  readonly id: string;
  readonly projectId: string;
  readonly revision: string;
  readonly definition: FormDefinition;
  readonly by: { readonly staffId: string; readonly name: string };
  readonly now: Date;
}

/** Begins an examination in place of the last one, and enqueues its job. */
export async function beginEffect(db: ProjectDb, effect: NewEffect): Promise<void> {
  const { id, projectId, revision, definition, by, now } = effect;
  await db.deleteFrom('form_effect_applications').execute();
  await db.deleteFrom('form_effects').execute();
  await db
    .insertInto('form_effects')
    .values({
      project_id: projectId,
      id,
      revision,
      definition: JSON.stringify(definition),
      people: sql<number>`(select count(*)::int from applications a join sheets s on s.id = a.id)`,
      started_at: now,
      staff_id: by.staffId,
      staff_name: by.name,
    })
    .execute();
  await sql`select enqueue_form_effect(${id})`.execute(db);
}

/** What a job looks for; undefined once somebody has begun another examination. */
export function findRunning(db: ProjectDb, id: string) {
  return db
    .selectFrom('form_effects')
    .select('definition')
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
}

/** A job that was cut off begins again. */
export async function forgetSeen(db: ProjectDb, id: string): Promise<void> {
  await db.deleteFrom('form_effect_applications').execute();
  await db.updateTable('form_effects').set({ seen: 0, questions: '{}' }).where('id', '=', id).execute();
}

export interface BegunApplication {
  readonly id: string;
  readonly state: number;
  readonly form_version_id: string;
  readonly left_out: readonly string[] | null;
  readonly modules: SavedModules;
  readonly time_zone: string;
}

/** A page of applications with their answers, by id. */
export async function listBegun(db: ProjectDb, after: string, count: number): Promise<readonly BegunApplication[]> {
  const { rows } = await sql<BegunApplication>`
    select a.id, a.state, s.form_version_id, b.left_out_modules as left_out, p.time_zone,
      (select jsonb_object_agg(m.module_id, jsonb_build_object('values', m."values"))
        from sheet_modules m where m.project_id = a.project_id and m.sheet_id = a.id) as modules
    from applications a join sheets s on s.project_id = a.project_id and s.id = a.id
      join projects p on p.id = a.project_id left join batches b on b.id = a.batch_id
    where a.project_id = current_project() and a.id > ${after}
    order by a.id limit ${count}`.execute(db);
  return rows;
}

export interface QuestionCounts {
  readonly loses: number;
  readonly asked: number;
}

interface SeenPage {
  readonly concerned: readonly Insertable<Tables['form_effect_applications']>[];
  readonly seen: number;
  readonly questions: Readonly<Record<string, QuestionCounts>>;
}

/** Keeps what a page showed; false once somebody has begun another examination. */
export async function keepPage(db: ProjectDb, id: string, { concerned, seen, questions }: SeenPage): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('form_effects')
    .set({ seen, questions: JSON.stringify(questions) })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (concerned.length > 0)
    await db
      .insertInto('form_effect_applications')
      .values([...concerned])
      .execute();
  return true;
}

export async function finishEffect(db: ProjectDb, id: string, at: Date): Promise<void> {
  await db.updateTable('form_effects').set({ state: 'done', finished_at: at }).where('id', '=', id).execute();
}

export function findEffect(db: ProjectDb) {
  return db
    .selectFrom('form_effects')
    .select(['revision', 'definition', 'state', 'people', 'seen', 'questions', 'started_at', 'staff_name'])
    .executeTakeFirst();
}

/** How many are concerned in which way, of those who write and of those who have submitted. */
export function countConcerned(db: ProjectDb) {
  return db
    .selectFrom('form_effect_applications')
    .select((of) => [
      'is_submitted',
      of.fn.countAll<string>().as('people'),
      of.fn.countAll<string>().filterWhere('loses', '>', 0).as('loses'),
      of.fn.countAll<string>().filterWhere('asked', '>', 0).as('asked'),
      of.fn.countAll<string>().filterWhere('becomes_incomplete', '=', true).as('incomplete'),
    ])
    .groupBy('is_submitted')
    .execute();
}

/** Letters that are asked for, by how far they are. */
export async function countLetters(db: ProjectDb) {
  const { rows } = await sql<{ begun: number; waiting: number; written: number }>`
    select count(*) filter (where r.state = 'invited' and s.id is not null)::int as begun,
      count(*) filter (where r.state = 'invited' and s.id is null)::int as waiting,
      count(*) filter (where r.state = 'written')::int as written
    from recommendations r left join sheets s on s.project_id = r.project_id and s.id = r.id
    where r.project_id = current_project()`.execute(db);
  return rows[0] ?? { begun: 0, waiting: 0, written: 0 };
}

/** A page of those concerned in one way, by the id of their application, and one more row if there are more. */
export function listConcerned(db: ProjectDb, effect: Effect, after: string | undefined, count: number) {
  return concernedBy(db, effect)
    .$if(after !== undefined, (query) => query.where('e.application_id', '>', after ?? ''))
    .limit(count + 1)
    .execute();
}

/** Everybody who is concerned in one way, page by page: no statement takes long, however many they are. */
export async function* allConcerned(db: ProjectDb, effect: Effect) {
  for (let after: string | undefined; ;) {
    const rows = await listConcerned(db, effect, after, pageSize);
    const page = rows.slice(0, pageSize);
    yield* page;
    if (rows.length <= pageSize) return;
    after = page.at(-1)?.application_id;
  }
}

const pageSize = 1_000;

type Effect = 'loses' | 'asked' | 'incomplete';

function concernedBy(db: ProjectDb, effect: Effect) {
  return db
    .selectFrom('form_effect_applications as e')
    .innerJoin('applications as a', 'a.id', 'e.application_id')
    .innerJoin('applicants as p', 'p.id', 'a.applicant_id')
    .select(['e.application_id', 'p.name', 'p.email', 'e.is_submitted', 'e.loses', 'e.asked'])
    .$if(effect === 'incomplete', (query) => query.where('e.becomes_incomplete', '=', true))
    .$if(effect === 'loses', (query) => query.where('e.loses', '>', 0))
    .$if(effect === 'asked', (query) => query.where('e.asked', '>', 0))
    .orderBy('e.application_id');
}
