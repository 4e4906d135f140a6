import { sql } from 'kysely';

/** How long a request that was taken back can come back unnoticed: then its receiver is told. */
export const tellAfterMs = 3_600_000;

/** What becomes of a request that is taken back. Whoever declined knows that there is nothing to write. */
export function takenBack(now: Date) {
  const tellAt = new Date(now.getTime() + tellAfterMs);
  return {
    state: 'withdrawn',
    withdrawn_at: now,
    tell_at: sql<Date | null>`case when state = 'invited' then ${tellAt}::timestamptz end`,
  } as const;
}
