import { type Applicant } from '../../../domain/accounts/applicants.queries.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { hashToken } from '../../../platform/session/token.ts';
import { voidLinks } from '../accounts.queries.ts';
import { confirmMail, voidAccount } from './registration.queries.ts';

/** Whether the address is proved by whoever registered it, as far as can be known. */
export type Prover = 'registrant' | 'somebody else';

/** The browser that registered an address has kept its secret. */
export function proverFrom(applicant: Pick<Applicant, 'registrant_hash'>, deviceId: string | undefined): Prover {
  if (deviceId === undefined || applicant.registrant_hash === null) return 'somebody else';
  return hashToken(deviceId).equals(applicant.registrant_hash) ? 'registrant' : 'somebody else';
}

/**
 * The mail address is its owner's from now on, in the transaction of the caller. Anybody can register a stranger's address:
 * whatever was set before somebody else proves it is void, or the stranger's password would open the owner's account.
 */
export async function proveMail(db: ProjectDb, applicantId: string, prover: Prover, now: Date): Promise<void> {
  // Of two at once the first proves it; then nothing is void that the first has set.
  if (!(await confirmMail(db, applicantId, now))) return;
  await voidLinks(db, applicantId, now);
  if (prover === 'somebody else') await voidAccount(db, applicantId);
}
