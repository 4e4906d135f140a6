import { sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';

/** One more visit by a channel on this day. */
export async function countVisit(db: ProjectDb, projectId: string, channel: string, now: Date): Promise<void> {
  await db
    .insertInto('channel_visits')
    .values({ project_id: projectId, channel, day: now.toISOString().slice(0, 10), count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'channel', 'day']).doUpdateSet({ count: sql`channel_visits.count + 1` }),
    )
    .execute();
}
