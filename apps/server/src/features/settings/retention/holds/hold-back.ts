import type { FindHold, HoldBack, ReleaseHold } from '@portico/contract/retention.schemas';
import { findReached } from '../../../../domain/applications/reach-application.ts';
import { lockApplication } from '../../../../domain/sheets/lock-application.ts';
import { Refused } from '../../../../platform/refused.ts';
import { logStaffChange } from '../../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../../platform/wire/in-transaction.ts';
import { presentHold } from './holds.present.ts';
import { deleteHold, dropWarning, findHoldOf, insertHold, isThere } from './holds.queries.ts';

export async function readHold({ application }: FindHold['input'], call: StaffCall): Promise<FindHold['output']> {
  const { row, projectDb } = await findReached(application, call);
  const found = await findHoldOf(projectDb, row.applicant_id);
  return { hold: found === undefined ? null : presentHold(found) };
}

/** Holds somebody back. The person is locked, so that the job that deletes comes entirely before or sees it. */
export async function holdBack(
  { application, reason }: HoldBack['input'],
  call: StaffCall,
): Promise<HoldBack['output']> {
  const { row, project, projectDb } = await findReached(application, call);
  const { staffId: staff_id, name: staff_name } = call.session;
  return inTransaction(projectDb, async (db) => {
    await lockApplication(db, row.applicant_id);
    // Deleted meanwhile.
    if (!(await isThere(db, row.applicant_id))) throw new Refused('notFound');
    const found = await findHoldOf(db, row.applicant_id);
    // A second click of the same person is no conflict; a colleague's reason is not overwritten.
    if (found?.reason === reason && found.staff_id === staff_id) return presentHold(found);
    if (found !== undefined) throw new Refused('alreadyHeld', { params: { name: found.staff_name } });
    const hold = { reason, staff_id, staff_name, at: call.now };
    await insertHold(db, { project_id: project.id, applicant_id: row.applicant_id }, hold);
    await dropWarning(db, row.applicant_id);
    const change = { before: { reason: null }, after: { reason } };
    await logStaffChange(db, call, 'held back from deletion', { project: project.id, application }, change);
    return presentHold(hold);
  });
}

/** Ends holding somebody back. Whoever is due is told from the beginning, with all the time that this takes. */
export async function releaseHold({ application }: ReleaseHold['input'], call: StaffCall): Promise<null> {
  const { row, project, projectDb } = await findReached(application, call);
  return inTransaction(projectDb, async (db) => {
    await lockApplication(db, row.applicant_id);
    const found = await findHoldOf(db, row.applicant_id);
    if (found === undefined) return null;
    await deleteHold(db, row.applicant_id);
    const change = { before: { reason: found.reason }, after: { reason: null } };
    await logStaffChange(db, call, 'released for deletion', { project: project.id, application }, change);
    return null;
  });
}
