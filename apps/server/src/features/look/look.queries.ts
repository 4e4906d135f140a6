import type { PictureKind } from '@portico/contract/look-parts';
import type { Look } from '@portico/contract/look.schemas';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** The columns of a project that make its look. */
export function findLive(db: ProjectDb, lock?: 'for update') {
  return db
    .selectFrom('projects')
    .innerJoin('project_settings', 'project_settings.project_id', 'projects.id')
    .select([
      'title',
      'seo_title',
      'skin',
      'theme',
      'color',
      'color_rgba',
      'home_blocks',
      'headers',
      'traits',
      'languages',
      'standing',
      'home_page',
    ])
    .$if(lock !== undefined, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
}

export type LiveRow = Awaited<ReturnType<typeof findLive>>;

export async function listLivePictures(db: ProjectDb): Promise<ReadonlyMap<PictureKind, string>> {
  const rows = await db.selectFrom('project_pictures').select(['kind', 'digest']).execute();
  return new Map(rows.map(({ kind, digest }) => [kind, digest]));
}

interface LiveColumns {
  readonly project: Updateable<Tables['projects']>;
  readonly settings: Updateable<Tables['project_settings']>;
}

export async function updateLive(
  db: ProjectDb,
  projectId: string,
  now: Date,
  { project, settings }: LiveColumns,
): Promise<void> {
  await db
    .updateTable('projects')
    .set({ ...project, updated_at: now })
    .where('id', '=', projectId)
    .execute();
  await db
    .updateTable('project_settings')
    .set({ ...settings, updated_at: now })
    .where('project_id', '=', projectId)
    .execute();
}

/** Puts a stored picture in its public place. Returns false if there is none with this digest. */
export async function copyToLive(
  db: ProjectDb,
  projectId: string,
  kind: PictureKind,
  digest: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into project_pictures (project_id, kind, media_type, digest, content)
    select ${projectId}, ${kind}, media_type, digest, content from look_pictures where digest = ${digest}
    on conflict (project_id, kind) do update
      set media_type = excluded.media_type, digest = excluded.digest, content = excluded.content`.execute(db);
  return numAffectedRows === 1n;
}

export async function removeLivePicture(db: ProjectDb, kind: PictureKind): Promise<void> {
  await db.deleteFrom('project_pictures').where('kind', '=', kind).execute();
}

/** Stores the live pictures beside those of editions, so that they can be brought back. */
export async function archiveLivePictures(db: ProjectDb, now: Date): Promise<void> {
  await sql`
    insert into look_pictures (project_id, digest, media_type, content, added_at)
    select distinct on (digest) project_id, digest, media_type, content, ${now}::timestamptz from project_pictures
    on conflict do nothing`.execute(db);
}

export function findDraft(db: ProjectDb) {
  return db
    .selectFrom('look_drafts')
    .select(['revision', 'changes', 'changed_at', 'changed_by', 'changed_name'])
    .executeTakeFirst();
}

export type DraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

/** The draft, made where there is none, and locked until the transaction ends: whoever changes a look does so alone. */
export async function lockDraft(db: ProjectDb, projectId: string): Promise<DraftRow> {
  await db
    .insertInto('look_drafts')
    .values({ project_id: projectId, changes: '{}', changed_name: '' })
    .onConflict((known) => known.doNothing())
    .execute();
  return db
    .selectFrom('look_drafts')
    .select(['revision', 'changes', 'changed_at', 'changed_by', 'changed_name'])
    .where('project_id', '=', projectId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

interface Change {
  readonly changes: ReadonlyMap<string, unknown>;
  readonly by: { readonly staffId: string | null; readonly name: string };
  readonly now: Date;
}

/** Writes the fields of the draft and counts the revision up; without fields there is no draft any more. */
export function updateDraft(db: ProjectDb, projectId: string, { changes, by, now }: Change): Promise<DraftRow> {
  const isDraft = changes.size > 0;
  return db
    .updateTable('look_drafts')
    .set({
      revision: sql`revision + 1`,
      changes: JSON.stringify(Object.fromEntries(changes)),
      changed_at: isDraft ? now : null,
      changed_by: isDraft ? by.staffId : null,
      changed_name: isDraft ? by.name : '',
    })
    .where('project_id', '=', projectId)
    .returning(['revision', 'changes', 'changed_at', 'changed_by', 'changed_name'])
    .executeTakeFirstOrThrow();
}

export function findLastEdition(db: ProjectDb) {
  return db
    .selectFrom('look_editions')
    .select(['number', 'content'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findEdition(db: ProjectDb, number: number) {
  return db.selectFrom('look_editions').select('content').where('number', '=', number).executeTakeFirst();
}

/** A page of editions, the newest first, and one more row if there are more. */
export function listEditions(db: ProjectDb, after: number | undefined, count: number) {
  return db
    .selectFrom('look_editions')
    .selectAll()
    .$if(after !== undefined, (query) => query.where('number', '<', after ?? 0))
    .orderBy('number', 'desc')
    .limit(count + 1)
    .execute();
}

export async function addEdition(
  db: ProjectDb,
  edition: Omit<Insertable<Tables['look_editions']>, 'content'> & { readonly content: Look },
): Promise<void> {
  await db
    .insertInto('look_editions')
    .values({ ...edition, content: JSON.stringify(edition.content) })
    .execute();
}

/** The primary colours of the themes, by which a project without a colour of its own is drawn. */
export async function listThemeColours(db: ProjectDb): Promise<string[]> {
  const { rows } = await sql<{ colour: string }>`
    select brand_colour('', theme::int) as colour from generate_series(1, 7) theme order by theme`.execute(db);
  return rows.map(({ colour }) => colour);
}

/** Whether all of these pictures are stored or live. */
export async function areKnownPictures(db: ProjectDb, digests: readonly string[]): Promise<boolean> {
  if (digests.length === 0) return true;
  const { rows } = await sql<{ known: boolean }>`
    select bool_and(digest in (select digest from look_pictures union all select digest from project_pictures)) as known
    from unnest(${[...digests]}::text[]) digest`.execute(db);
  return rows[0]?.known === true;
}
