import type { ProjectDb } from '../../../platform/db/database.ts';
import { refereeGroups } from '../requests/referee-rows.ts';
import { formForBatch } from '../../forms/form-for-batch.ts';
import { cachedNewest, publishedForm } from '../../forms/published-forms.ts';
import { findVersionToWrite } from '../../applications/draft.queries.ts';

/**
 * Whether the applicant has to name recommenders: the form asks for them and the chosen batch does not leave that
 * module out.
 */
export async function asksForLetters(db: ProjectDb, projectId: string, applicantId: string): Promise<boolean> {
  const draft = await findVersionToWrite(db, applicantId);
  const version = draft?.form_version_id ?? (await cachedNewest(db, projectId));
  const form = version === undefined ? undefined : await publishedForm(db, projectId, version);
  return form !== undefined && refereeGroups(formForBatch(form, draft?.left_out_modules ?? [])).length > 0;
}
