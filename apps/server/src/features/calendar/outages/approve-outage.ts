import type { ApproveOutage } from '@portico/contract/outages.schemas';
import { endOfMinute } from '@portico/form-engine/states/periods';
import { isInTime } from '../../../domain/periods.ts';
import { reachProject } from '../../../domain/projects/reach-project.ts';
import { keepRevision, requireNewest } from '../../../domain/revisions/revisions.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { Refused } from '../../../platform/refused.ts';
import { logStaffChange } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { findCalendarFacts } from '../calendar.queries.ts';
import { partOf } from '../save-batch.ts';
import { enqueueOutageNews, keepApproval, moveEnd } from './outages.queries.ts';
import { requireProposal } from './proposals.ts';

/** Extends a batch for everybody after outages that were measured. The project is locked, so each counts once. */
export async function approveOutage(input: ApproveOutage['input'], call: StaffCall): Promise<ApproveOutage['output']> {
  const { batch, reason } = input;
  const { project, projectDb } = await reachProject(input.project, call);
  return inTransaction(projectDb, async (db) => {
    await requireNewest(db, partOf(batch), input.revision);
    const proposal = await requireProposal(db, call.now, input);
    const former = proposal.row.ends_at;
    const until = endOfMinute(new Date(input.until * 1000));
    if (until <= former || !isInTime(until, call.now)) throw new Refused('extensionTooEarly');
    if (until > (await findCalendarFacts(db)).service_ends_at) throw new Refused('extensionAfterService');
    await moveEnd(db, batch, until);
    const approval = await keepApproval(db, {
      project: project.id,
      batch,
      outages: proposal.outages,
      former,
      until,
      reason,
      staffId: call.session.staffId,
      staffName: call.session.name,
      at: call.now,
    });
    await enqueueOutageNews(db, approval);
    const change = { before: { endsAt: epochSeconds(former) }, after: { endsAt: epochSeconds(until) } };
    await logStaffChange(db, call, 'extended after outage', { project: project.id, batch }, change);
    return { revision: await keepRevision(db, call, partOf(batch), ['endsAt']) };
  });
}
