import { sql } from 'kysely';
import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { namedAddresses } from './named-addresses.ts';

interface Settling {
  readonly applicationId: string;
  /** The version of the form that the application is written by. */
  readonly form: CompiledForm;
  readonly now: Date;
}

/**
 * Lets requests follow the rows: what stands in none is taken back, its links and sessions dead from then on; what was taken
 * back so and stands in one again before its receiver was told is what it was. Letters that were received stay. The caller
 * holds the application.
 */
export async function settleRequests(db: ProjectDb, { applicationId, form, now }: Settling): Promise<void> {
  const named = [...(await namedAddresses(db, applicationId, form))];
  await db
    .updateTable('recommendations')
    .set({ ...takenBack(now), settled_from: sql<'invited' | 'declined'>`state` })
    .where('application_id', '=', applicationId)
    .where('state', 'in', ['invited', 'declined'])
    .$if(named.length > 0, (query) => query.where('email_key', 'not in', named))
    .execute();
  if (named.length > 0) await bringBack(db, applicationId, named, now);
}

async function bringBack(db: ProjectDb, applicationId: string, named: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('recommendations as r')
    .set({ state: sql<'invited' | 'declined'>`r.settled_from`, withdrawn_at: null, settled_from: null, tell_at: null })
    .where('r.application_id', '=', applicationId)
    .where('r.email_key', 'in', named)
    .where('r.state', '=', 'withdrawn')
    .where('r.settled_from', 'is not', null)
    .where('r.withdrawn_at', '>', new Date(now.getTime() - tellAfterMs))
    // Clocks of servers differ, and a save may have waited: what was told stays told.
    .where((either) => either.or([either('r.tell_at', 'is not', null), either('r.settled_from', '=', 'declined')]))
    // Whoever was asked anew meanwhile is asked once.
    .where(
      sql<boolean>`not exists (select from recommendations newer where newer.application_id = r.application_id
        and newer.email_key = r.email_key and newer.invited_at > r.invited_at)`,
    )
    .execute();
}

/** How long a request that was taken back can come back unnoticed: then its receiver is told. */
export const tellAfterMs = 3_600_000;

/** What becomes of a request that is taken back. Whoever declined knows that there is nothing to write. */
export function takenBack(now: Date) {
  const tellAt = new Date(now.getTime() + tellAfterMs);
  return {
    state: 'withdrawn',
    withdrawn_at: now,
    tell_at: sql<Date | null>`case when state = 'invited' then ${tellAt}::timestamptz end`,
  } as const;
}
