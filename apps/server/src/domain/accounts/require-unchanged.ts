import type { ErrorKey } from '@portico/contract/errors';
import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import { type Applicant, lockUnchanged } from './applicants.queries.ts';

/**
 * A password or code was checked against the account as it was read earlier. Checked again in the transaction that uses
 * the result: if the owner has set a new password meanwhile, somebody who only knew the old one must not get in.
 */
export async function requireUnchanged(db: ProjectDb, read: Applicant, otherwise: ErrorKey): Promise<void> {
  if (!(await lockUnchanged(db, read))) throw new Refused(otherwise);
}
