import type { BeginTotp, ConfirmTotp } from '@portico/contract/factors.schemas';
import type { StaffDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import { seal, unseal } from '../../../platform/secrets/seal.ts';
import { logAtHome } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { totpPurpose } from './check-code.ts';
import { countRecoveryCodes, findTotp, lockStaff, setTotp } from './factors.queries.ts';
import { giveRecoveryCodes } from './give-recovery-codes.ts';
import { requireProof } from './proof.ts';
import { readTotpTicket, writeTotpTicket } from './totp-ticket.ts';
import { makeTotpSecret, stepOfCode, totpUri } from './totp.ts';

/** A new app replaces the one before, once it is confirmed. */
export async function beginTotp(call: StaffCall): Promise<BeginTotp['output']> {
  const { db, session, publicUrl } = call;
  const former = await findTotp(db, session.staffId);
  await requireProof(call, former === undefined ? 'adding' : 'removing');
  const secret = makeTotpSecret();
  return { secret, uri: totpUri(secret, session.account, publicUrl), ticket: writeTotpTicket(secret, call) };
}

export async function confirmTotp(
  { ticket, code }: ConfirmTotp['input'],
  call: StaffCall,
): Promise<ConfirmTotp['output']> {
  const { session, now, secretKey } = call;
  const { staffId } = session;
  const secret = readTotpTicket(ticket, call);
  if (secret === undefined) throw new Refused('ticketExpired');
  const step = stepOfCode(secret, code, now);
  if (step === undefined) throw new Refused('factorWrong');
  return call.db.transaction().execute(async (db) => {
    await lockStaff(db, staffId);
    if (await isUsed(db, staffId, secret, step, secretKey)) throw new Refused('factorWrong');
    await setTotp(db, { staffId, secret: seal(secretKey, totpPurpose, secret), step, now });
    await logAtHome({ ...call, db }, 'added second factor', { factor: 'totp' });
    const hasCodes = (await countRecoveryCodes(db, staffId)) !== undefined;
    return { recovery_codes: hasCodes ? null : await giveRecoveryCodes(db, staffId, now) };
  });
}

/** The same ticket with the same code, sent twice. */
async function isUsed(db: StaffDb, staffId: string, secret: string, step: number, secretKey: string): Promise<boolean> {
  const present = await findTotp(db, staffId);
  if (present === undefined || unseal(secretKey, totpPurpose, present.secret) !== secret) return false;
  return Number(present.last_step) >= step;
}
