import type { OpenDraft } from '@portico/contract/staff-applications.schemas';
import { isState } from '@portico/form-engine/states/application-states';
import { epochSeconds } from '../../platform/clock.ts';
import { logStaffChange } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { findReached } from '../../domain/applications/reach-application.ts';
import { findState } from '../../domain/applications/reach.queries.ts';
import { addReason } from './staff-applications.queries.ts';

/** About a working day: whoever comes back tomorrow has another reason. */
const hours = 8;

/** Writes down why a draft must be read; from then on it opens for this staff member. What is submitted needs no reason. */
export async function openDraft(
  { application, reason }: OpenDraft['input'],
  call: StaffCall,
): Promise<OpenDraft['output']> {
  const { session, now } = call;
  const { project, projectDb } = await findReached(application, call);
  const until = new Date(now.getTime() + hours * 3_600_000);
  const { state } = await findState(projectDb, application);
  if (!isState('forStaff', state)) {
    await inTransaction(projectDb, async (transaction) => {
      await addReason(transaction, { projectId: project.id, application, staff: session, reason, now, until });
      await logStaffChange(transaction, call, 'opened draft', { application });
    });
  }
  return { until: epochSeconds(until) };
}
