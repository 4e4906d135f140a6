import { sql } from 'kysely';
import type { JobsDb } from '../../../platform/db/database.ts';

interface DueFile {
  readonly id: string;
  readonly pieces: readonly string[];
}

/** Deletes the rows of up to `most` expired files, in every project. */
export async function takeDueFiles(jobs: JobsDb, now: Date, most: number): Promise<readonly DueFile[]> {
  const { rows } = await sql<DueFile>`select * from sweep_files(${now}, ${most})`.execute(jobs);
  return rows;
}

/** The states of those files that exist, by id. */
export async function findStates(jobs: JobsDb, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; state: string }>`select * from known_files(${ids}::uuid[])`.execute(jobs);
  return new Map(rows.map(({ id, state }) => [id, state]));
}
