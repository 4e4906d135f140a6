import type { Reapply } from '@portico/contract/submissions.schemas';
import { applicationStates } from '@portico/form-engine/states/application-states';
import { mayReapply } from '@portico/form-engine/states/reopening';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { lockSubmitted } from './lock-submitted.ts';
import { reopenApplication } from '../submissions.queries.ts';

/**
 * Reopens the form for another application: the answers and the earlier submission are kept, and a batch is chosen
 * again.
 */
export function applyAgain(_input: Reapply['input'], call: ApplicantCall): Promise<Reapply['output']> {
  return inTransaction(call.db, async (db) => {
    const { application, facts } = await lockSubmitted(db, call);
    if (!mayReapply(facts, call.now)) throw new Refused('notReapplicable');
    await reopenApplication(db, { application, event: 'reapplied', by: call.session.applicantId, at: call.now });
    return { application_state: applicationStates.inProgress };
  });
}
