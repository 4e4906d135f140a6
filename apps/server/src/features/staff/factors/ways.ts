import type { SecondFactor } from '@portico/contract/second-factors';
import type { StaffDb } from '../../../platform/db/database.ts';
import { countRecoveryCodes, findTotp } from './factors.queries.ts';

/** By what somebody can take the second step of signing in; empty if they have no second factor. */
export async function findWays(db: StaffDb, staffId: string): Promise<SecondFactor[]> {
  const totp = await findTotp(db, staffId);
  if (totp === undefined) return [];
  const codes = await countRecoveryCodes(db, staffId);
  return ['totp', ...(codes !== undefined && codes.left > 0 ? (['recovery'] as const) : [])];
}
