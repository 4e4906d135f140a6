import type { ProjectDb } from '../../../platform/db/database.ts';
import type { SavedModules } from '../draft/draft.queries.ts';
import type { WireState } from '../draft/draft.rules.ts';
import { keepStates } from './saving.queries.ts';

/** Writes down what the engine found, where it differs from what was written before: seldom, so a save stays one statement. */
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
  await keepStates(db, application, Object.fromEntries(judged));
}
