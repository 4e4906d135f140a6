import { answerMail } from '../../../domain/mails/answer-mail.ts';
import type { AppParts, JobParts } from '../../../platform/app-parts.ts';
import { findSender } from '../../../platform/messaging/find-sender.ts';
import { queueMessage } from '../../../platform/messaging/queue-message.ts';
import { sealStop } from './stop-token.ts';
import { findUntold, lockTold, noteTold } from './telling.queries.ts';

export interface Answered {
  readonly org: string;
  readonly project: string;
  readonly applicant: string;
}

type Teller = Pick<JobParts, 'database' | 'publicUrl'> & Pick<AppParts, 'secretKey'>;

/** Tells an applicant by mail of answers they have not read, of each at most once. What is read meanwhile needs no mail. */
export async function tellOfAnswer(
  { database, publicUrl, secretKey }: Teller,
  { org, project: id, applicant }: Answered,
): Promise<void> {
  await database
    .forProject({ id, orgId: org })
    .transaction()
    .execute(async (db) => {
      const person = await lockTold(db, applicant);
      if (person === undefined || person.email === null || !person.mails_answers) return;
      const { count, until } = await findUntold(db, applicant, person.told_until);
      if (until === null) return;
      const { lang: language, email: recipient, name, slug } = person;
      const { sender, from } = await findSender(db, { id }, language);
      const portal = `${publicUrl}/apply/${slug}/#`;
      const stop = `${portal}/stop_mails?token=${sealStop(secretKey, { project: id, applicant })}`;
      const mail = answerMail({ name, count: Number(count), page: `${portal}/message`, stop }, sender, language);
      const addressed = { recipient, language, purpose: 'answer', applicantId: applicant } as const;
      await queueMessage(db, { id }, { channel: 'mail', ...addressed, ...from, ...mail });
      await noteTold(db, applicant, until);
    });
}
