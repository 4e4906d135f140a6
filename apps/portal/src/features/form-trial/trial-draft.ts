import { decodeAnswers } from '@portico/contract/forms/decode-answers';
import { encodeAnswers } from '@portico/contract/forms/encode-answers';
import { models } from '@portico/fields/models';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { type FormAnswers, noAnswers } from '@portico/form-engine/values/answer';
import { sessionArea } from '../../lib/session/guarded-area.ts';

/** Keeps what was filled in across a reload or a change of language, in this tab only. */
export function storeTrial(slug: string, form: FormDefinition, answers: FormAnswers): void {
  sessionArea.setItem(placeOf(slug), JSON.stringify(encodeAnswers(answers, withoutFiles(form))));
}

export function recallTrial(slug: string, form: FormDefinition): FormAnswers {
  const stored = sessionArea.getItem(placeOf(slug));
  return stored === null ? noAnswers : decodeAnswers(JSON.parse(stored), withoutFiles(form)).answers;
}

function placeOf(slug: string): string {
  return `trial:${slug}`;
}

// Files exist only in the memory of one page and cannot be restored.
function withoutFiles(form: FormDefinition): FormDefinition {
  const comesBack = ({ type }: FieldDefinition) => models[type].takesFiles !== true;
  return {
    modules: form.modules.map((module) => ({
      ...module,
      fields: module.fields.filter(comesBack),
      groups: module.groups.map((group) => ({
        ...group,
        fields: group.fields.filter(comesBack),
      })),
    })),
  };
}
