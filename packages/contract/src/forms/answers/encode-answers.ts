import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { encodeAnswerSet } from './answer-set.ts';
import { indexOf } from './form-index.ts';
import type { OptionsBy } from './own-words.ts';
import { encodeRows } from './rows.ts';
import type { WireAnswers } from './wire-answers.ts';

export type { OptionsBy };

/**
 * Encodes the answers to the fields of a form, or of some of its modules; others are left out. By value they can be
 * read by a version that has the options in another order.
 */
export function encodeAnswers(answers: FormAnswers, form: FormDefinition, by: OptionsBy = 'place'): WireAnswers {
  const { fields, groups } = indexOf(form);
  const column = [...groups].flatMap(([group, rowFields]) => {
    const rows = Object.hasOwn(answers.rows, group) ? answers.rows[group] : undefined;
    return rows ? [[group, encodeRows(rows, rowFields, by)] as const] : [];
  });
  return { normal: encodeAnswerSet(answers.fields, fields, by), column: Object.fromEntries(column) };
}
