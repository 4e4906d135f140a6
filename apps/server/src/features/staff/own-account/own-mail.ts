import { randomUUID } from 'node:crypto';
import type { ConfirmOwnMail, RequestOwnMail } from '@portico/contract/own-account.schemas';
import { addressHours, staffLinkHash } from '../../../domain/staff-mails/staff-link.ts';
import { enqueueStaffMail } from '../../../domain/staff-mails/staff-mails.queries.ts';
import { Refused } from '../../../platform/refused.ts';
import { logAtHome } from '../../../platform/session/staff-log.ts';
import { findRoles } from '../../../platform/session/staff-session.ts';
import { hashToken } from '../../../platform/session/token.ts';
import type { AnyoneCall, StaffCall } from '../../../platform/wire/bound-route.ts';
import { requireProof } from '../factors/proof.ts';
import { takeTry, type Waits } from '../tries.queries.ts';
import { addMailChange, hasPassword, keepFormerAddress, lockMailChange, setMail } from './own-mail.queries.ts';

const hourMs = 3_600_000;
/** Longer than a mail is tried to be sent. */
const formerDays = 7;
/** Nobody makes the installation write to strangers one after another. */
const waits: Waits = { free: 5, firstSeconds: 600, longestSeconds: 3_600 };

/** Links for a new password go to the address: whoever finds an open console must not change it. */
export async function requestOwnMail({ email }: RequestOwnMail['input'], call: StaffCall): Promise<null> {
  const { session, now, secretKey } = call;
  const { staffId } = session;
  // A link for a new password would open an account that belongs to the single sign-on of an organisation.
  if (!(await hasPassword(call.db, staffId))) throw new Refused('forbidden');
  await requireProof(call, 'removing');
  const seconds = await takeTry(call.db, { bucket: `own mail ${staffId}`, waits }, now);
  if (seconds > 0) throw new Refused('signInLater', { params: { minutes: String(Math.ceil(seconds / 60)) } });
  await call.db.transaction().execute(async (db) => {
    const id = randomUUID();
    const expires_at = new Date(now.getTime() + addressHours * hourMs);
    const token_hash = staffLinkHash(secretKey, 'address', id);
    await addMailChange(db, { id, staff_id: staffId, email, token_hash, expires_at });
    await enqueueStaffMail(db, 'address', id);
  });
  return null;
}

/** The newest link works, once; an address that somebody else has by now is not taken from them. The former one is told. */
export async function confirmOwnMail(
  { token }: ConfirmOwnMail['input'],
  { database, now, ip }: AnyoneCall,
): Promise<ConfirmOwnMail['output']> {
  return database.staff.transaction().execute(async (db) => {
    const change = await lockMailChange(db, hashToken(token), now);
    if (change === undefined) throw new Refused('linkBroken');
    const { staff_id: staffId, email, name, former } = change;
    const account = await setMail(db, staffId, email);
    if (account === undefined) throw new Refused('linkBroken');
    if (former !== null && former.toLowerCase() !== email.toLowerCase()) {
      const until = new Date(now.getTime() + formerDays * 24 * hourMs);
      await enqueueStaffMail(db, 'address-changed', await keepFormerAddress(db, staffId, former, until));
    }
    const session = { staffId, name, roles: await findRoles(db, staffId) };
    await logAtHome({ db, session, ip }, 'changed mail address');
    return { email, account };
  });
}
