import type { LocalText } from '@portico/form-engine/language';
import { sql } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';
import type { ProjectRow } from '../../../platform/project.ts';

export type Sibling = ProjectRow & { readonly title: LocalText };

/** The other listed projects of the organisation. */
export async function listSiblings(db: ProjectDb, projectId: string): Promise<readonly Sibling[]> {
  const { rows } = await sql<Sibling>`select * from list_sibling_projects(${projectId})`.execute(db);
  return rows;
}

export function findWholeApplicant(db: ProjectDb, applicantId: string) {
  return db.selectFrom('applicants').selectAll().where('id', '=', applicantId).executeTakeFirst();
}

/** The account in this project that was created from an account in another project. */
export async function findAccountFrom(db: ProjectDb, originId: string): Promise<string | undefined> {
  const twin = await db.selectFrom('applicants').select('id').where('origin_id', '=', originId).executeTakeFirst();
  return twin?.id;
}
