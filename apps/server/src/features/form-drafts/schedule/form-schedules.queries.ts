import type { ScheduleFailure } from '@portico/contract/form-schedule.schemas';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { sql } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';

interface NewSchedule {
  readonly projectId: string;
  readonly at: Date;
  readonly definition: FormDefinition;
  readonly basedOn: number;
  readonly note: string;
  readonly by: { readonly staffId: string; readonly name: string };
  readonly now: Date;
}

/** Keeps a copy of what is to be published, and enqueues the job that does it. */
export async function addSchedule(db: ProjectDb, schedule: NewSchedule): Promise<number> {
  const { projectId, at, definition, basedOn, note, by, now } = schedule;
  const { number } = await db
    .insertInto('form_schedules')
    .values((build) => ({
      project_id: projectId,
      number: build
        .selectFrom('form_schedules')
        .select((last) => last(last.fn.coalesce(last.fn.max('number'), last.val(0)), '+', 1).as('next')),
      publish_at: at,
      definition: JSON.stringify(definition),
      based_on: basedOn,
      note,
      scheduled_at: now,
      scheduled_by: by.staffId,
      scheduled_name: by.name,
    }))
    .returning('number')
    .executeTakeFirstOrThrow();
  await sql`select enqueue_form_publication(${number}, ${at})`.execute(db);
  return number;
}

/** Publishing something else would make what is scheduled fail. */
export async function requireNoneWaiting(db: ProjectDb): Promise<void> {
  const waiting = await db
    .selectFrom('form_schedules')
    .select('number')
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (waiting !== undefined) throw new Refused('formScheduled');
}

export function findLastSchedule(db: ProjectDb) {
  return db
    .selectFrom('form_schedules')
    .select(['number', 'state', 'publish_at', 'note', 'scheduled_name', 'scheduled_at', 'failure', 'newest'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findSchedule(db: ProjectDb, number: number, lock?: 'for update') {
  return db
    .selectFrom('form_schedules')
    .selectAll()
    .where('number', '=', number)
    .$if(lock !== undefined, (query) => query.forUpdate())
    .executeTakeFirst();
}

export type Schedule = NonNullable<Awaited<ReturnType<typeof findSchedule>>>;

export async function setCancelled(db: ProjectDb, number: number, isCancelled: boolean, now: Date): Promise<void> {
  await db
    .updateTable('form_schedules')
    .set({ state: isCancelled ? 'cancelled' : 'waiting', ended_at: isCancelled ? now : null })
    .where('number', '=', number)
    .execute();
}

/** What became of it, and which version is the newest now. */
export async function endSchedule(
  db: ProjectDb,
  number: number,
  { failure, newest }: { readonly failure: ScheduleFailure | null; readonly newest: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('form_schedules')
    .set({ state: failure === null ? 'published' : 'failed', failure, newest, ended_at: now })
    .where('number', '=', number)
    .execute();
}

/** Writes to whoever scheduled what has failed, in the transaction in which it did. */
export async function enqueueScheduleFailure(db: ProjectDb): Promise<void> {
  await sql`select enqueue_schedule_failure()`.execute(db);
}
