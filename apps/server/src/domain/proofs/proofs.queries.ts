import { sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';

/** Marks a challenge as used; false if it was used before. */
export async function useChallenge(db: ProjectDb, projectId: string, nonce: string, until: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('used_challenges')
    .values({ project_id: projectId, nonce, expires_at: until })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

interface Period {
  readonly most: number;
  readonly seconds: number;
}

/** Counts an attempt in a bucket. If there were too many in the period, it throws with the remaining time. */
export async function requireAttempt(
  db: ProjectDb,
  projectId: string,
  bucket: string,
  period: Period,
  now: Date,
): Promise<void> {
  const { count, ends_at } = await countAttempt(db, projectId, bucket, period, now);
  if (count <= period.most) return;
  throw new Refused('tooMany', { data: { wait: secondsUntil(ends_at, now) } });
}

/** The same, but returns false if there were too many. */
export async function takeAttempt(
  ...[db, projectId, bucket, period, now]: Parameters<typeof requireAttempt>
): Promise<boolean> {
  return (await countAttempt(db, projectId, bucket, period, now)).count <= period.most;
}

function countAttempt(db: ProjectDb, projectId: string, bucket: string, { seconds }: Period, now: Date) {
  const ends = new Date(now.getTime() + seconds * 1000);
  const isOver = sql<boolean>`(attempts.ends_at <= ${now} or attempts.began_at > ${furthestAhead(now)})`;
  return db
    .insertInto('attempts')
    .values({ project_id: projectId, bucket, began_at: now, ends_at: ends, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'bucket']).doUpdateSet({
        count: sql`case when ${isOver} then 1 else attempts.count + 1 end`,
        began_at: sql`case when ${isOver} then ${now}::timestamptz else attempts.began_at end`,
        ends_at: sql`case when ${isOver} then ${ends}::timestamptz else attempts.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow();
}

const minutesAhead = 5;

/**
 * Server clocks differ slightly; a period that begins later than this was written by a clock that has since been set
 * back.
 */
function furthestAhead(now: Date): Date {
  return new Date(now.getTime() + minutesAhead * 60_000);
}

/** The number of attempts in a bucket's current period. */
export async function countAttempts(db: ProjectDb, bucket: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('attempts')
    .select('count')
    .where('bucket', '=', bucket)
    .where('ends_at', '>', now)
    .where('began_at', '<=', furthestAhead(now))
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Locks a bucket in all projects until the transaction ends. */
export async function lockBucket(db: ProjectDb, bucket: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${bucket}, 0))`.execute(db);
}

/** Success resets the count, so that only failures add up. */
export async function forgetAttempts(db: ProjectDb, ...buckets: string[]): Promise<void> {
  await db.deleteFrom('attempts').where('bucket', 'in', buckets).execute();
}

interface CodeAddress {
  readonly channel: 'mail' | 'sms';
  readonly target: string;
  readonly purpose: string;
}

/** Replaces an older code with a new one; false if the older one was sent too recently. */
export async function putCode(
  db: ProjectDb,
  projectId: string,
  address: CodeAddress,
  code: {
    readonly hash: Buffer;
    readonly tries: number;
    readonly sentAt: Date;
    readonly expiresAt: Date;
    readonly secondsBetween: number;
  },
): Promise<boolean> {
  const wait = code.secondsBetween * 1000;
  const notBefore = new Date(code.sentAt.getTime() - wait);
  // A code sent in the future was written by a clock that has since been set back; nobody has to wait for it.
  const ahead = new Date(code.sentAt.getTime() + wait);
  const values = { code_hash: code.hash, tries_left: code.tries, sent_at: code.sentAt, expires_at: code.expiresAt };
  const put = await db
    .insertInto('verification_codes')
    .values({ project_id: projectId, ...address, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'channel', 'target', 'purpose'])
        .doUpdateSet(values)
        .where((row) =>
          row.or([row('verification_codes.sent_at', '<=', notBefore), row('verification_codes.sent_at', '>', ahead)]),
        ),
    )
    .executeTakeFirst();
  return put.numInsertedOrUpdatedRows === 1n;
}

/** Uses up one try of a valid code and returns its hash; undefined if there is no code or no try left. */
export async function tryCode(db: ProjectDb, address: CodeAddress, now: Date): Promise<Buffer | undefined> {
  const row = await addressed(db.updateTable('verification_codes').set({ tries_left: sql`tries_left - 1` }), address)
    .where('expires_at', '>', now)
    .where('tries_left', '>', 0)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash;
}

/** Gives the try back after a correct code. */
export async function returnTry(db: ProjectDb, address: CodeAddress): Promise<void> {
  await addressed(db.updateTable('verification_codes').set({ tries_left: sql`tries_left + 1` }), address).execute();
}

export async function dropCode(db: ProjectDb, address: CodeAddress, hash: Buffer): Promise<boolean> {
  const deleted = await addressed(db.deleteFrom('verification_codes'), address)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

interface Addressed<Q> {
  where(column: 'channel' | 'target' | 'purpose', operator: '=', value: string): Q;
}

function addressed<Q extends Addressed<Q>>(query: Q, { channel, target, purpose }: CodeAddress): Q {
  return query.where('channel', '=', channel).where('target', '=', target).where('purpose', '=', purpose);
}

/** Whether this address has a request for a letter, or sent a letter, in any project. */
export async function isRecommender(db: ProjectDb, key: string): Promise<boolean> {
  const { rows } = await sql<{ readonly known: boolean }>`select is_recommender(${key}) as known`.execute(db);
  return rows[0]?.known === true;
}

/** The number of recent codes or wrong tries of one recommender, in all projects. */
export async function countRecommenderCodes(db: ProjectDb, bucket: string, now: Date): Promise<number> {
  return sumOf(await listRecommenderCodes(db, bucket, now));
}

/** Throws if a recommender was sent too many codes in all projects, with the time until one more is allowed. */
export async function requireRecommenderCodes(db: ProjectDb, bucket: string, most: number, now: Date): Promise<void> {
  const counts = await listRecommenderCodes(db, bucket, now);
  if (sumOf(counts) <= most) return;
  // The counts are sorted by when they expire, and each project's expires at once. The attempt that is refused here is
  // counted too, in place of the next one.
  const last = counts.find((_, at) => sumOf(counts.slice(at + 1)) <= most);
  throw new Refused('tooMany', { data: { wait: secondsUntil(last?.ends_at ?? now, now) } });
}

interface Counted {
  readonly count: number;
  readonly ends_at: Date;
}

async function listRecommenderCodes(db: ProjectDb, bucket: string, now: Date): Promise<readonly Counted[]> {
  const { rows } = await sql<Counted>`
    select count, ends_at from list_recommender_codes(${bucket}, ${now})`.execute(db);
  return rows;
}

function sumOf(counts: readonly Counted[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

function secondsUntil(end: Date, now: Date): number {
  return Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));
}
