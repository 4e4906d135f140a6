import type { SetStaffPassword } from '@portico/contract/invitations.schemas';
import { requirePassword } from '../../../domain/accounts/require-password.ts';
import { Refused } from '../../../platform/refused.ts';
import { staffHashingTurn } from '../../../platform/secrets/hashing-turn.ts';
import { hashPassword } from '../../../platform/secrets/passwords.ts';
import { logAtHome } from '../../../platform/session/staff-log.ts';
import { findRoles } from '../../../platform/session/staff-session.ts';
import { hashToken } from '../../../platform/session/token.ts';
import type { AnyoneCall } from '../../../platform/wire/bound-route.ts';
import { endStaffEdits } from '../staff.queries.ts';
import { settleTries, triesOf } from '../tries.ts';
import { lockLinkOwner, replacePassword } from './password.queries.ts';

/** Sets the password by the link of a mail, once. Every session ends; second factors stay, and are asked for at the next sign-in. */
export async function setStaffPassword(
  { token, password: typed }: SetStaffPassword['input'],
  call: AnyoneCall,
): Promise<SetStaffPassword['output']> {
  const { database, now, ip } = call;
  const password = requirePassword(typed);
  const tokenHash = hashToken(token);
  if ((await lockLinkOwner(database.staff, tokenHash, now)) === undefined) throw new Refused('linkBroken');
  const hash = await hashPassword(password, staffHashingTurn(call));
  return database.staff.transaction().execute(async (db) => {
    const member = await lockLinkOwner(db, tokenHash, now);
    if (member === undefined) throw new Refused('linkBroken');
    const { id: staffId, name, account } = member;
    await replacePassword(db, staffId, hash);
    await endStaffEdits(db, staffId);
    // Earlier wrong tries must not lock out somebody who has just set a new password.
    const { account: ofAccount } = triesOf('account', account, undefined, call);
    await settleTries(db, { account: ofAccount, network: null });
    const session = { staffId, name, roles: await findRoles(db, staffId) };
    await logAtHome({ db, session, ip }, 'set new password');
    return { account };
  });
}
