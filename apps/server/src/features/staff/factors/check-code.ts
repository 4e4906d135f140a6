import type { StaffDb } from '../../../platform/db/database.ts';
import { unseal } from '../../../platform/secrets/seal.ts';
import type { CallContext } from '../../../platform/wire/bound-route.ts';
import { findTotp, takeRecoveryCode, takeStep } from './factors.queries.ts';
import { hashCode } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

/** Separates seals of this purpose from all others. */
export const totpPurpose = 'staff totp';

interface Typed {
  readonly code?: string | undefined;
  readonly recovery_code?: string | undefined;
}

/** Uses up a code of the app or a recovery code; undefined if it is wrong or was used before. */
export async function useCode(
  db: StaffDb,
  staffId: string,
  typed: Typed,
  { now, secretKey }: Pick<CallContext, 'now' | 'secretKey'>,
): Promise<'totp' | 'recovery' | undefined> {
  if (typed.recovery_code !== undefined) {
    const isTaken = await takeRecoveryCode(db, staffId, hashCode(staffId, typed.recovery_code), now);
    return isTaken ? 'recovery' : undefined;
  }
  const totp = await findTotp(db, staffId);
  const secret = totp === undefined ? undefined : unseal(secretKey, totpPurpose, totp.secret);
  const step = secret === undefined ? undefined : stepOfCode(secret, typed.code ?? '', now);
  return step !== undefined && (await takeStep(db, staffId, step)) ? 'totp' : undefined;
}
