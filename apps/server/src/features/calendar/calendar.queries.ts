import { applicationStates } from '@portico/form-engine/states/application-states';
import type { BatchValues } from '@portico/contract/calendar.schemas';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type CalendarRow = Selectable<Tables['batches']> & {
  /** Applications of it that are not submitted, and that are. */
  readonly begun: number;
  readonly submitted: number;
  readonly is_numbered: boolean;
};

export function listCalendar(db: ProjectDb): Promise<CalendarRow[]> {
  return db
    .selectFrom('batches')
    .selectAll('batches')
    .select([
      sql<number>`(select count(*)::integer from applications a where a.batch_id = batches.id and a.state <> ${applicationStates.submitted})`.as(
        'begun',
      ),
      sql<number>`(select count(*)::integer from applications a where a.batch_id = batches.id and a.state = 2)`.as(
        'submitted',
      ),
      sql<boolean>`exists (select from submission_counters c where c.batch_id = batches.id)`.as('is_numbered'),
    ])
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

export function findCalendarFacts(db: ProjectDb) {
  return db
    .selectFrom('projects')
    .select(['revision', 'languages', 'time_zone', 'service_ends_at', 'traits'])
    .executeTakeFirstOrThrow();
}

/** Adds a batch at the end, or changes it. Returns false if the id is of a batch in another project. */
export async function writeBatch(db: ProjectDb, projectId: string, id: string, values: BatchValues): Promise<boolean> {
  const columns = {
    title: JSON.stringify(values.title),
    starts_at: new Date(values.startsAt * 1000),
    ends_at: new Date(values.endsAt * 1000),
    letters_until: values.lettersUntil === null ? null : new Date(values.lettersUntil * 1000),
    code: values.code,
    capacity: values.capacity,
    left_out_modules: [...values.leftOut],
    documents: JSON.stringify(values.documents),
    information: values.information && JSON.stringify(values.information),
    places: JSON.stringify(values.places),
  };
  const changed = await db.updateTable('batches').set(columns).where('id', '=', id).executeTakeFirst();
  if (changed.numUpdatedRows === 1n) return true;
  const sort = sql<number>`(select coalesce(max(b.sort), 0) + 1 from batches b)`;
  const added = await db
    .insertInto('batches')
    .values({ id, project_id: projectId, sort, ...columns })
    .onConflict((twice) => twice.column('id').doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

export async function writeOrder(db: ProjectDb, order: readonly string[]): Promise<void> {
  await sql`update batches b set sort = place.sort from unnest(${[...order]}::uuid[]) with ordinality as place (id, sort)
    where b.id = place.id`.execute(db);
}

/** Returns false if somebody has chosen it. Whoever is choosing it at this moment makes the foreign key refuse it. */
export async function deleteBatch(db: ProjectDb, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    delete from batches b where b.id = ${id}
      and not exists (select from applications a where a.batch_id = b.id)
      and not exists (select from submissions s where s.batch_id = b.id)
      and not exists (select from submission_counters c where c.batch_id = b.id)
    returning b.id`.execute(db);
  return rows.length === 1;
}
