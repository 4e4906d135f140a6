import { type Applicant } from '../../../domain/accounts/applicants.queries.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { hashToken } from '../../../platform/session/token.ts';
import { voidLinks } from '../accounts.queries.ts';
import { confirmMail, voidAccount } from './registration.queries.ts';

/** Whether the person who proves the address is known to be the one who registered it. */
export type Prover = 'registrant' | 'somebody else';

/** The browser that registered an address has kept a secret, which is compared here. */
export function proverFrom(applicant: Pick<Applicant, 'registrant_hash'>, deviceId: string | undefined): Prover {
  if (deviceId === undefined || applicant.registrant_hash === null) return 'somebody else';
  return hashToken(deviceId).equals(applicant.registrant_hash) ? 'registrant' : 'somebody else';
}

/**
 * Marks the mail address as proved, in the caller's transaction. Anybody can register a stranger's address, so
 * everything set before somebody else proves it is cleared; otherwise the stranger's password would open the owner's
 * account.
 */
export async function proveMail(db: ProjectDb, applicantId: string, prover: Prover, now: Date): Promise<void> {
  // Of two concurrent calls the first proves it; the second must not clear what the first has set.
  if (!(await confirmMail(db, applicantId, now))) return;
  await voidLinks(db, applicantId, now);
  if (prover === 'somebody else') await voidAccount(db, applicantId);
}
