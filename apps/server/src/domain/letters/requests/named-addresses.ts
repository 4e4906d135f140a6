import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { refereeGroups, refereeRows } from './referee-rows.ts';

/** The keys of all recommenders' addresses in the saved rows. */
export async function namedAddresses(
  db: ProjectDb,
  applicationId: string,
  form: CompiledForm,
): Promise<ReadonlySet<string>> {
  const modules = [...new Set(refereeGroups(form).map(({ module }) => module))];
  if (modules.length === 0) return new Set();
  const saved = await db
    .selectFrom('sheet_modules')
    .select('values')
    .where('sheet_id', '=', applicationId)
    .where('module_id', 'in', modules)
    .execute();
  const rows = Object.fromEntries(saved.flatMap(({ values }) => Object.entries(values.rows)));
  const keys = refereeRows(form, { fields: {}, rows }).map(({ emailKey }) => emailKey);
  return new Set(keys.filter((key) => key !== ''));
}
