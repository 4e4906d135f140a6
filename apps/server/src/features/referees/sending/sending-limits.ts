import { digestOf } from '../../../domain/proofs/digest.ts';
import { takeAttempt } from '../../../domain/proofs/proofs.queries.ts';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { findPerson } from '../../../domain/letters/reading/terms.queries.ts';
import { countMails } from '../referees.queries.ts';
import { dayMs } from '../referees.rules.ts';

/**
 * Daily limits for mails sent by hand: in a project, to one address in it, by an applicant, by one applicant to one
 * address.
 */
export const mostADay = { all: 20_000, address: 50, own: 12, same: 3 } as const;

/** How many different people one application may ever ask. */
export const mostRequests = 30;

/**
 * Prevents invitations from being used to write to strangers. The caller has locked the application, and sends a mail
 * if this does not throw.
 */
export async function requireMailLimit(call: ApplicantCall, emailKey: string): Promise<void> {
  const { db, session, now } = call;
  const { applicantId } = session;
  const since = new Date(now.getTime() - dayMs);
  const sent = await countMails(db, { applicantId, emailKey, since });
  const isFull =
    sent.all >= mostADay.all ||
    sent.address >= mostADay.address ||
    sent.own >= mostADay.own ||
    sent.same >= mostADay.same;
  if (isFull) throw new Refused('invitationsToday');
  // Links are deleted with the account, but these counts stay, so that deleting and re-creating an account does not
  // reset them.
  const { email_key: ownKey, mobile } = await findPerson(db, applicantId);
  const own = ownKey ?? mobile ?? applicantId;
  const hasRoom =
    (await countMail(call, 'by', own, mostADay.own)) && (await countMail(call, 'to', emailKey, mostADay.address));
  if (!hasRoom) throw new Refused('invitationsToday');
}

/** Counts a mail for the day, in the transaction that queues it; false if the limit is exceeded. */
function countMail(
  { db, project, secretKey, now }: ApplicantCall,
  side: 'by' | 'to',
  key: string,
  most: number,
): Promise<boolean> {
  const bucket = `letter mail ${side} ${digestOf(secretKey, key)}`;
  return takeAttempt(db, project.id, bucket, { most, seconds: dayMs / 1000 }, now);
}
