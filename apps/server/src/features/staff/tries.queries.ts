import { sql } from 'kysely';
import type { StaffDb } from '../../platform/db/database.ts';

export interface Waits {
  /** So many tries need no waiting. */
  readonly free: number;
  /** Before the next one; twice as long after each that follows. */
  readonly firstSeconds: number;
  readonly longestSeconds: number;
}

export interface Try {
  readonly bucket: string;
  readonly waits: Waits;
}

const dayMs = 86_400_000;
const clocksDifferMs = 300_000;

/** Counts one more try and answers 0, or counts nothing and answers how many seconds are left to wait. */
export async function takeTry(db: StaffDb, { bucket, waits }: Try, now: Date): Promise<number> {
  const { free, firstSeconds, longestSeconds } = waits;
  const yesterday = new Date(now.getTime() - dayMs);
  const ahead = new Date(now.getTime() + clocksDifferMs);
  const afterFirst = new Date(now.getTime() + (free > 1 ? 0 : firstSeconds * 1000));
  // A try in the future is of a clock that was set back since.
  const isOver = sql`(t.last_at < ${yesterday} or t.last_at > ${ahead})`;
  const { rows } = await sql`
    insert into staff_tries as t (bucket, count, last_at, next_at) values (${bucket}, 1, ${now}, ${afterFirst})
    on conflict (bucket) do update set last_at = excluded.last_at,
      count = case when ${isOver} then 1 else t.count + 1 end,
      next_at = case when ${isOver} then excluded.next_at
        when t.count + 1 < ${free}::integer then excluded.last_at
        else excluded.last_at + interval '1 second'
          * least(${longestSeconds}::integer, ${firstSeconds}::integer * 2 ^ least(t.count + 1 - ${free}::integer, 20)) end
    where ${isOver} or t.next_at <= excluded.last_at
    returning 1`.execute(db);
  if (rows.length > 0) return 0;
  const row = await db.selectFrom('staff_tries').select('next_at').where('bucket', '=', bucket).executeTakeFirst();
  const left = row === undefined ? 0 : row.next_at.getTime() - now.getTime();
  // Another try may have been given back in between: then it is worth asking again at once.
  return Math.max(1, Math.ceil(left / 1000));
}

/** As if the last one had not been tried. */
export async function returnTry(db: StaffDb, { bucket }: Try): Promise<void> {
  await sql`update staff_tries set count = greatest(count - 1, 0), next_at = last_at where bucket = ${bucket}`.execute(
    db,
  );
}

export async function forgetTry(db: StaffDb, { bucket }: Try): Promise<void> {
  await db.deleteFrom('staff_tries').where('bucket', '=', bucket).execute();
}
