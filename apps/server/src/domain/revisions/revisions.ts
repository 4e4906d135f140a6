import type { StaleRevision } from '@portico/contract/stale-revision';
import { epochSeconds } from '../../platform/clock.ts';
import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { addRevision, listChangesAfter, lockRevision } from './revisions.queries.ts';

/**
 * Begins a change of a part of a project’s configuration: locks the project until the transaction ends, and refuses a
 * change by somebody who has not seen the newest state of this part. Changes of other parts do not matter.
 */
export async function requireNewest(db: ProjectDb, part: string, seen: number): Promise<void> {
  const revision = await lockRevision(db);
  const changes = await listChangesAfter(db, part, seen);
  if (changes.length === 0 && seen <= revision) return;
  const data: StaleRevision = {
    revision,
    changes: changes.map(({ field, by, at }) => ({ field, by, at: epochSeconds(at) })),
  };
  throw new Refused('staleRevision', { data });
}

/** Ends it: says which fields were changed and by whom. Returns the new revision. */
export function keepRevision(
  db: ProjectDb,
  { session, now }: Pick<StaffCall, 'session' | 'now'>,
  part: string,
  fields: readonly string[],
): Promise<number> {
  return addRevision(db, { part, fields, staffId: session.staffId, name: session.name, now });
}
