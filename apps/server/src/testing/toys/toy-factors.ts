import type { Kysely } from 'kysely';
import { totpPurpose } from '../../features/staff/factors/check-code.ts';
import { giveRecoveryCodes } from '../../features/staff/factors/give-recovery-codes.ts';
import { codeOfStep, stepAt } from '../../features/staff/factors/totp.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { seal } from '../../platform/secrets/seal.ts';
import { frozenNow } from '../frozen-clock.ts';

export const toyTotpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** What the authenticator app shows, now or so many seconds later. */
export function toyCode(seconds = 0, secret = toyTotpSecret): string {
  return codeOfStep(secret, stepAt(new Date(frozenNow.getTime() + seconds * 1000)));
}

/** An app that was confirmed an hour ago, and recovery codes, which it gives back. */
export async function addToyTotp(db: Kysely<Tables>, staffId: string, secretKey: string): Promise<string[]> {
  const confirmed_at = new Date(frozenNow.getTime() - 3_600_000);
  const row = { staff_id: staffId, secret: seal(secretKey, totpPurpose, toyTotpSecret), confirmed_at, last_step: '0' };
  await db.insertInto('staff_totp').values(row).execute();
  return giveRecoveryCodes(db, staffId, confirmed_at);
}
