import { Refused } from '../../../platform/refused.ts';
import { logAtHome } from '../../../platform/session/staff-log.ts';
import { findOwesFactor } from '../../../platform/session/staff-session.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { deleteTotp, lockStaff, replaceRecoveryCodes } from './factors.queries.ts';
import { requireProof } from './proof.ts';
import { findWays } from './ways.ts';

/** Recovery codes stand in for another factor: they go with the last one. */
export async function removeTotp(call: StaffCall): Promise<null> {
  await requireProof(call, 'removing');
  const { staffId } = call.session;
  await call.db.transaction().execute(async (db) => {
    await lockStaff(db, staffId);
    if (!(await deleteTotp(db, staffId))) throw new Refused('notFound');
    // Refused, the app stays.
    if (await findOwesFactor(db, staffId)) throw new Refused('factorDemanded');
    if ((await findWays(db, staffId)).length === 0) await replaceRecoveryCodes(db, staffId, [], call.now);
    await logAtHome({ ...call, db }, 'removed second factor', { factor: 'totp' });
  });
  return null;
}
