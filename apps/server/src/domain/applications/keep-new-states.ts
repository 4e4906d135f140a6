import { sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';
import { toJsonb } from '../../platform/db/to-jsonb.ts';
import type { SavedModules } from './draft.queries.ts';
import type { WireState } from './draft.rules.ts';

/** Stores how far modules have come, where that differs from what is stored: seldom, so a save stays one statement. */
export async function keepNewStates(
  db: ProjectDb,
  application: string,
  saved: SavedModules,
  states: ReadonlyMap<string, WireState>,
): Promise<void> {
  const modules = Object.entries(saved ?? {});
  if (modules.every(([id, { state }]) => (states.get(id) ?? state) === state)) return;
  const judged = modules.map(
    ([id, { state, revision }]) => [id, { state: states.get(id) ?? state, revision }] as const,
  );
  await sql`select keep_states(${application}, ${toJsonb(Object.fromEntries(judged))})`.execute(db);
}
