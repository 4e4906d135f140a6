import { sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';

/** More channels than any campaign has; a project stores at most this many names a day. */
export const mostChannels = 100;

// No channel has an empty name, so it is used for all visits beyond the daily limit.
const further = '';

/** Counts a visit through a channel on this day. */
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
