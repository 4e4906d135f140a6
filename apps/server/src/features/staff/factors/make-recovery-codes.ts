import type { MakeRecoveryCodes } from '@portico/contract/factors.schemas';
import { Refused } from '../../../platform/refused.ts';
import { logAtHome } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { lockStaff } from './factors.queries.ts';
import { giveRecoveryCodes } from './give-recovery-codes.ts';
import { requireProof } from './proof.ts';
import { findWays } from './ways.ts';

export async function makeRecoveryCodes(call: StaffCall): Promise<MakeRecoveryCodes['output']> {
  await requireProof(call, 'removing');
  const { staffId } = call.session;
  return call.db.transaction().execute(async (db) => {
    await lockStaff(db, staffId);
    if ((await findWays(db, staffId)).length === 0) throw new Refused('factorMissing');
    await logAtHome({ ...call, db }, 'made recovery codes');
    return { recovery_codes: await giveRecoveryCodes(db, staffId, call.now) };
  });
}
