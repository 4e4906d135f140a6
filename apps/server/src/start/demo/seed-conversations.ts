import { randomUUID } from 'node:crypto';
import { demoConversations, demoReadyAnswers, projectOfConversations } from '../../../seeds/conversations.ts';
import { lockThread, markRead, noteWritten, writeMessage } from '../../features/messages/messages.queries.ts';
import { writeReady } from '../../features/messages/ready-answers.queries.ts';
import type { Database, UnscopedDb } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { daysAfter, type Seeded } from './seeded.ts';

/** Some conversations between applicants and the admissions office, of which some wait for an answer. */
export async function seedConversations(
  ownerDb: UnscopedDb,
  database: Database,
  seeded: readonly Seeded[],
  now: Date,
): Promise<void> {
  const found = await ownerDb
    .selectFrom('staff')
    .select(['id as staffId', 'name'])
    .where('account', '=', 'admin.yunzhou')
    .executeTakeFirst();
  const project = seeded.find(({ tenant }) => tenant.slug === projectOfConversations);
  if (found === undefined || project === undefined) return;
  const { projectId, orgId } = project;
  await inTransaction(database.forStaff({ id: projectId, orgId }, found.staffId), async (db) => {
    for (const answer of demoReadyAnswers)
      await writeReady(db, { ...answer, projectId, id: randomUUID(), by: found.name, now: daysAfter(now, -30) });
    for (const { email, lines } of demoConversations) {
      const person = await db
        .selectFrom('applicants')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      const whose = { projectId, applicantId: person.id };
      for (const { isApplicant, text, hoursAgo } of lines) {
        const id = randomUUID();
        const at = daysAfter(now, -hoursAgo / 24);
        await lockThread(db, whose, at);
        await writeMessage(db, { ...whose, id, text, files: [], now: at, ...(isApplicant ? {} : { staff: found }) });
        await noteWritten(db, person.id, isApplicant ? 'applicant' : 'office', at);
        // Staff answer what they have read.
        if (!isApplicant) await markRead(db, { applicantId: person.id, by: 'office', until: id, now: at });
      }
    }
  });
}
