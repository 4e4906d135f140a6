import type { ChooseBatch } from '@portico/contract/batches.schemas';
import { judgeAgain } from '../../domain/applications/judge-again.ts';
import { Refused } from '../../platform/refused.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { presentBatch } from './batches.present.ts';
import { findBatch, setBatch } from './batches.queries.ts';
import { isBatchOpen } from '../../domain/periods.ts';

/**
 * Chooses an open batch. All answers are kept: modules that the batch leaves out are hidden, and come back with another
 * batch.
 */
export async function chooseBatch(
  { batchId }: ChooseBatch['input'],
  call: ApplicantCall,
): Promise<ChooseBatch['output']> {
  const { db, project, session, now } = call;
  const batch = await findBatch(db, session.applicantId, batchId);
  if (batch === undefined) throw new Refused('notFound');
  if (!isBatchOpen(batch, now)) throw new Refused('batchClosed');
  await inTransaction(db, async (inside) => {
    if (!(await setBatch(inside, project.id, session.applicantId, batchId))) throw new Refused('submitted');
    await judgeAgain({ ...call, db: inside });
  });
  return { ...presentBatch(batch, now), state: 2 };
}
