import type { ProjectDb } from '../db/database.ts';

/** Runs in the transaction that a handle stands in already, as under an Idempotency-Key, or else in one of its own. */
export function inTransaction<R>(db: ProjectDb, run: (db: ProjectDb) => Promise<R>): Promise<R> {
  return db.isTransaction ? run(db) : db.transaction().execute(run);
}
