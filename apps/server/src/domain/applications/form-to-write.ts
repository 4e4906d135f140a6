import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import { isState } from '@portico/form-engine/states/application-states';
import { Refused } from '../../platform/refused.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { isBatchOpen } from '../periods.ts';
import { openDraft } from './open-draft.ts';

/** The form as it is asked of somebody now; refuses where a save would be refused. */
export async function formToWrite(call: ApplicantCall): Promise<CompiledForm> {
  const { draft, asked } = await openDraft(call);
  // Neither the lock nor the deadline binds staff.
  const isStaff = call.session.staffId !== null;
  if (isState('locked', draft.state) && !isStaff) throw new Refused('submitted');
  if (draft.batch === null) throw new Refused('chooseBatch');
  if (!isStaff && !isBatchOpen(draft.batch, call.now)) throw new Refused('batchClosed');
  return asked;
}
