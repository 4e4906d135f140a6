import type { ResetFactors } from '@portico/contract/factors.schemas';
import { enqueueStaffMail } from '../../../domain/staff-mails/staff-mails.queries.ts';
import { Refused } from '../../../platform/refused.ts';
import { rolesWith } from '../../../platform/session/abilities.ts';
import { logAtHome } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { resetFactorsOf } from './demands.queries.ts';
import { requireProof } from './proof.ts';

/** For a colleague who lost their phone: they sign in by password alone until they add a factor again, and are told by mail. */
export async function resetFactors({ staff, reason }: ResetFactors['input'], call: StaffCall): Promise<null> {
  await requireProof(call, 'removing');
  await call.db.transaction().execute(async (db) => {
    if (!(await resetFactorsOf(db, staff, rolesWith('organisations.change')))) throw new Refused('notFound');
    await enqueueStaffMail(db, 'factors', staff);
    await logAtHome({ ...call, db }, 'reset second factors', { staff, reason });
  });
  return null;
}
