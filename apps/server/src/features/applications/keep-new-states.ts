import type { ProjectDb } from '../../platform/db/database.ts';
import { keepStates, type SavedModules } from './applications.queries.ts';
import type { WireState } from './applications.rules.ts';

/** Writes down what the engine found, where it differs from what was written before: seldom, so a save stays one statement. */
export async function keepNewStates(
  db: ProjectDb,
  application: string,
  saved: SavedModules,
  states: ReadonlyMap<string, WireState>,
): Promise<void> {
  const modules = Object.entries(saved ?? {});
  const stateOf = (id: string): WireState => states.get(id) ?? 0;
  if (modules.every(([id, { state }]) => stateOf(id) === state)) return;
  const judged = modules.map(([id, { revision }]) => [id, { state: stateOf(id), revision }] as const);
  await keepStates(db, application, Object.fromEntries(judged));
}
