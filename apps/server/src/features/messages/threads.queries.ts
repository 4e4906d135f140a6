import type { ThreadList } from '@portico/contract/thread-lists';
import { type SqlBool, sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { Cursor } from '../../platform/wire/cursor.ts';
import type { Whose } from './messages.queries.ts';

interface Page {
  readonly list: ThreadList;
  readonly staffId: string;
  /** Whoever waits since before this moment waits longer than was promised; null where nothing is promised. */
  readonly since: Date | null;
  readonly after: Cursor | null;
  readonly size: number;
}

const instant = (column: 'waiting_since' | 'last_at') =>
  sql<string>`to_char(${sql.ref(`t.${column}`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** One page of conversations: who waits longest comes first, elsewhere where something was written last. */
export function listThreadPage(db: ProjectDb, { list, staffId, since, after, size }: Page) {
  const isWaiting = list === 'waiting' || list === 'overdue';
  const order = isWaiting ? 'waiting_since' : 'last_at';
  const direction = isWaiting ? 'asc' : 'desc';
  const comparison = sql.raw(isWaiting ? '>' : '<');
  return db
    .selectFrom('message_threads as t')
    .innerJoin('applicants as p', (join) =>
      join.onRef('p.project_id', '=', 't.project_id').onRef('p.id', '=', 't.applicant_id'),
    )
    .leftJoin('applications as a', 'a.applicant_id', 't.applicant_id')
    .innerJoinLateral(
      (build) =>
        build
          .selectFrom('messages as m')
          .select(['m.author', sql<string>`left(m.words, 160)`.as('words'), 'm.title'])
          .select(sql<number>`jsonb_array_length(m.files)`.as('files'))
          .whereRef('m.project_id', '=', 't.project_id')
          .whereRef('m.applicant_id', '=', 't.applicant_id')
          .where(sql<SqlBool>`m.author <> 'system'`)
          .orderBy('m.created_at', 'desc')
          .orderBy('m.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['t.applicant_id', 't.waiting_since', 't.last_at', 't.assigned_to', 't.assigned_name'])
    .select(['p.name', 'a.number', 'last.author', 'last.words', 'last.files'])
    .select(instant(order).as('exactly'))
    .select((build) =>
      build
        .selectFrom('messages as u')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('u.project_id', '=', 't.project_id')
        .whereRef('u.applicant_id', '=', 't.applicant_id')
        .where(sql<SqlBool>`u.read_at is null and u.author = 'applicant'`)
        .as('unread'),
    )
    .$if(isWaiting, (query) => query.where('t.waiting_since', 'is not', null))
    .$if(list === 'overdue', (query) => query.where('t.waiting_since', '<', since))
    .$if(list === 'answered', (query) => query.where('t.waiting_since', 'is', null))
    .$if(list === 'mine', (query) => query.where('t.assigned_to', '=', staffId))
    .$if(after !== null, (query) =>
      query.where(
        sql<SqlBool>`(${sql.ref(`t.${order}`)}, t.applicant_id) ${comparison} (${after?.moment}::timestamptz, ${after?.mark}::uuid)`,
      ),
    )
    .orderBy(`t.${order}`, direction)
    .orderBy('t.applicant_id', direction)
    .limit(size)
    .execute();
}

export async function countWaiting(db: ProjectDb): Promise<number> {
  const { count } = await db
    .selectFrom('message_threads')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('waiting_since', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many have waited since before this moment. */
export async function countOverdue(db: ProjectDb, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('message_threads')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('waiting_since', '<', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The applicant with their conversation, if anybody has written in it. */
export function findThread(db: ProjectDb, applicantId: string) {
  return db
    .selectFrom('applicants as p')
    .leftJoin('message_threads as t', (join) =>
      join.onRef('t.project_id', '=', 'p.project_id').onRef('t.applicant_id', '=', 'p.id'),
    )
    .leftJoin('applications as a', 'a.applicant_id', 'p.id')
    .select(['p.id', 'p.name', 'p.lang', 'a.id as application', 'a.number', 'a.state'])
    .select(['t.revision', 't.waiting_since', 't.assigned_to', 't.assigned_name'])
    .where('p.id', '=', applicantId)
    .executeTakeFirst();
}

export function listDrafts(db: ProjectDb, applicantId: string) {
  return db
    .selectFrom('message_drafts')
    .select(['staff_id', 'staff_name', 'message_id', 'words', 'saved_at'])
    .where('applicant_id', '=', applicantId)
    .execute();
}

interface Drafted extends Whose {
  readonly by: { readonly staffId: string; readonly name: string };
  readonly message: string;
  readonly text: string;
  readonly now: Date;
}

export async function saveDraft(db: ProjectDb, draft: Drafted): Promise<void> {
  const { projectId, applicantId, by, message, text, now } = draft;
  const written = { staff_name: by.name, message_id: message, words: text, saved_at: now };
  await db
    .insertInto('message_drafts')
    .values({ project_id: projectId, applicant_id: applicantId, staff_id: by.staffId, ...written })
    .onConflict((twice) => twice.columns(['project_id', 'applicant_id', 'staff_id']).doUpdateSet(written))
    .execute();
}

export async function deleteDraft(db: ProjectDb, applicantId: string, staffId: string): Promise<void> {
  await db
    .deleteFrom('message_drafts')
    .where('applicant_id', '=', applicantId)
    .where('staff_id', '=', staffId)
    .execute();
}

export async function assignTo(
  db: ProjectDb,
  applicantId: string,
  staff: { readonly id: string; readonly name: string } | null,
): Promise<void> {
  await db
    .updateTable('message_threads')
    .set({ assigned_to: staff?.id ?? null, assigned_name: staff?.name ?? '' })
    .where('applicant_id', '=', applicantId)
    .execute();
}

export async function settle(db: ProjectDb, applicantId: string): Promise<void> {
  await db
    .updateTable('message_threads')
    .set({ waiting_since: null, revision: sql`revision + 1` })
    .where('applicant_id', '=', applicantId)
    .execute();
}

/** Who of the staff holds one of these roles at the project. */
export async function listStaffWith(db: ProjectDb, roles: readonly string[]) {
  const { rows } = await sql<{ id: string; name: string }>`
    select * from list_staff_with(${roles})`.execute(db);
  return rows;
}
