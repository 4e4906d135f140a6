import { type Insertable, sql } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.ts';

/** Stores a picture; the same one again is there already, and counts as added now. */
export async function savePicture(db: ProjectDb, picture: Insertable<Tables['look_pictures']>): Promise<void> {
  await db
    .insertInto('look_pictures')
    .values(picture)
    .onConflict((known) => known.columns(['project_id', 'digest']).doUpdateSet({ added_at: picture.added_at }))
    .execute();
}

/** Removes pictures from before a moment that no draft and no edition names. */
export async function removeUnusedPictures(db: ProjectDb, before: Date): Promise<void> {
  await sql`
    delete from look_pictures
    where added_at < ${before}
      and not exists (
        select from look_editions, jsonb_each_text(content -> 'pictures') named where named.value = look_pictures.digest)
      and not exists (
        select from look_drafts, jsonb_each_text(changes) named where named.value = look_pictures.digest)`.execute(db);
}

/** A picture of a draft, of an edition, or a live one. */
export async function findStoredPicture(db: ProjectDb, digest: string) {
  const stored = db.selectFrom('look_pictures').select(['media_type', 'content']).where('digest', '=', digest);
  const live = db.selectFrom('project_pictures').select(['media_type', 'content']).where('digest', '=', digest);
  return (await stored.executeTakeFirst()) ?? (await live.executeTakeFirst());
}
