import type { Language } from '@portico/form-engine/language';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { findSender } from '../../../platform/messaging/find-sender.ts';
import { type ApplicationNews, applicationMail, applicationMessage } from '../../../domain/mails/application-mail.ts';
import { insertMessage } from '../../../platform/messaging/messaging.queries.ts';
import { queueMessage } from '../../../platform/messaging/queue-message.ts';

export interface Notice {
  /** That of the message: what has been told under it is not told again. */
  readonly id: string;
  readonly applicantId: string;
  readonly person: {
    readonly name: string;
    /** Null where it is not known to be theirs. */
    readonly email: string | null;
    readonly lang: Language;
  };
  readonly news: ApplicationNews;
}

/** Tells somebody what became of their application: a message in the portal and, to an address known to be theirs, a mail. */
export async function tellApplicant(
  db: ProjectDb,
  project: { readonly id: string; readonly slug: string },
  publicUrl: string,
  { id, applicantId, person, news }: Notice,
): Promise<void> {
  const message = { id, project_id: project.id, applicant_id: applicantId, created_at: news.at };
  const isNew = await insertMessage(db, { ...message, ...applicationMessage(news) });
  if (!isNew || person.email === null) return;
  const { sender, from } = await findSender(db, project, person.lang);
  // A message about a submission has its id, and so does its receipt.
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
