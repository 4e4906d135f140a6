import type { ProjectDb } from '../db/database.ts';

/** Runs in the handle's current transaction, as under an Idempotency-Key, or else in a new one. */
export function inTransaction<R>(db: ProjectDb, run: (db: ProjectDb) => Promise<R>): Promise<R> {
  return db.isTransaction ? run(db) : db.transaction().execute(run);
}
