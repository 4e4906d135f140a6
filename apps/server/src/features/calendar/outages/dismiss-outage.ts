import type { DismissOutage } from '@portico/contract/outages.schemas';
import { reachProject } from '../../../domain/projects/reach-project.ts';
import { requireNewest } from '../../../domain/revisions/revisions.ts';
import { logStaffChange } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { partOf } from '../save-batch.ts';
import { keepDismissal } from './outages.queries.ts';
import { requireProposal } from './proposals.ts';

/** Decides that a batch is not extended for outages that were measured. The project is locked against an approval. */
export async function dismissOutage(input: DismissOutage['input'], call: StaffCall): Promise<null> {
  const { batch, reason } = input;
  const { project, projectDb } = await reachProject(input.project, call);
  return inTransaction(projectDb, async (db) => {
    await requireNewest(db, partOf(batch), input.revision);
    const { outages } = await requireProposal(db, call.now, input);
    await keepDismissal(db, {
      project: project.id,
      batch,
      outages,
      reason,
      staffId: call.session.staffId,
      staffName: call.session.name,
      at: call.now,
    });
    const change = { before: { reason: null }, after: { reason } };
    await logStaffChange(db, call, 'dismissed outage', { project: project.id, batch }, change);
    return null;
  });
}
