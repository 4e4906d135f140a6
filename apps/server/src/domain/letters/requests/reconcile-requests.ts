import { sql } from 'kysely';
import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { namedAddresses } from './named-addresses.ts';

interface Reconciled {
  readonly applicationId: string;
  /** The form version that the application is on. */
  readonly form: CompiledForm;
  readonly now: Date;
}

/**
 * Makes requests match the saved rows. A request without a row is withdrawn, and its links and sessions end. If the row
 * comes back before the recommender was notified, the request is restored. Received letters stay. The caller has locked
 * the application.
 */
export async function reconcileRequests(db: ProjectDb, { applicationId, form, now }: Reconciled): Promise<void> {
  const addresses = [...(await namedAddresses(db, applicationId, form))];
  await db
    .updateTable('recommendations')
    .set({ ...withdrawnColumns(now), settled_from: sql<'invited' | 'declined'>`state` })
    .where('application_id', '=', applicationId)
    .where('state', 'in', ['invited', 'declined'])
    .$if(addresses.length > 0, (query) => query.where('email_key', 'not in', addresses))
    .execute();
  if (addresses.length > 0) await bringBack(db, applicationId, addresses, now);
}

async function bringBack(db: ProjectDb, applicationId: string, addresses: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('recommendations as r')
    .set({ state: sql<'invited' | 'declined'>`r.settled_from`, withdrawn_at: null, settled_from: null, tell_at: null })
    .where('r.application_id', '=', applicationId)
    .where('r.email_key', 'in', addresses)
    .where('r.state', '=', 'withdrawn')
    .where('r.settled_from', 'is not', null)
    .where('r.withdrawn_at', '>', new Date(now.getTime() - notifyAfterMs))
    // Checks what was recorded instead of the time: server clocks differ and a save may have waited, so a recommender
    // who was already notified must not be treated as if they had not been.
    .where((either) => either.or([either('r.tell_at', 'is not', null), either('r.settled_from', '=', 'declined')]))
    // If the recommender was asked again meanwhile, the old request is not restored, so that they are not asked twice.
    .where(
      sql<boolean>`not exists (select from recommendations newer where newer.application_id = r.application_id
        and newer.email_key = r.email_key and newer.invited_at > r.invited_at)`,
    )
    .execute();
}

/** How long a withdrawn request can be restored unnoticed; then the recommender is notified. */
export const notifyAfterMs = 3_600_000;

/** The columns of a withdrawn request. Somebody who declined is not notified. */
export function withdrawnColumns(now: Date) {
  const notifyAt = new Date(now.getTime() + notifyAfterMs);
  return {
    state: 'withdrawn',
    withdrawn_at: now,
    tell_at: sql<Date | null>`case when state = 'invited' then ${notifyAt}::timestamptz end`,
  } as const;
}
