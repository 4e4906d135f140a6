import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { FormChanges } from '@portico/form-engine/editing/form-changes';
import type { KeyUse } from '@portico/form-engine/publish/warn-reused-keys';
import type { SaveKind } from '@portico/contract/form-draft.schemas';
import { type Insertable, sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';

export function findDraft(db: ProjectDb, lock?: 'for update') {
  return db
    .selectFrom('form_drafts')
    .selectAll()
    .$if(lock !== undefined, (query) => query.forUpdate())
    .executeTakeFirst();
}

export type DraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

export async function insertDraft(
  db: ProjectDb,
  projectId: string,
  { definition, number }: { readonly definition: FormDefinition; readonly number: number },
): Promise<void> {
  await db
    .insertInto('form_drafts')
    .values({ project_id: projectId, definition: JSON.stringify(definition), based_on: number, changed_name: '' })
    .onConflict((known) => known.doNothing())
    .execute();
}

export function findByNumber(db: ProjectDb, number: number) {
  return db.selectFrom('form_versions').select('definition').where('number', '=', number).executeTakeFirst();
}

export interface Writer {
  readonly staffId: string | null;
  readonly name: string;
}

interface NewState {
  readonly definition: FormDefinition;
  readonly basedOn: number;
  /** Null if it is what is published. */
  readonly changed: { readonly at: Date; readonly by: Writer } | null;
}

/** Writes the draft and counts the revision up. */
export function updateDraft(db: ProjectDb, { definition, basedOn, changed }: NewState): Promise<DraftRow> {
  return db
    .updateTable('form_drafts')
    .set({
      revision: sql`revision + 1`,
      definition: JSON.stringify(definition),
      based_on: basedOn,
      changed_at: changed?.at ?? null,
      changed_by: changed?.by.staffId ?? null,
      changed_name: changed?.by.name ?? '',
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface NewSave {
  readonly kind: SaveKind;
  readonly changes: FormChanges;
  readonly by: Writer;
  readonly now: Date;
}

export async function addSave(db: ProjectDb, draft: DraftRow, { kind, changes, by, now }: NewSave): Promise<void> {
  await db
    .insertInto('form_draft_saves')
    .values({
      project_id: draft.project_id,
      revision: draft.revision,
      kind,
      changes: JSON.stringify(Object.fromEntries(changes)),
      saved_at: now,
      saved_by: by.staffId,
      saved_name: by.name,
    })
    .execute();
}

/** What was changed after a revision, the newest first. */
export function listChangesAfter(db: ProjectDb, revision: number) {
  return db
    .selectFrom('form_draft_saves')
    .select(['revision', 'changes'])
    .where('revision', '>', String(revision))
    .orderBy('revision', 'desc')
    .execute();
}

/** A page of saves, the newest first, and one more row if there are more. */
export async function listSaves(db: ProjectDb, after: number | undefined, count: number) {
  return db
    .selectFrom('form_draft_saves')
    .select(['revision', 'kind', 'saved_at', 'saved_name'])
    .select(sql<number>`(select count(*)::int from jsonb_object_keys(changes))`.as('parts'))
    .$if(after !== undefined, (query) => query.where('revision', '<', String(after)))
    .orderBy('revision', 'desc')
    .limit(count + 1)
    .execute();
}

/** A page of versions, the newest first, and one more row if there are more. */
export function listVersions(db: ProjectDb, after: number | undefined, count: number) {
  return db
    .selectFrom('form_versions as v')
    .leftJoin('form_publications as p', (join) =>
      join.onRef('p.project_id', '=', 'v.project_id').onRef('p.number', '=', 'v.number'),
    )
    .select(['v.number', 'v.definition', 'v.published_at', 'p.published_name', 'p.note', 'p.restores'])
    .$if(after !== undefined, (query) => query.where('v.number', '<', after ?? 0))
    .orderBy('v.number', 'desc')
    .limit(count + 1)
    .execute();
}

export async function addPublication(
  db: ProjectDb,
  publication: Insertable<Tables['form_publications']>,
): Promise<void> {
  await db.insertInto('form_publications').values(publication).execute();
}

/** What keys stood for in earlier versions and do not in the newest; each as in the newest version that had it. */
export async function listFormerKeyUses(db: ProjectDb): Promise<readonly KeyUse[]> {
  const { rows } = await sql<KeyUse>`
    with placed as (
      select v.number, f.field, null as "group" from form_versions v,
        jsonb_array_elements(v.definition -> 'modules') m (module), jsonb_array_elements(m.module -> 'fields') f (field)
      union all
      select v.number, f.field, g.part ->> 'key' from form_versions v,
        jsonb_array_elements(v.definition -> 'modules') m (module),
        jsonb_array_elements(m.module -> 'groups') g (part), jsonb_array_elements(g.part -> 'fields') f (field)
    ), uses as (
      select distinct on (field ->> 'key', field ->> 'id', field ->> 'type', "group")
        field ->> 'key' as key, number as version, field ->> 'id' as id, field ->> 'type' as type, field -> 'label' as label, "group"
      from placed order by field ->> 'key', field ->> 'id', field ->> 'type', "group", number desc
    )
    select * from uses where version < (select max(number) from form_versions)
    order by version desc, key, id limit ${mostFormerUses}`.execute(db);
  return rows;
}

// As many as a form may have questions.
const mostFormerUses = 10_000;
