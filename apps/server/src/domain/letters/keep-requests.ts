import type { CompiledForm, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { lockApplication } from '../applications/lock-application.ts';
import { namedAddresses } from './named-addresses.ts';
import { refereeGroups } from './referee-rows.ts';
import { settleRequests } from './settle-requests.ts';

interface Saving {
  readonly applicantId: string;
  readonly form: CompiledForm;
  readonly now: Date;
}

interface Save<S> {
  readonly save: (db: ProjectDb) => Promise<S>;
  /** Where nothing was saved the transaction may be over already. */
  readonly isSaved: (saved: S) => boolean;
}

/** Whether changed rows of a module may be about recommenders. */
export function concernsReferees(module: CompiledModule | undefined, rows: object): boolean {
  if (module === undefined) return false;
  return refereeGroups({ modules: [module] }).some(({ group }) => Object.hasOwn(rows, group.key));
}

/**
 * Saves rows that name recommenders: whoever is no longer named is no longer asked, and whoever is named again soon is asked
 * as before, in the same transaction. An address whose letter was received can neither be changed nor removed.
 */
export function keepingRequests<S>(
  db: ProjectDb,
  { applicantId, form, now }: Saving,
  { save, isSaved }: Save<S>,
): Promise<S> {
  return inTransaction(db, async (held) => {
    await lockApplication(held, applicantId);
    const application = await held
      .selectFrom('applications')
      .select('id')
      .where('applicant_id', '=', applicantId)
      .executeTakeFirst();
    if (application === undefined) return save(held);
    const before = await namedAddresses(held, application.id, form);
    const saved = await save(held);
    if (!isSaved(saved)) return saved;
    const after = await namedAddresses(held, application.id, form);
    const gone = [...before].filter((key) => !after.has(key));
    const isNew = [...after].some((key) => !before.has(key));
    if (gone.length === 0 && !isNew) return saved;
    if (gone.length > 0) await requireUnwritten(held, application.id, gone);
    await settleRequests(held, { applicationId: application.id, form, now });
    return saved;
  });
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
