import type { PasskeySignIn } from '@portico/contract/passkeys.schemas';
import { Refused } from '../../../platform/refused.ts';
import { findRoles } from '../../../platform/session/staff-session.ts';
import { hashToken } from '../../../platform/session/token.ts';
import type { AnyoneCall } from '../../../platform/wire/bound-route.ts';
import { enterStaff } from '../enter-staff.ts';
import { takePasskey } from './take-passkey.ts';

/** Without a password: the device is one factor, the PIN or finger with which it verified its owner is the other. */
export async function signInByPasskey(
  { ticket, passkey: used }: PasskeySignIn['input'],
  call: AnyoneCall,
): Promise<PasskeySignIn['output']> {
  const staff = await call.database.staff.transaction().execute(async (db) => {
    const passkey = await takePasskey(db, used, { purpose: 'sign in', boundTo: hashToken(ticket) }, call);
    const roles = passkey === undefined ? [] : await findRoles(db, passkey.staff_id);
    // Whoever has no role is nobody here.
    if (passkey === undefined || roles.length === 0) return undefined;
    const { staff_id: id, staff_name: name, account, password_hash } = passkey;
    return enterStaff(db, { id, name, account, password_hash }, roles, call);
  });
  if (staff === undefined) {
    call.log.warn('a sign-in of staff by passkey failed');
    throw new Refused('passkeyWrong');
  }
  return staff;
}
