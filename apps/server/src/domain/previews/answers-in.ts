import type { FormAnswers } from '@portico/form-engine/values/answer';

/** What modules hold, as one: keys are unique over a form. */
export function answersIn(modules: readonly FormAnswers[]): FormAnswers {
  return {
    fields: Object.fromEntries(modules.flatMap(({ fields }) => Object.entries(fields))),
    rows: Object.fromEntries(modules.flatMap(({ rows }) => Object.entries(rows))),
  };
}
