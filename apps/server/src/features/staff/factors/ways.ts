import type { SecondFactor } from '@portico/contract/second-factors';
import type { StaffDb } from '../../../platform/db/database.ts';
import { listPasskeys } from '../passkeys/passkeys.queries.ts';
import { countRecoveryCodes, findTotp } from './factors.queries.ts';

/** By what somebody can take the second step of signing in; empty if they have no second factor. */
export async function findWays(db: StaffDb, staffId: string): Promise<SecondFactor[]> {
  const ways: SecondFactor[] = [];
  if ((await listPasskeys(db, staffId)).length > 0) ways.push('passkey');
  if ((await findTotp(db, staffId)) !== undefined) ways.push('totp');
  if (ways.length === 0) return [];
  const codes = await countRecoveryCodes(db, staffId);
  if (codes !== undefined && codes.left > 0) ways.push('recovery');
  return ways;
}
