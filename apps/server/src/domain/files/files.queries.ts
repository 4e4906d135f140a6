import { type Insertable, type Selectable, sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { Refused } from '../../platform/refused.ts';
import { requireQuota, findQuota } from './quota.ts';

export type StoredFileRow = Selectable<Tables['stored_files']>;

/**
 * Inserts a file if the quota allows it. Serialised for each project, so that two uploads cannot exceed the quota
 * together.
 */
export async function addFile(db: ProjectDb, file: Insertable<Tables['stored_files']>): Promise<void> {
  const { project_id: projectId, applicant_id: applicantId, field_key: fieldKey, size } = file;
  const sheet = file.sheet_id ?? null;
  await lockRoom(db, { projectId, applicantId, sheet });
  requireQuota(await findQuota(db, { projectId, applicantId, sheet, fieldKey }), size);
  await db.insertInto('stored_files').values(file).execute();
}

interface RoomOwner {
  readonly projectId: string;
  readonly applicantId: string;
  readonly sheet: string | null;
}

/**
 * Locks the quota of this person and of the project until the transaction ends. The transaction must be short: bytes
 * are written before it, so that nobody waits for them.
 */
export async function lockRoom(db: ProjectDb, { projectId, applicantId, sheet }: RoomOwner): Promise<void> {
  await lockPerson(db, applicantId, sheet);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`room of ${projectId}`}, 0))`.execute(db);
}

async function lockPerson(db: ProjectDb, applicantId: string, sheet: string | null): Promise<void> {
  const person = await db
    .selectFrom('applicants')
    .select('id')
    .where('id', '=', applicantId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  // Deleting an account also deletes its sheets.
  if (person === undefined) throw new Refused(sheet === null ? 'notSignedIn' : 'notFound');
}

/** A file of an applicant, from some kinds of sheets; a file of anybody else is not found. */
export function findFileOf(
  db: ProjectDb,
  applicantId: string,
  kinds: readonly string[],
  id: string,
): Promise<StoredFileRow | undefined> {
  return db
    .selectFrom('stored_files')
    .selectAll()
    .where('id', '=', id)
    .where('applicant_id', '=', applicantId)
    .where('kind', 'in', kinds)
    .executeTakeFirst();
}

/** A file of one sheet. */
export function findFileOfSheet(db: ProjectDb, sheet: string, id: string): Promise<StoredFileRow | undefined> {
  return db
    .selectFrom('stored_files')
    .selectAll()
    .where('id', '=', id)
    .where('sheet_id', '=', sheet)
    .executeTakeFirst();
}

/** Any file of the project, for callers that have checked access in another way. */
export function findFileById(db: ProjectDb, id: string): Promise<StoredFileRow | undefined> {
  return db.selectFrom('stored_files').selectAll().where('id', '=', id).executeTakeFirst();
}
