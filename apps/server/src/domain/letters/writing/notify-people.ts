import { randomUUID } from 'node:crypto';
import { findSender } from '../../../platform/messaging/find-sender.ts';
import { type LetterNews, letterNoticeMail, letterNoticeMessage } from '../../mails/letters/letter-notice-mail.ts';
import { thanksMail } from '../../mails/letters/thanks-mail.ts';
import { insertMessage } from '../../../platform/messaging/messaging.queries.ts';
import { queueMessage } from '../../../platform/messaging/queue-message.ts';
import type { LetterCall } from '../../../platform/wire/bound-route.ts';
import type { LetterRow } from './find-letter.ts';
import { countMessages } from './letters.queries.ts';

/** Thanks the recommender in their language; the mail contains no personal link. */
export async function thankRecommender(
  { db, project, publicUrl, now, timeZone }: LetterCall,
  row: LetterRow,
): Promise<void> {
  const { sender, from } = await findSender(db, project, row.lang);
  const facts = {
    recommender: row.particulars.name || row.name,
    applicant: row.applicant.name,
    at: now,
    timeZone: row.project.time_zone,
    readerZone: timeZone(),
    contact: from.fromAddress,
    signIn: `${publicUrl}/apply/${project.slug}/#/ref_login`,
  };
  await queueMessage(db, project, {
    channel: 'mail',
    purpose: 'letter-thanks',
    recipient: row.email,
    language: row.lang,
    applicantId: row.applicant.id,
    ...from,
    ...thanksMail(facts, sender, row.lang),
  });
}

type News = Pick<LetterNews, 'kind' | 'reason' | 'words'>;

// Somebody may decline and undo it all day long, so those notices are limited. A received letter is always reported.
const mostMessages = 20;
const dayMs = 86_400_000;

/** Sends a message in the portal, and a mail if the address is proved to be the applicant's. */
export async function notifyApplicant({ db, project, publicUrl, now }: LetterCall, row: LetterRow, what: News) {
  const { applicant } = row;
  const yesterday = new Date(now.getTime() - dayMs);
  if (what.kind !== 'received' && (await countMessages(db, applicant.id, yesterday)) >= mostMessages) return;
  const news: LetterNews = {
    ...what,
    // The name that the applicant entered; the name that recommenders give themselves is not passed on.
    recommender: row.name,
    email: row.email,
    at: now,
    until: row.letters_until ?? now,
    timeZone: row.project.time_zone,
    readerZone: applicant.time_zone,
  };
  const message = { id: randomUUID(), project_id: project.id, applicant_id: applicant.id, created_at: now };
  await insertMessage(db, { ...message, ...letterNoticeMessage(news) });
  if (applicant.email === null) return;
  const { sender, from } = await findSender(db, project, applicant.lang);
  const portal = `${publicUrl}/apply/${project.slug}/#/referees`;
  const recipient = { name: applicant.name, contact: from.fromAddress, portal };
  await queueMessage(db, project, {
    channel: 'mail',
    purpose: 'letter-notice',
    recipient: applicant.email,
    language: applicant.lang,
    applicantId: applicant.id,
    ...from,
    ...letterNoticeMail(news, recipient, sender, applicant.lang),
  });
}
