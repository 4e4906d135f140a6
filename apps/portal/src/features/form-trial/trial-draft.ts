import { decodeAnswers } from '@portico/contract/forms/decode-answers';
import { encodeAnswers } from '@portico/contract/forms/encode-answers';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { type FormAnswers, noAnswers } from '@portico/form-engine/values/answer';
import { sessionArea } from '../../lib/session/guarded-area.ts';

// Files stay in the memory of one page: what holds them cannot come back.
const ofOnePage = new Set(['upload', 'video', 'signature']);

/** What was filled in so far, kept through a reload and a change of language, in this tab alone. */
export function keepTrial(slug: string, form: FormDefinition, answers: FormAnswers): void {
  sessionArea.setItem(placeOf(slug), JSON.stringify(encodeAnswers(answers, withoutFiles(form))));
}

export function recallTrial(slug: string, form: FormDefinition): FormAnswers {
  const kept = sessionArea.getItem(placeOf(slug));
  return kept === null ? noAnswers : decodeAnswers(JSON.parse(kept), withoutFiles(form)).answers;
}

function placeOf(slug: string): string {
  return `trial:${slug}`;
}

function withoutFiles(form: FormDefinition): FormDefinition {
  return {
    modules: form.modules.map((module) => ({
      ...module,
      fields: module.fields.filter(({ type }) => !ofOnePage.has(type)),
      groups: module.groups.map((group) => ({
        ...group,
        fields: group.fields.filter(({ type }) => !ofOnePage.has(type)),
      })),
    })),
  };
}
