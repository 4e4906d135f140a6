import type { RemoveFlowEntry } from '@portico/contract/flow-entries.schemas';
import { reachSubmitted } from '../../domain/applications/reach-application.ts';
import { markBound } from '../../domain/files/binding/binding.queries.ts';
import { flowFiles } from '../../domain/previews/flow-entries.ts';
import { Refused } from '../../platform/refused.ts';
import { logStaffChange } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { findEntry, hideEntry } from './flow-entries.queries.ts';

/**
 * Removes an entry from the preview. Its text is kept; its files are deleted after thirty days unless it is saved
 * again.
 */
export async function removeEntry(
  { application, entry }: RemoveFlowEntry['input'],
  call: StaffCall,
): Promise<RemoveFlowEntry['output']> {
  const { now } = call;
  const { row, projectDb } = await reachSubmitted(application, call);
  await inTransaction(projectDb, async (transaction) => {
    const found = await findEntry(transaction, entry);
    if (found?.applicant_id !== row.applicant_id || found.removed_at !== null) throw new Refused('notFound');
    await markBound(transaction, {
      owner: { applicantId: row.applicant_id, sheet: entry },
      claims: [],
      keys: [flowFiles.field_key],
      now,
    });
    await hideEntry(transaction, entry, now);
    await logStaffChange(transaction, call, 'removed entry', { application, entry, module: found.module_id });
  });
  return null;
}
