import { sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';

/** More channels than any campaign has; a project takes in no more names than these on one day. */
export const mostChannels = 100;

// No channel has an empty name: it stands for all that came when the day was full.
const further = '';

/** One more visit by a channel on this day. */
export async function countVisit(db: ProjectDb, projectId: string, channel: string, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  await sql`
    insert into channel_visits (project_id, day, channel, count)
    select ${projectId}, ${day}, case when known or taken < ${mostChannels} then ${channel} else ${further} end, 1
    from (
      select coalesce(bool_or(channel = ${channel}), false) as known, count(*) as taken
      from channel_visits where project_id = ${projectId} and day = ${day} and channel <> ${further}
    ) as so_far
    on conflict (project_id, day, channel) do update set count = channel_visits.count + 1
  `.execute(db);
}
