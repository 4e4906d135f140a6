import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';

/** Waits until this many sessions of the database wait for a lock. */
export async function untilBlocked<T>(db: Kysely<T>, count = 1): Promise<void> {
  await expect
    .poll(async () => {
      // In a transaction the list of sessions is cached: one that connects later would be missed.
      await sql`select pg_stat_clear_snapshot()`.execute(db);
      const { rows } = await sql`
        select from pg_locks l join pg_stat_activity a using (pid)
        where not l.granted and a.datname = current_database()`.execute(db);
      return rows.length;
    })
    .toBeGreaterThanOrEqual(count);
}
