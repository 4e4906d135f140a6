import { sql } from 'kysely';
import type { UnscopedDb } from '../../../platform/db/database.ts';

interface DueFile {
  readonly id: string;
  readonly pieces: readonly string[];
}

/** Removes the rows of some files whose time has come, in every project. */
export async function takeDueFiles(unscoped: UnscopedDb, now: Date, most: number): Promise<readonly DueFile[]> {
  const { rows } = await sql<DueFile>`select * from sweep_files(${now}, ${most})`.execute(unscoped);
  return rows;
}

/** The states of those files that there are. */
export async function findStates(unscoped: UnscopedDb, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; state: string }>`select * from known_files(${ids}::uuid[])`.execute(
    unscoped,
  );
  return new Map(rows.map(({ id, state }) => [id, state]));
}
