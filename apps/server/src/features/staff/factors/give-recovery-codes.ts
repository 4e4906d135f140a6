import type { StaffDb } from '../../../platform/db/database.ts';
import { replaceRecoveryCodes } from './factors.queries.ts';
import { hashCode, makeCodes } from './recovery-codes.ts';

/** Ten new codes instead of those from before. They are told once; only their hashes are kept. */
export async function giveRecoveryCodes(db: StaffDb, staffId: string, now: Date): Promise<string[]> {
  const codes = makeCodes();
  const hashes = codes.map((code) => hashCode(staffId, code));
  await replaceRecoveryCodes(db, staffId, hashes, now);
  return [...codes];
}
