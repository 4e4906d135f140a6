import type { ReadSinglePage } from '@portico/contract/content.schemas';
import { epochSeconds } from '../../platform/clock.ts';
import { Refused } from '../../platform/refused.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { insertReading } from './content.queries.ts';

/** Records the edition that was shown, even if there is a newer one, which then has to be read separately. */
export async function markRead(
  { id }: ReadSinglePage['input'],
  { db, project, session, now }: ApplicantCall,
): Promise<ReadSinglePage['output']> {
  const readAt = await insertReading(db, project.id, { applicantId: session.applicantId, pageId: id, now });
  if (readAt === undefined) throw new Refused('notFound');
  return { id, is_read: 1, read_time: epochSeconds(readAt) };
}
