import type { LocalText } from '@portico/form-engine/language';
import { type Insertable, type Selectable, sql } from 'kysely';
import { obstacleToReading } from '../drafts/obstacle-to-reading.ts';
import type { JobsDb, ProjectDb } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { type ProjectRow, toProject } from '../../platform/project.ts';
import { placeOf, rolesIn } from '../../platform/session/abilities.ts';
import type { StaffReach } from '../../platform/session/open-staff-reach.ts';

export type DocumentRow = Selectable<Tables['documents']>;

/**
 * All documents about a person for the same reader, newest first; undefined if the account is gone. Locks the person's
 * row so that two calls for a document run one after the other.
 */
export async function listDocuments(
  db: ProjectDb,
  applicantId: string,
  staffId: string | null,
): Promise<readonly DocumentRow[] | undefined> {
  const person = db.selectFrom('applicants').select('id').where('id', '=', applicantId).forNoKeyUpdate();
  if ((await person.executeTakeFirst()) === undefined) return undefined;
  return db
    .selectFrom('documents')
    .selectAll()
    .where('applicant_id', '=', applicantId)
    .where('staff_id', staffId === null ? 'is' : '=', staffId)
    .orderBy('created_at', 'desc')
    .execute();
}

/**
 * All documents of a project for one staff member, newest first. Takes a lock, so that two of their calls run one after
 * the other.
 */
export async function listDocumentsOfStaff(db: ProjectDb, staffId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended('documents of ' || ${staffId}, 0))`.execute(db);
  return db
    .selectFrom('documents')
    .select(['id', 'state', 'created_at', 'expires_at'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Inserts a document with the job that makes it; if the call makes it directly, the job only checks on it later. */
export async function addDocument(
  db: ProjectDb,
  document: Insertable<Tables['documents']>,
  waitSeconds: number,
): Promise<DocumentRow> {
  const row = await db.insertInto('documents').values(document).returningAll().executeTakeFirstOrThrow();
  await enqueueDocument(db, row.id, waitSeconds);
  return row;
}

/** Schedules the job after some seconds; a job that is already queued is moved to this time. */
export async function enqueueDocument(db: ProjectDb, id: string, waitSeconds: number): Promise<void> {
  await sql`select enqueue_document(${id}, ${waitSeconds})`.execute(db);
}

/** Deletes the rows; without them nobody can find the files. */
export async function dropDocuments(db: ProjectDb, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('documents').where('id', 'in', ids).execute();
}

/** One of the applicant's own documents; documents of others or for staff are not found. */
export function findDocumentOf(db: ProjectDb, applicantId: string, id: string): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .where('applicant_id', '=', applicantId)
    .where('staff_id', 'is', null)
    .executeTakeFirst();
}

/** A document for a staff member, in a project that they work for. */
export async function findDocumentOfStaff(
  { db: staffDb, inProject, mayAt, session }: StaffReach,
  id: string,
  now: Date,
): Promise<DocumentRow | undefined> {
  const { rows } = await sql<ProjectRow>`
    select * from find_project_of_document(${session.tokenHash}, ${now}, ${id})`.execute(staffDb);
  const [row] = rows;
  if (row === undefined) return undefined;
  const project = toProject(row);
  if (!mayAt(placeOf(project))) return undefined;
  const db = inProject(project);
  const document = await findDocument(db, id);
  if (document?.staff_id !== session.staffId) return undefined;
  // If the application was revoked, it is a draft again, and so are the documents made of it.
  const application = await db
    .selectFrom('applications')
    .select(['id', 'state'])
    .where('applicant_id', '=', document.applicant_id)
    .executeTakeFirst();
  if (application === undefined) return undefined;
  const who = { staffId: session.staffId, roles: rolesIn(session.roles, placeOf(project)) };
  return (await obstacleToReading(db, application, who, now)) === null ? document : undefined;
}

export function findDocument(db: ProjectDb, id: string): Promise<DocumentRow | undefined> {
  return db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function recordSteps(db: ProjectDb, id: string, done: number): Promise<void> {
  await db.updateTable('documents').set({ done }).where('id', '=', id).where('state', '=', 'working').execute();
}

/** Returns whether the document was still needed. */
export async function finishDocument(
  db: ProjectDb,
  id: string,
  outcome: { readonly state: 'ready'; readonly size: number } | { readonly state: 'failed' },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('documents')
    .set((build) => ({
      ...outcome,
      content: '',
      done: outcome.state === 'ready' ? build.ref('steps') : build.ref('done'),
    }))
    .where('id', '=', id)
    .where('state', '=', 'working')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The stored files with these ids that belong to the applicant and are ready to open. */
export function listFilesOf(db: ProjectDb, applicantId: string, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('stored_files')
    .select(['id', 'type'])
    .where('applicant_id', '=', applicantId)
    .where('state', '=', 'ready')
    .where('id', 'in', ids)
    .execute();
}

interface Look {
  readonly organisation: LocalText;
  readonly color: string;
  readonly languages: readonly string[];
  readonly choice_word: 'batch' | 'track';
}

/** The logo, colours and names on a project's documents. */
export async function findLook(db: ProjectDb): Promise<Look> {
  const { rows } = await sql<Look>`
    select o.name as organisation, brand_colour(p.color, p.theme) as color, p.languages, p.traits ->> 'choiceWord' as choice_word
    from projects p join organisations o on o.id = p.org_id`.execute(db);
  const [look] = rows;
  if (look === undefined) throw new Error('A project without a row');
  return look;
}

export function findLogo(db: ProjectDb) {
  return db.selectFrom('project_pictures').select(['digest', 'content']).where('kind', '=', 'logo').executeTakeFirst();
}

/** The digest of the submission that counts; empty if there is none. */
export async function findHash(db: ProjectDb, applicantId: string): Promise<string> {
  const found = await db
    .selectFrom('submissions')
    .select('hash')
    .where('applicant_id', '=', applicantId)
    .where('revoked_at', 'is', null)
    .orderBy('submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.hash ?? '';
}

/** The project of a document; undefined once the document is deleted. */
export async function findProjectOf(jobs: JobsDb, id: string) {
  const { rows } = await sql<{ id: string; org_id: string }>`select * from find_document(${id})`.execute(jobs);
  const [row] = rows;
  return row === undefined ? undefined : { id: row.id, orgId: row.org_id };
}

export async function takeDueDocuments(jobs: JobsDb, now: Date, most: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select * from sweep_documents(${now}, ${most})`.execute(jobs);
  return rows.map(({ id }) => id);
}
