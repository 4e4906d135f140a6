import type { ErrorKey } from '@portico/contract/errors';
import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import { type Applicant, holdUnchanged } from './applicants.queries.ts';

/**
 * Whatever showed who somebody is was compared with an account as it was read then. Before it has an effect, in the transaction
 * of that effect: had its owner set another password meanwhile, whoever knew the old one would be let in after all.
 */
export async function requireUnchanged(db: ProjectDb, read: Applicant, otherwise: ErrorKey): Promise<void> {
  if (!(await holdUnchanged(db, read))) throw new Refused(otherwise);
}
