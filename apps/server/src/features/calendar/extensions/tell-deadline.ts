import { deadlineMail, deadlineMessage, type DeadlineNews } from '../../../domain/mails/deadline-mail.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { findSender } from '../../../platform/messaging/find-sender.ts';
import { insertMessage } from '../../../platform/messaging/messaging.queries.ts';
import { queueMessage } from '../../../platform/messaging/queue-message.ts';
import type { ExtendedPerson } from './extensions.queries.ts';

interface DeadlineNotice {
  /** The id of the message in the portal: nobody is told twice under one id. */
  readonly id: string;
  readonly applicantId: string;
  readonly person: Pick<ExtendedPerson, 'name' | 'lang' | 'email'>;
  readonly news: DeadlineNews;
  readonly now: Date;
}

/** Tells an applicant of another deadline: in the portal and, if the address is proved, by mail. Returns whether by mail. */
export async function tellDeadline(
  db: ProjectDb,
  project: { readonly id: string; readonly slug: string },
  publicUrl: string,
  { id, applicantId, person, news, now }: DeadlineNotice,
): Promise<boolean> {
  const message = { id, project_id: project.id, applicant_id: applicantId, created_at: now };
  const isNew = await insertMessage(db, { ...message, ...deadlineMessage(news) });
  if (!isNew || person.email === null) return false;
  const { sender, from } = await findSender(db, project, person.lang);
  const page = `${publicUrl}/apply/${project.slug}/#/`;
  await queueMessage(db, project, {
    channel: 'mail',
    purpose: `deadline-${news.kind}`,
    recipient: person.email,
    language: person.lang,
    applicantId,
    ...from,
    ...deadlineMail(news, { name: person.name, contact: from.fromAddress, page }, sender, person.lang),
  });
  return true;
}
