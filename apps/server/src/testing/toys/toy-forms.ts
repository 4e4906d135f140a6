import { randomUUID } from 'node:crypto';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { frozenNow } from '../frozen-clock.ts';
import { beginToySheet } from './toy-sheets.ts';

type Db = Kysely<Tables>;

/** Publishes the next version of a project's form; returns its id. */
export async function publishForm(
  db: Db,
  { id: project_id }: { readonly id: string },
  definition: FormDefinition,
): Promise<string> {
  const earlier = await db.selectFrom('form_versions').select('id').where('project_id', '=', project_id).execute();
  const version = { id: randomUUID(), project_id, number: earlier.length + 1, definition: JSON.stringify(definition) };
  await db.insertInto('form_versions').values(version).execute();
  return version.id;
}

export function applicationOf(db: Db, applicantId: string) {
  return db
    .selectFrom('applications')
    .leftJoin('sheets', 'sheets.id', 'applications.id')
    .selectAll('applications')
    .select(['sheets.form_version_id', 'sheets.left_over'])
    .where('applications.applicant_id', '=', applicantId)
    .executeTakeFirstOrThrow();
}

/** Writes saved answers of one module. */
export async function fillModule(
  db: Db,
  applicantId: string,
  module: string,
  answers: FormAnswers,
  state: 1 | 2 = 2,
): Promise<void> {
  const { id, project_id } = await applicationOf(db, applicantId);
  const values = JSON.stringify(answers);
  await beginToySheet(db, id);
  await db
    .insertInto('sheet_modules')
    .values({ project_id, sheet_id: id, module_id: module, values, revision: '1', state, saved_at: frozenNow })
    .onConflict((conflict) => conflict.columns(['sheet_id', 'module_id']).doUpdateSet({ values }))
    .execute();
}

interface FileOptions {
  readonly module: string;
  readonly key: string;
  readonly name?: string;
  readonly size?: number;
  readonly type?: string;
  readonly letter?: string;
  readonly isBound?: boolean;
}

/** A file for one field, as answers refer to it; storage need not contain it. */
export async function buildFile(db: Db, applicantId: string, options: FileOptions) {
  const { module, key, name = `${key}.pdf`, size = 5, type = 'application/pdf', letter, isBound = true } = options;
  const uid = randomUUID();
  const { project_id } = await applicationOf(db, applicantId);
  await db
    .insertInto('stored_files')
    .values({
      id: uid,
      project_id,
      applicant_id: applicantId,
      kind: letter === undefined ? 'application' : 'letter',
      sheet_id: letter ?? null,
      module_id: module,
      field_id: key,
      field_key: key,
      name,
      size,
      type,
      state: 'ready',
      created_at: frozenNow,
      bound_at: isBound ? frozenNow : null,
    })
    .execute();
  return { uid, name, url: `/v1/public/file/${uid}`, size };
}
