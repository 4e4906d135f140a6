import { sql, type Transaction } from 'kysely';
import type { ProjectDb } from './database.ts';
import { scopeText } from './scope.ts';
import type { Tables } from './tables.ts';

/**
 * Goes on in a project, within a transaction of the staff member: for what makes several projects at once, or none. The
 * scope ends with the transaction.
 */
export async function enterProject(
  transaction: Transaction<Tables>,
  project: { readonly id: string; readonly orgId: string },
  staffId: string,
): Promise<ProjectDb> {
  const scope = scopeText({ org: project.orgId, project: project.id, staff: staffId });
  await sql`select set_config('portico.scope', ${scope}, true)`.execute(transaction);
  return transaction;
}
