import type { Language } from '@portico/form-engine/language';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { findSender } from '../../../platform/messaging/find-sender.ts';
import { type ApplicationNews, applicationMail, applicationMessage } from '../../../domain/mails/application-mail.ts';
import { insertMessage } from '../../../platform/messaging/messaging.queries.ts';
import { queueMessage } from '../../../platform/messaging/queue-message.ts';

export interface Notice {
  /** The id of the message: a message with the same id is not sent again. */
  readonly id: string;
  readonly applicantId: string;
  readonly person: {
    readonly name: string;
    /** Null if the address is not proved to be theirs. */
    readonly email: string | null;
    readonly lang: Language;
  };
  readonly news: ApplicationNews;
}

/** Notifies an applicant about their application: by a message in the portal and, if the address is proved, by mail. */
export async function sendNotice(
  db: ProjectDb,
  project: { readonly id: string; readonly slug: string },
  publicUrl: string,
  { id, applicantId, person, news }: Notice,
): Promise<void> {
  const message = { id, project_id: project.id, applicant_id: applicantId, created_at: news.at };
  const isNew = await insertMessage(db, { ...message, ...applicationMessage(news) });
  if (!isNew || person.email === null) return;
  const { sender, from } = await findSender(db, project, person.lang);
  // The message about a submission has the submission's id, by which its receipt is found.
  const page = `${publicUrl}/apply/${project.slug}/#/${news.kind === 'submitted' ? `receipt?submission=${id}` : ''}`;
  const recipient = { name: person.name, contact: from.fromAddress, page };
  await queueMessage(db, project, {
    channel: 'mail',
    purpose: news.kind,
    recipient: person.email,
    language: person.lang,
    applicantId,
    ...from,
    ...applicationMail(news, recipient, sender, person.lang),
  });
}
