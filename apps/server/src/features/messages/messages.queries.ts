import { type SqlBool, sql } from 'kysely';
import type { Message } from '@portico/contract/messages.schemas';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { Cursor } from '../../platform/wire/cursor.ts';

export interface Whose {
  readonly projectId: string;
  readonly applicantId: string;
}

/** One page of a conversation, the newest first. */
export function listMessages(db: ProjectDb, applicantId: string, after: Cursor | null, size: number) {
  return messages(db)
    .where('applicant_id', '=', applicantId)
    .$if(after !== null, (query) =>
      query.where(sql<SqlBool>`(created_at, id) < (${after?.moment}::timestamptz, ${after?.mark}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .execute();
}

export function findMessage(db: ProjectDb, applicantId: string, id: string) {
  return messages(db).where('id', '=', id).where('applicant_id', '=', applicantId).executeTakeFirst();
}
export type MessageRow = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

function messages(db: ProjectDb) {
  return db
    .selectFrom('messages')
    .select(['id', 'author', 'title', 'body', 'words', 'files', 'staff_id', 'staff_name', 'created_at', 'read_at'])
    .select(sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('exactly_at'));
}

interface NewMessage extends Whose {
  readonly id: string;
  readonly text: string;
  readonly files: Message['files'];
  readonly staff?: { readonly staffId: string; readonly name: string };
  readonly now: Date;
}

/** Writes a message of the applicant, or of a staff member; false if the id is taken. */
export async function writeMessage(db: ProjectDb, message: NewMessage): Promise<boolean> {
  const { projectId, applicantId, id, text, files, staff, now } = message;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('messages')
    .values({
      id,
      project_id: projectId,
      applicant_id: applicantId,
      author: staff === undefined ? 'applicant' : 'office',
      words: text,
      files: JSON.stringify(files),
      staff_id: staff?.staffId ?? null,
      staff_name: staff?.name ?? '',
      created_at: now,
      read_at: null,
    })
    .onConflict((twice) => twice.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Locks the conversation until the transaction ends; it begins with the first message. `next` is the moment of what is written
 * now, after everything that is there, whatever the clocks of other servers say.
 */
export async function lockThread(db: ProjectDb, { projectId, applicantId }: Whose, now: Date) {
  await db
    .insertInto('message_threads')
    .values({ project_id: projectId, applicant_id: applicantId, waiting_since: null, last_at: now, assigned_to: null })
    .onConflict((twice) => twice.columns(['project_id', 'applicant_id']).doNothing())
    .execute();
  const thread = await db
    .selectFrom('message_threads')
    .select(['revision', 'waiting_since', 'last_at', 'assigned_to', 'assigned_name'])
    .where('applicant_id', '=', applicantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isBehind = thread.revision > 1 && thread.last_at >= now;
  return { ...thread, next: isBehind ? new Date(thread.last_at.getTime() + 1) : now };
}

/** Tells whoever looks at this conversation or this project that there is something new, once it is committed. */
export async function publishNews(db: ProjectDb, { projectId, applicantId }: Whose): Promise<void> {
  await sql`select pg_notify('portico_news', ${`${projectId} ${applicantId}`})`.execute(db);
}

/** Somebody has written: the applicant, who waits from now on, or staff, so that nobody waits any more. */
export async function noteWritten(db: ProjectDb, applicantId: string, by: 'applicant' | 'office', now: Date) {
  await db
    .updateTable('message_threads')
    .set({
      revision: sql`revision + 1`,
      last_at: now,
      waiting_since: by === 'applicant' ? sql`coalesce(waiting_since, ${now})` : null,
    })
    .where('applicant_id', '=', applicantId)
    .execute();
}

/** Marks what the other side wrote up to a message; false if all of it was marked. */
export async function markRead(
  db: ProjectDb,
  { applicantId, by, until, now }: Pick<Whose, 'applicantId'> & Marking,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ read_at: now })
    .where('applicant_id', '=', applicantId)
    .where('read_at', 'is', null)
    .where(by === 'applicant' ? sql<SqlBool>`author <> 'applicant'` : sql<SqlBool>`author = 'applicant'`)
    .where(sql<SqlBool>`(created_at, id) <= (select u.created_at, u.id from messages u
      where u.id = ${until} and u.applicant_id = ${applicantId})`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface Marking {
  readonly by: 'applicant' | 'office';
  readonly until: string;
  readonly now: Date;
}

/** What the project says of itself where messages are read: its zone, and within how many days it answers. */
export function findPromise(db: ProjectDb, projectId: string) {
  return db
    .selectFrom('projects')
    .select(['time_zone', 'answer_days'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
}
