import type { AllowMissingTranslations } from '@portico/contract/form-draft.schemas';
import { findSetting, setUntranslated } from '../../domain/forms/versions.queries.ts';
import { reachProject } from '../../domain/projects/reach-project.ts';
import { lockRevision } from '../../domain/revisions/revisions.queries.ts';
import { logStaffChange } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { findingsOf } from './form-drafts.present.ts';
import { readDraft, readLiveForm } from './open-draft.ts';

/** Says in which languages texts may be missing. It holds for every publication from now on, those at a time too. */
export async function allowMissingTranslations(
  { project: id, languages }: AllowMissingTranslations['input'],
  call: StaffCall,
): Promise<AllowMissingTranslations['output']> {
  const { project, projectDb } = await reachProject(id, call);
  return inTransaction(projectDb, async (db) => {
    await lockRevision(db);
    const { untranslated: before } = await findSetting(db, project.id);
    await setUntranslated(db, project.id, languages);
    const setting = await findSetting(db, project.id);
    const change = { before: { languages: before }, after: { languages: setting.untranslated } };
    await logStaffChange(db, call, 'allowed missing translations', { project: project.id }, change);
    const live = await readLiveForm(db);
    const form = (await readDraft(db, live))?.definition ?? live.definition;
    return { findings: findingsOf(form, setting) };
  });
}
