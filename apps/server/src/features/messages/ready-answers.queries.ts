import type { SaveReadyAnswer } from '@portico/contract/ready-answers.schemas';
import { sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';

/** All of the project, by name; the last changed first among those of the same name. */
export function listReady(db: ProjectDb) {
  return ready(db).orderBy('name').orderBy('changed_at', 'desc').orderBy('id').execute();
}

export function findReady(db: ProjectDb, id: string) {
  return ready(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

export type ReadyRow = NonNullable<Awaited<ReturnType<typeof findReady>>>;

function ready(db: ProjectDb) {
  return db.selectFrom('ready_answers').select(['id', 'revision', 'name', 'words', 'changed_at', 'changed_name']);
}

export async function countReady(db: ProjectDb): Promise<number> {
  const { count } = await db
    .selectFrom('ready_answers')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface Written extends Pick<SaveReadyAnswer['input'], 'name' | 'words'> {
  readonly projectId: string;
  readonly id: string;
  readonly by: string;
  readonly now: Date;
}

/** Writes the next revision, or the first. */
export async function writeReady(db: ProjectDb, { projectId, id, name, words, by, now }: Written): Promise<number> {
  const written = { name, words: JSON.stringify(words), changed_at: now, changed_name: by };
  const { revision } = await db
    .insertInto('ready_answers')
    .values({ project_id: projectId, id, ...written })
    .onConflict((twice) =>
      twice.columns(['project_id', 'id']).doUpdateSet({ ...written, revision: sql`ready_answers.revision + 1` }),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

export async function deleteReady(db: ProjectDb, id: string): Promise<void> {
  await db.deleteFrom('ready_answers').where('id', '=', id).execute();
}
