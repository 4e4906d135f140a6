import type { LocalText } from '@portico/form-engine/language';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { findSender } from '../../../platform/messaging/find-sender.ts';
import { invitationMail } from '../../../domain/mails/letters/invitation-mail.ts';
import { reminderMail } from '../../../domain/mails/letters/reminder-mail.ts';
import { queueMessage } from '../../../platform/messaging/queue-message.ts';
import { makeToken } from '../../../platform/session/token.ts';
import type { Request } from '../referees.queries.ts';
import { insertLink, recordMail } from '../requests.queries.ts';

/** The facts around a request: the applicant, the programme, the deadline, and who will read the letter. */
export interface Asking {
  readonly project: { readonly id: string; readonly slug: string };
  readonly applicant: { readonly id: string; readonly name: string };
  readonly batch: LocalText | null;
  readonly until: Date;
  readonly timeZone: string;
  readonly reads: boolean;
  readonly waived: boolean | null;
  readonly publicUrl: string;
  readonly now: Date;
}

/**
 * Queues a mail that asks for a letter, with its own link, and makes it the newest mail of the request. Runs in the
 * transaction of the caller, who has locked the application.
 */
export async function askForLetter(
  db: ProjectDb,
  request: Pick<Request, 'id' | 'name' | 'email' | 'lang' | 'invitedAt' | 'readerZone'>,
  kind: 'invitation' | 'reminder' | 'schedule',
  { project, applicant, publicUrl, now, ...asking }: Asking,
): Promise<void> {
  const { token, hash } = makeToken();
  const link = { token_hash: hash, project_id: project.id, recommendation_id: request.id, kind, created_at: now };
  await insertLink(db, link);
  const { sender, from } = await findSender(db, project, request.lang);
  const facts = {
    ...asking,
    readerZone: request.readerZone,
    recommender: request.name,
    applicant: applicant.name,
    contact: from.fromAddress,
    // After the hash, so that no server on the way logs the token.
    link: `${publicUrl}/apply/${project.slug}/#/reference?token=${token}`,
  };
  const isInvitation = kind === 'invitation';
  const mail = isInvitation
    ? invitationMail(facts, sender, request.lang)
    : reminderMail({ ...facts, invitedAt: request.invitedAt }, sender, request.lang);
  const message = await queueMessage(db, project, {
    channel: 'mail',
    purpose: isInvitation ? 'letter-invitation' : 'letter-reminder',
    recipient: request.email,
    language: request.lang,
    applicantId: applicant.id,
    expiresAt: asking.until,
    ...from,
    ...mail,
  });
  await recordMail(db, request.id, { message_id: message, ...(isInvitation ? {} : { reminded_at: now }) });
}
