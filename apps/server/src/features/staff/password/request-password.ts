import { randomUUID } from 'node:crypto';
import type { RequestStaffPassword } from '@portico/contract/invitations.schemas';
import { passwordMinutes, staffLinkHash } from '../../../domain/staff-mails/staff-link.ts';
import { enqueueStaffMail } from '../../../domain/staff-mails/staff-mails.queries.ts';
import { takeAtLeast } from '../../../platform/concurrency/take-at-least.ts';
import { logAtHome } from '../../../platform/session/staff-log.ts';
import { findRoles } from '../../../platform/session/staff-session.ts';
import type { AnyoneCall } from '../../../platform/wire/bound-route.ts';
import { takeTry, type Waits } from '../tries.queries.ts';
import { accountDigest } from '../tries.ts';
import { addPasswordLink, findStaffByAddress } from './password.queries.ts';

const shortestMs = 200;
/** Whoever asks more often has the mails already. */
const waits: Waits = { free: 3, firstSeconds: 300, longestSeconds: 3_600 };

/** Sends a link to whoever has the address. The answer and its time are the same whether or not somebody has. */
export function requestStaffPassword({ email }: RequestStaffPassword['input'], call: AnyoneCall): Promise<null> {
  return takeAtLeast(shortestMs, async () => {
    await sendLink(email, call);
    return null;
  });
}

async function sendLink(email: string, { database, now, secretKey, ip }: AnyoneCall): Promise<void> {
  const bucket = `password mail ${accountDigest(email, { secretKey })}`;
  if ((await takeTry(database.staff, { bucket, waits }, now)) > 0) return;
  const member = await findStaffByAddress(database.staff, email);
  const roles = member === undefined ? [] : await findRoles(database.staff, member.id);
  if (member === undefined || roles.length === 0) return;
  const { id: staffId, name, lang } = member;
  const id = randomUUID();
  const expires_at = new Date(now.getTime() + passwordMinutes * 60_000);
  await database.staff.transaction().execute(async (db) => {
    const token_hash = staffLinkHash(secretKey, 'password', id);
    await addPasswordLink(db, { id, staff_id: staffId, token_hash, lang, expires_at });
    await enqueueStaffMail(db, 'password', id);
    await logAtHome({ db, session: { staffId, name, roles }, ip }, 'asked for new password');
  });
}
