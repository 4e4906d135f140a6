import { randomUUID } from 'node:crypto';
import type { OnBounce } from '../../../platform/messaging/bounces/mark-bounced.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { findSender } from '../../../platform/messaging/find-sender.ts';
import { letterNoticeMail, letterNoticeMessage } from '../../mails/letters/letter-notice-mail.ts';
import { insertMessage } from '../../../platform/messaging/messaging.queries.ts';
import { queueMessage } from '../../../platform/messaging/queue-message.ts';
import { isInTime } from '../../periods.ts';
import { findPerson, findTerms } from '../reading/terms.queries.ts';

/** Notifies an applicant that the newest mail to a recommender bounced, so that they can enter another address. */
export function notifyOfBounce(publicUrl: string): OnBounce {
  return async (db, { id, project, at }) => {
    const request = await findRequestOfMail(db, id);
    if (request === undefined) return;
    const applicantId = request.applicant_id;
    const { slug, letters_until: until, time_zone: timeZone } = await findTerms(db, project.id, applicantId);
    if (until === null || !isInTime(until, at)) return;
    const person = await findPerson(db, applicantId);
    const zones = { timeZone, readerZone: person.time_zone };
    const news = { kind: 'bounced', recommender: request.name, email: request.email, at, until, ...zones } as const;
    const owner = { project_id: project.id, applicant_id: applicantId };
    await insertMessage(db, { id: randomUUID(), ...owner, ...letterNoticeMessage(news), created_at: at });
    if (person.email === null || person.email_confirmed_at === null) return;
    const { sender, from } = await findSender(db, project, person.lang);
    const recipient = {
      name: person.name,
      contact: from.fromAddress,
      portal: `${publicUrl}/apply/${slug}/#/referees`,
    };
    await queueMessage(db, project, {
      channel: 'mail',
      purpose: 'letter-notice',
      recipient: person.email,
      language: person.lang,
      applicantId,
      ...from,
      ...letterNoticeMail(news, recipient, sender, person.lang),
    });
  };
}

/** The open request whose newest mail is this one. */
function findRequestOfMail(db: ProjectDb, message: string) {
  return db
    .selectFrom('recommendations')
    .select(['name', 'email', 'applicant_id'])
    .where('message_id', '=', message)
    .where('state', '=', 'invited')
    .executeTakeFirst();
}
