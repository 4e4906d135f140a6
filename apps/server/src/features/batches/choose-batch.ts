import type { ChooseBatch } from '@portico/contract/batches.schemas';
import { Refused } from '../../platform/refused.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { presentBatch } from './batches.present.ts';
import { findBatch, setBatch } from './batches.queries.ts';
import { isOpen } from './batches.rules.ts';

export type OnChosen = (call: ApplicantCall) => Promise<void>;

/** Chooses an open batch. Every answer stays; modules that the batch leaves out go out of the application, and come back. */
export function chooseBatch(onChosen: OnChosen) {
  return async ({ batchId }: ChooseBatch['input'], call: ApplicantCall): Promise<ChooseBatch['output']> => {
    const { db, project, session, now } = call;
    const batch = await findBatch(db, session.applicantId, batchId);
    if (batch === undefined) throw new Refused('notFound');
    if (!isOpen(batch, now)) throw new Refused('batchClosed');
    await inTransaction(db, async (held) => {
      if (!(await setBatch(held, project.id, session.applicantId, batchId))) throw new Refused('submitted');
      await onChosen({ ...call, db: held });
    });
    return { ...presentBatch(batch, now), state: 2 };
  };
}
