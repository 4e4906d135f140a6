import type { BankContent } from '@portico/form-engine/definition/bank-content';
import type { LocalText } from '@portico/form-engine/language';
import { sql } from 'kysely';
import type { ProjectDb, StaffDb } from '../../platform/db/database.ts';

const columns = ['id', 'name', 'revision', 'changed_at', 'changed_name'] as const;

/** The entries of the organisation, with how much is in each. */
export function listEntries(db: ProjectDb) {
  return db
    .selectFrom('bank_entries as e')
    .innerJoin('bank_revisions as r', (join) =>
      join.onRef('r.org_id', '=', 'e.org_id').onRef('r.entry_id', '=', 'e.id').onRef('r.revision', '=', 'e.revision'),
    )
    .select(['e.id', 'e.name', 'e.revision', 'e.changed_at', 'e.changed_name'])
    .select(
      sql<number>`jsonb_array_length(r.content -> 'fields')
      + jsonb_array_length(jsonb_path_query_array(r.content, '$.groups[*].fields[*]'))`.as('fields'),
    )
    .select(sql<number>`jsonb_array_length(r.content -> 'groups')`.as('groups'))
    .orderBy('e.changed_at', 'desc')
    .orderBy('e.id')
    .execute();
}

export function findEntry(db: ProjectDb, id: string, lock?: 'for update') {
  return db
    .selectFrom('bank_entries')
    .select(columns)
    .where('id', '=', id)
    .$if(lock !== undefined, (query) => query.forUpdate())
    .executeTakeFirst();
}

export type EntryRow = NonNullable<Awaited<ReturnType<typeof findEntry>>>;

export async function findContent(db: ProjectDb, entry: string, revision: number): Promise<BankContent | null> {
  const row = await db
    .selectFrom('bank_revisions')
    .select('content')
    .where('entry_id', '=', entry)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row?.content ?? null;
}

/** Locks the bank until the transaction ends, so that two at once do not fill it beyond its limit, and counts its entries. */
export async function countEntries(db: ProjectDb, orgId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('question bank ' || ${orgId}, 0))`.execute(db);
  const { count } = await db
    .selectFrom('bank_entries')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface Written {
  readonly orgId: string;
  readonly id: string;
  readonly name: LocalText;
  readonly content: BankContent;
  readonly by: { readonly staffId: string; readonly name: string };
  readonly now: Date;
}

export async function insertEntry(db: ProjectDb, { orgId, id, name, content, by, now }: Written): Promise<void> {
  await db
    .insertInto('bank_entries')
    .values({
      org_id: orgId,
      id,
      name: JSON.stringify(name),
      changed_at: now,
      changed_by: by.staffId,
      changed_name: by.name,
    })
    .execute();
  await insertContent(db, { orgId, id, content, revision: 1 });
}

// Nobody compares with what was before these.
const keptRevisions = 50;

/** Gives an entry another name, and its revision back. */
export async function renameEntry(db: ProjectDb, { id, name, by, now }: Omit<Written, 'content'>): Promise<number> {
  const { revision } = await db
    .updateTable('bank_entries')
    .set({ name: JSON.stringify(name), changed_at: now, changed_by: by.staffId, changed_name: by.name })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** Writes the next revision of an entry, which must be locked. */
export async function updateEntry(db: ProjectDb, written: Written): Promise<number> {
  const { orgId, id, content } = written;
  const revision = (await renameEntry(db, written)) + 1;
  await db.updateTable('bank_entries').set({ revision }).where('id', '=', id).execute();
  await insertContent(db, { orgId, id, content, revision });
  await db
    .deleteFrom('bank_revisions')
    .where('entry_id', '=', id)
    .where('revision', '<=', revision - keptRevisions)
    .execute();
  return revision;
}

async function insertContent(
  db: ProjectDb,
  { orgId, id, content, revision }: Pick<Written, 'orgId' | 'id' | 'content'> & { readonly revision: number },
): Promise<void> {
  await db
    .insertInto('bank_revisions')
    .values({ org_id: orgId, entry_id: id, revision, content: JSON.stringify(content) })
    .execute();
}

export async function deleteEntry(db: ProjectDb, id: string): Promise<void> {
  await db.deleteFrom('bank_entries').where('id', '=', id).execute();
}

interface Use {
  readonly project_id: string;
  readonly slug: string;
  readonly title: LocalText;
  readonly draft: number[];
  readonly published: number[];
}

/** Where an entry is used, as far as whoever has one of these roles there reaches. */
export async function listUses(db: StaffDb, orgId: string, entry: string, roles: readonly string[]): Promise<Use[]> {
  const { rows } = await sql<Use>`select * from bank_uses(${orgId}, ${entry}, ${roles})`.execute(db);
  return rows;
}
