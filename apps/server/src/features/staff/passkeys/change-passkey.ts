import type { RemovePasskey, RenamePasskey } from '@portico/contract/passkeys.schemas';
import { Refused } from '../../../platform/refused.ts';
import { logAtHome } from '../../../platform/session/staff-log.ts';
import { findOwesFactor } from '../../../platform/session/staff-session.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { lockStaff, replaceRecoveryCodes } from '../factors/factors.queries.ts';
import { requireProof } from '../factors/proof.ts';
import { findWays } from '../factors/ways.ts';
import { deletePasskey, setPasskeyName } from './passkeys.queries.ts';

export async function renamePasskey({ passkey, name }: RenamePasskey['input'], call: StaffCall): Promise<null> {
  await call.db.transaction().execute(async (db) => {
    if (!(await setPasskeyName(db, call.session.staffId, passkey, name))) throw new Refused('notFound');
    await logAtHome({ ...call, db }, 'renamed passkey', { passkey });
  });
  return null;
}

/** Recovery codes stand in for another factor: they go with the last one. */
export async function removePasskey({ passkey }: RemovePasskey['input'], call: StaffCall): Promise<null> {
  await requireProof(call, 'removing');
  const { staffId } = call.session;
  await call.db.transaction().execute(async (db) => {
    await lockStaff(db, staffId);
    if (!(await deletePasskey(db, staffId, passkey))) throw new Refused('notFound');
    // Refused, the passkey stays.
    if (await findOwesFactor(db, staffId)) throw new Refused('factorDemanded');
    if ((await findWays(db, staffId)).length === 0) await replaceRecoveryCodes(db, staffId, [], call.now);
    await logAtHome({ ...call, db }, 'removed second factor', { factor: 'passkey', passkey });
  });
  return null;
}
