import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import { formForBatch } from '../forms/form-for-batch.ts';
import { publishedForm } from '../forms/published-forms.ts';
import { withheldFields } from './readable-part.ts';

interface Versions {
  readonly form_version_id: string | null;
  readonly newest: string | null;
  readonly left_out: readonly string[] | null;
}

/**
 * The application's own form version, limited to its batch, and the newest version, which decides what is sensitive.
 */
export async function formsToRead(
  db: ProjectDb,
  projectId: string,
  { form_version_id, newest: newestId, left_out: leftOut }: Versions,
) {
  const version = form_version_id ?? newestId;
  const form = version === null ? undefined : await publishedForm(db, projectId, version);
  if (form === undefined) throw new Refused('notOffered');
  const newest = newestId === null ? form : ((await publishedForm(db, projectId, newestId)) ?? form);
  return { form, batchForm: formForBatch(form, leftOut ?? []), marking: formForBatch(newest, []) };
}

/**
 * Letters may be on other versions of the form; for them, a field is sensitive if either of these versions marks it.
 */
export function sensitiveIn(batchForm: CompiledForm, newest: CompiledForm): ReadonlySet<string> {
  const fields = [...withheldFields(batchForm, newest), ...withheldFields(newest, newest)];
  return new Set(fields.map(({ definition }) => definition.key));
}
