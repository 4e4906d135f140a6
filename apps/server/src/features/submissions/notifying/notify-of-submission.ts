import type { ProjectDb } from '../../../platform/db/database.ts';
import { sendNotice } from './send-notice.ts';
import { findSubmissionNews } from './notifying.queries.ts';

/** Notifies somebody, in the handle's transaction, that their submission has arrived, unless that was done already. */
export async function notifyOfSubmission(
  db: ProjectDb,
  project: { readonly id: string },
  publicUrl: string,
  id: string,
): Promise<void> {
  const found = await findSubmissionNews(db, id);
  // The account was deleted.
  if (found === undefined) return;
  const { applicant_id: applicantId, slug, number, batch, submitted_at: at, ends_at: until } = found;
  const news = {
    kind: 'submitted',
    number,
    batch,
    at,
    until,
    timeZone: found.time_zone,
    readerZone: found.reader_zone,
  } as const;
  await sendNotice(db, { id: project.id, slug }, publicUrl, { id, applicantId, person: found, news });
}
