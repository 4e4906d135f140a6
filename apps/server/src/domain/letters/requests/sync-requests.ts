import type { CompiledForm, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import { namedAddresses } from './named-addresses.ts';
import { refereeGroups, refereeRows } from './referee-rows.ts';
import { reconcileRequests } from './reconcile-requests.ts';

/** Whether changed rows of a module can concern recommenders. */
export function concernsReferees(module: CompiledModule | undefined, rows: object): boolean {
  if (module === undefined) return false;
  return refereeGroups({ modules: [module] }).some(({ group }) => Object.hasOwn(rows, group.key));
}

interface Renamed {
  readonly applicationId: string;
  readonly form: CompiledForm;
  /** Rows of the module before and after the save. */
  readonly before: FormAnswers['rows'];
  readonly after: FormAnswers['rows'];
  readonly now: Date;
}

/**
 * Runs after a save of referee rows, in its transaction. Requests to recommenders who are no longer named are
 * withdrawn, and restored if they are named again soon. The address of a received letter can be neither changed nor
 * removed.
 */
export async function syncRequests(db: ProjectDb, { applicationId, form, before, after, now }: Renamed): Promise<void> {
  const [addressesBefore, addressesAfter] = [addressesIn(form, before), addressesIn(form, after)];
  const removed = [...addressesBefore].filter((key) => !addressesAfter.has(key));
  const isNew = [...addressesAfter].some((key) => !addressesBefore.has(key));
  if (removed.length === 0 && !isNew) return;
  const addresses = await namedAddresses(db, applicationId, form);
  const unnamed = removed.filter((key) => !addresses.has(key));
  if (unnamed.length > 0) await requireUnwritten(db, applicationId, unnamed);
  await reconcileRequests(db, { applicationId, form, now });
}

function addressesIn(form: CompiledForm, rows: FormAnswers['rows']): ReadonlySet<string> {
  const keys = refereeRows(form, { fields: {}, rows }).map(({ emailKey }) => emailKey);
  return new Set(keys.filter((key) => key !== ''));
}

async function requireUnwritten(db: ProjectDb, applicationId: string, keys: readonly string[]): Promise<void> {
  const written = await db
    .selectFrom('recommendations')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('state', '=', 'written')
    .where('email_key', 'in', keys)
    .executeTakeFirst();
  if (written !== undefined) throw new Refused('letterWritten');
}
