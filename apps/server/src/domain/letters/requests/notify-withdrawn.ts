import type { Language } from '@portico/form-engine/language';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { findSender } from '../../../platform/messaging/find-sender.ts';
import { withdrawnMail } from '../../mails/letters/withdrawn-mail.ts';
import { queueMessage } from '../../../platform/messaging/queue-message.ts';

/** A request with its applicant and the recommender's address. */
export interface RequestMail {
  readonly recommender: string;
  readonly email: string;
  readonly lang: Language;
  readonly applicant: string;
}

/**
 * Queues the mail in the caller's transaction. Without an applicant it belongs to no account, and is deleted once it is
 * sent.
 */
export async function notifyWithdrawn(
  db: ProjectDb,
  project: { readonly id: string },
  { recommender, email, lang: language, applicant }: RequestMail,
  applicantId?: string,
): Promise<void> {
  const { sender, from } = await findSender(db, project, language);
  const facts = { recommender, applicant, contact: from.fromAddress };
  await queueMessage(db, project, {
    channel: 'mail',
    purpose: 'letter-withdrawn',
    recipient: email,
    language,
    ...(applicantId === undefined ? { forget: true } : { applicantId }),
    ...from,
    ...withdrawnMail(facts, sender, language),
  });
}
