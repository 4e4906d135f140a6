import { sql } from 'kysely';
import type { ProjectDb } from '../platform/db/database.ts';

/** Tables with rows of people, each with a column that the application may update, if there is one. */
const tablesOfPeople = sql<{ name: string; column: string | null }>`
  select p.tablename as name, (select a.attname from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
      and has_column_privilege(current_user, c.oid, a.attnum, 'update') order by a.attnum limit 1) as column
  from pg_policies p join pg_class c on c.oid = p.tablename::regclass where p.policyname = 'people' order by 1`;

/**
 * The rows that a handle can read, update or delete without a condition on their owner: as text, by table. Everything
 * is rolled back.
 */
export async function rowsInReach(db: ProjectDb): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await tablesOfPeople.execute(db);
  const reached = new Map<string, string>();
  for (const { name, column } of tables) {
    const table = sql.table(name);
    const row = sql`to_jsonb(${sql.ref(name)}) as row`;
    const seen = await answersOf(db, sql`select ${row} from ${table}`);
    const set = sql.ref(column ?? '');
    const changed =
      column === null ? '' : await answersOf(db, sql`update ${table} set ${set} = ${set} returning ${row}`);
    const removed = await answersOf(db, sql`delete from ${table} returning ${row}`);
    reached.set(name, `${seen}${changed}${removed}`);
  }
  return reached;
}

/** What a statement returns before it is rolled back; empty if it is refused. */
async function answersOf(db: ProjectDb, statement: ReturnType<typeof sql>): Promise<string> {
  let answered = '';
  await db
    .transaction()
    .execute(async (transaction) => {
      const { rows } = await statement.execute(transaction);
      if (rows.length > 0) answered = JSON.stringify(rows);
      throw new Error('taken back');
    })
    .catch(() => undefined);
  return answered;
}
