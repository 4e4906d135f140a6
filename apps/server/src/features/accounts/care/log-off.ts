import type { Logoff } from '@portico/contract/accounts.schemas';
import { findSender } from '../../../platform/messaging/find-sender.ts';
import { accountRemovedMail } from '../../../domain/mails/accounts/account-removed-mail.ts';
import { queueMessage } from '../../../platform/messaging/queue-message.ts';
import { listOpenRequests } from '../../../domain/letters/requests/list-open-requests.ts';
import { notifyWithdrawn } from '../../../domain/letters/requests/notify-withdrawn.ts';
import type { AppParts } from '../../../platform/app-parts.ts';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { type Applicant, findApplicant } from '../../../domain/accounts/applicants.queries.ts';
import { lockApplicant } from '../../../domain/accounts/removal.queries.ts';
import { removeAccount } from '../../../domain/accounts/remove-account.ts';
import { findAccountRules } from '../accounts.queries.ts';
import { capabilitiesOf } from '../../../domain/accounts/accounts.present.ts';
import { requireOwner } from '../address/require-owner.ts';

/**
 * Deletes the account with all personal data, after its owner proved their identity by password or code. What remains
 * queued is a last mail to the owner, and one to every recommender who no longer needs to write.
 */
export async function logOff(
  { outbox, storage }: Pick<AppParts, 'outbox' | 'storage'>,
  input: Logoff['input'],
  call: ApplicantCall,
): Promise<null> {
  const applicant = await findApplicant(call.db, call.session.applicantId);
  if (applicant === undefined) throw new Refused('notSignedIn');
  if (!capabilitiesOf(applicant).logoff) throw new Refused('forbidden');
  const useCode = await requireOwner('mail', input, applicant, call, 'leave');
  const theirs = await inTransaction(call.db, async (db) => {
    await useCode(db);
    await lockApplicant(db, applicant.id);
    const requests = (await listOpenRequests(db, applicant.id, call.now)).filter(({ hasArrived }) => hasArrived);
    const removed = await removeAccount(db, call.secretKey, applicant);
    await queueFarewell(applicant, { ...call, db });
    for (const recommender of requests) await notifyWithdrawn(db, call.project, recommender);
    return removed;
  });
  await outbox.forget(call.project.id, theirs);
  // Without its row nobody can reach a file, so what storage fails to delete now can wait for the sweep.
  await storage.delete(theirs.files).catch((err: unknown) => call.log.warn({ err }, 'files are left to the sweep'));
  return null;
}

/** The mail belongs to no account and is deleted once it is sent. */
async function queueFarewell(applicant: Applicant, { db, project, now }: ApplicantCall): Promise<void> {
  if (applicant.email === null || applicant.email_confirmed_at === null) return;
  const { lang: language, name, email: recipient } = applicant;
  const { sender, from } = await findSender(db, project, language);
  const { time_zone: timeZone } = await findAccountRules(db, project.id);
  const mail = accountRemovedMail(
    { name, at: now, timeZone, readerZone: applicant.time_zone, contact: from.fromAddress },
    sender,
    language,
  );
  const common = { channel: 'mail', recipient, language, purpose: 'account-removed', forget: true } as const;
  await queueMessage(db, project, { ...common, ...from, ...mail });
}
