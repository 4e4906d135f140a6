import type { EnterAsStaff } from '@portico/contract/staff-applications.schemas';
import { presentUserOf } from '../../../domain/accounts/accounts.present.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import { isStaffRole, mayInProject, placeOf } from '../../../platform/session/abilities.ts';
import { endOfStaffEdit, openApplicantSession } from '../../../platform/session/applicant-session.ts';
import { logStaffAction } from '../../../platform/session/staff-log.ts';
import { hashToken } from '../../../platform/session/token.ts';
import type { VisitorCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { findApplicationId, findEntry, findStaffHere, takeEntry } from './editing.queries.ts';

/** Turns a code into a session in which a staff member writes in the applicant's place. */
export async function enterAsStaff(
  database: Database,
  { code }: EnterAsStaff['input'],
  call: VisitorCall,
): Promise<EnterAsStaff['output']> {
  const { project, now } = call;
  const entered = await inTransaction(call.db, async (db) => {
    // The roles before the code, in the order in which a removal of the role takes them: the other way round each would wait for the other.
    const found = await findEntry(db, hashToken(code), now);
    const staff = found && (await findStaffHere(db, found.staff_id));
    const entry = await takeEntry(db, hashToken(code), now);
    const application = entry && (await findApplicationId(db, entry.applicant_id));
    if (entry === undefined || staff === undefined || application === undefined) return undefined;
    if (!mayInProject(staff.roles.filter(isStaffRole), 'applications.edit')) return undefined;
    const person = { projectId: project.id, applicantId: entry.applicant_id, now, agent: '', staffId: staff.id };
    const token = await openApplicantSession(db, person);
    return {
      token,
      staff,
      application: application.id,
      user: await presentUserOf({ ...call, db }, person.applicantId),
    };
  });
  if (entered === undefined) throw new Refused('linkBroken');
  const { token, staff, application, user } = entered;
  const actor = {
    db: database.asStaff(staff.id),
    session: { staffId: staff.id, name: staff.name, roles: [] },
    ip: call.ip,
  };
  await logStaffAction(actor, 'began editing', { application }, placeOf(project));
  return {
    ...user,
    token,
    staff_id: staff.id,
    staff_name: staff.name,
    application,
    expires_at: epochSeconds(endOfStaffEdit(now)),
  };
}
