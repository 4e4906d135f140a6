import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { ProjectDb } from '../db/database.ts';
import { namedAddresses } from './named-addresses.ts';

interface Standing {
  readonly applicationId: string;
  /** The form that the application stands on. */
  readonly form: CompiledForm;
  readonly now: Date;
}

/**
 * Takes back every request whose address no longer stands in a row; their links and sessions are dead from then on. Letters
 * that were received stay. The caller holds the application.
 */
export async function settleRequests(db: ProjectDb, { applicationId, form, now }: Standing): Promise<void> {
  const named = [...(await namedAddresses(db, applicationId, form))];
  await db
    .updateTable('recommendations')
    .set({ state: 'withdrawn', withdrawn_at: now })
    .where('application_id', '=', applicationId)
    .where('state', 'in', ['invited', 'declined'])
    .$if(named.length > 0, (query) => query.where('email_key', 'not in', named))
    .execute();
}
