import type { ProjectDb } from '../../platform/db/database.ts';
import { refereeGroups } from './referee-rows.ts';
import { askedForm } from '../forms/asked-form.ts';
import { likelyNewest, publishedForm } from '../forms/published-forms.ts';
import { findAskedVersion } from '../applications/versions.queries.ts';

/** Whether an applicant is to name recommenders: the form asks for them, and the chosen batch does not leave them out. */
export async function asksForLetters(db: ProjectDb, projectId: string, applicantId: string): Promise<boolean> {
  const asked = await findAskedVersion(db, applicantId);
  const version = asked?.form_version_id ?? (await likelyNewest(db, projectId));
  const form = version === undefined ? undefined : await publishedForm(db, projectId, version);
  return form !== undefined && refereeGroups(askedForm(form, asked?.left_out_modules ?? [])).length > 0;
}
