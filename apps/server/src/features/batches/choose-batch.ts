import type { ChooseBatch } from '@portico/contract/batches.schemas';
import { Refused } from '../../platform/refused.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { presentBatch } from './batches.present.ts';
import { findBatch, setBatch } from './batches.queries.ts';
import { isOpen } from './batches.rules.ts';

/** Chooses an open batch; what was answered stays, since the form is the project's. */
export async function chooseBatch(
  { batchId }: ChooseBatch['input'],
  { db, project, session, now }: ApplicantCall,
): Promise<ChooseBatch['output']> {
  const batch = await findBatch(db, session.applicantId, batchId);
  if (batch === undefined) throw new Refused('notFound');
  const isSet = isOpen(batch, now) ? await setBatch(db, project.id, session.applicantId, batchId) : null;
  if (isSet === null) throw new Refused('batchClosed');
  if (!isSet) throw new Refused('submitted');
  return { ...presentBatch(batch, now), state: 2 };
}
