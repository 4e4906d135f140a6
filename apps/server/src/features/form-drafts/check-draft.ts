import type { FormFindings } from '@portico/contract/form-draft.schemas';
import { fieldKnowledge } from '@portico/fields/samples';
import { prepareForm } from '@portico/form-engine/compile/prepare-form';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { Language } from '@portico/form-engine/language';
import { checkForm } from '@portico/form-engine/prove/check-form';
import { isWarning } from '@portico/form-engine/publish/definition-problem';
import { setImmediate } from 'node:timers/promises';
import { presentFindings } from './form-drafts.present.ts';

// As long as a save may take: whoever else waits for this process does not notice.
const turnMs = 20;

/**
 * What prevents publishing a draft, with all that a search decides. It may take a second: others get their turn between its
 * steps. Saving asks only for what is found at once.
 */
export async function findErrors(
  form: FormDefinition,
  languages: readonly Language[],
  today: string,
): Promise<FormFindings> {
  await prepareForm(form, fieldKnowledge.models);
  const steps = checkForm(form, fieldKnowledge, { language: 'sc', today }, languages);
  let turnEnds = performance.now() + turnMs;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return presentFindings(step.value.filter(({ key }) => !isWarning(key)));
    if (performance.now() < turnEnds) continue;
    await setImmediate();
    turnEnds = performance.now() + turnMs;
  }
}
