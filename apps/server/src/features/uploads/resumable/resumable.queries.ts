import { sql } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';
import type { FileFacts } from '../../../platform/files/store-file.ts';

interface Piece {
  readonly id: string;
  readonly key: string;
  readonly offset: number;
  readonly bytes: number;
  readonly at: Date;
}

/** Inserts a piece; returns false if another piece was inserted for the same offset meanwhile. */
export async function addPiece(db: ProjectDb, { id, key, offset, bytes, at }: Piece): Promise<boolean> {
  const added = await db
    .updateTable('stored_files')
    .set({ received: offset + bytes, received_at: at, pieces: sql`pieces || ${key}::text` })
    .where('id', '=', id)
    .where('state', '=', 'uploading')
    .where('received', '=', String(offset))
    .executeTakeFirst();
  return added.numUpdatedRows === 1n;
}

/** False if another request has finished it, or it was deleted. */
export async function markReady(db: ProjectDb, id: string, facts: FileFacts): Promise<boolean> {
  const marked = await db
    .updateTable('stored_files')
    .set({ ...facts, state: 'ready', pieces: [] })
    .where('id', '=', id)
    .where('state', '=', 'uploading')
    .executeTakeFirst();
  return marked.numUpdatedRows === 1n;
}

/** The caller has checked the owner. Returns the storage keys to delete; undefined if there is no unfinished upload. */
export async function dropUpload(db: ProjectDb, id: string): Promise<string[] | undefined> {
  const deleted = await db
    .deleteFrom('stored_files')
    .where('id', '=', id)
    .where('state', '=', 'uploading')
    .returning('pieces')
    .executeTakeFirst();
  return deleted?.pieces;
}
