import { randomUUID } from 'node:crypto';
import { retentionMail, retentionMessage } from '../../../domain/mails/retention-mail.ts';
import type { JobParts } from '../../../platform/app-parts.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { findSender } from '../../../platform/messaging/find-sender.ts';
import { insertMessage } from '../../../platform/messaging/messaging.queries.ts';
import { queueMessage } from '../../../platform/messaging/queue-message.ts';
import {
  keepFirstWarning,
  keepLastWarning,
  listForLastWarning,
  listUnwarned,
  lockRetention,
  type RetainingProject,
  type Warned,
} from './retention.queries.ts';
import { daysAfter, firstDays, isRetaining, lastDays, latest, tellsFrom } from './retention.rules.ts';

const atOnce = 50;

type Parts = Pick<JobParts, 'publicUrl'> & { readonly now: Date };

/** Tells everybody in a project who is due soon, first and last; each once. Returns how many mails were queued. */
export async function warnPeople(db: ProjectDb, projectId: string, parts: Parts): Promise<number> {
  let told = 0;
  for (const warn of [warnLast, warnFirst]) {
    let page: number;
    do {
      page = await db.transaction().execute(async (inside) => {
        const project = await lockRetention(inside);
        if (!isRetaining(project) || parts.now < tellsFrom(project)) return 0;
        return warn(inside, { ...project, id: projectId }, parts);
      });
      told += page;
    } while (page === atOnce);
  }
  return told;
}

type Project = RetainingProject & { readonly id: string };

async function warnFirst(db: ProjectDb, project: Project, parts: Parts): Promise<number> {
  const people = await listUnwarned(db, project.retention, parts.now, atOnce);
  for (const person of people) {
    const deletesAt = latest(person.due_at, daysAfter(parts.now, firstDays));
    const message = await tell(db, project, { kind: 'first', person, deletesAt }, parts);
    const { applicant: applicant_id } = person;
    await keepFirstWarning(db, { project_id: project.id, applicant_id, deletes_at: deletesAt, first_message: message });
  }
  return people.length;
}

async function warnLast(db: ProjectDb, project: Project, parts: Parts): Promise<number> {
  const people = await listForLastWarning(db, project.retention, parts.now, atOnce);
  for (const person of people) {
    const sinceFirst = daysAfter(person.first_sent, firstDays);
    const deletesAt = latest(person.deletes_at, daysAfter(parts.now, lastDays), sinceFirst);
    const message = await tell(db, project, { kind: 'last', person, deletesAt }, parts);
    await keepLastWarning(db, person.applicant, message, deletesAt);
  }
  return people.length;
}

interface Warning {
  readonly kind: 'first' | 'last';
  readonly person: Warned;
  readonly deletesAt: Date;
}

/** By mail and in the portal. Returns the id of the mail. */
async function tell(
  db: ProjectDb,
  { id, slug, time_zone: timeZone }: Project,
  { kind, person, deletesAt }: Warning,
  { publicUrl, now }: Parts,
): Promise<string> {
  const { applicant: applicantId, name, lang: language, email: recipient, reader_zone: readerZone, batch } = person;
  const news = { kind, about: person.kind, batch, deletesAt, timeZone, readerZone } as const;
  const message = { id: randomUUID(), project_id: id, applicant_id: applicantId, created_at: now };
  await insertMessage(db, { ...message, ...retentionMessage(news) });
  const { sender, from } = await findSender(db, { id }, language);
  const page = `${publicUrl}/apply/${slug}/#/`;
  return queueMessage(
    db,
    { id },
    {
      channel: 'mail',
      purpose: `retention-${kind}`,
      recipient,
      language,
      applicantId,
      ...from,
      ...retentionMail(news, { name, contact: from.fromAddress, page }, sender, language),
    },
  );
}
