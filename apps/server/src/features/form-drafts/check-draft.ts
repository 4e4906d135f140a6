import type { FormFindings } from '@portico/contract/form-draft.schemas';
import { fieldKnowledge } from '@portico/fields/samples';
import { prepareForm } from '@portico/form-engine/compile/prepare-form';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { checkForm } from '@portico/form-engine/prove/check-form';
import { isWarning } from '@portico/form-engine/publish/definition-problem';
import { setImmediate } from 'node:timers/promises';
import { findSetting, type FormSetting } from '../../domain/forms/versions.queries.ts';
import { dayIn } from '../../platform/day-in.ts';
import type { ProjectDb } from '../../platform/db/database.ts';
import { presentFindings } from './form-drafts.present.ts';

/** What prevents publishing a form in the languages of its project, today. */
export async function findErrorsOn(
  db: ProjectDb,
  projectId: string,
  form: FormDefinition,
  now: Date,
): Promise<FormFindings> {
  const setting = await findSetting(db, projectId);
  return findErrors(form, setting, dayIn(setting.timeZone, now));
}

// As long as a save may take: whoever else waits for this process does not notice.
const turnMs = 20;

/**
 * What prevents publishing a draft, with all that a search decides. It may take a second: others get their turn between its
 * steps. Saving asks only for what is found at once.
 */
async function findErrors(
  form: FormDefinition,
  { languages, untranslated }: FormSetting,
  today: string,
): Promise<FormFindings> {
  await prepareForm(form, fieldKnowledge.models);
  const steps = checkForm(form, fieldKnowledge, { language: 'sc', today }, languages, { untranslated });
  let turnEnds = performance.now() + turnMs;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return presentFindings(step.value.filter(({ key }) => !isWarning(key)));
    if (performance.now() < turnEnds) continue;
    await setImmediate();
    turnEnds = performance.now() + turnMs;
  }
}
