import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { encodeAnswerSet } from './answer-set.ts';
import { indexOf } from './form-index.ts';
import { encodeRows } from './rows.ts';
import type { WireAnswers } from './wire-answers.ts';

/** Writes the answers to the fields of a form, or of some of its modules; others stay out. */
export function encodeAnswers(answers: FormAnswers, form: FormDefinition): WireAnswers {
  const { fields, groups } = indexOf(form);
  const column = [...groups].flatMap(([group, rowFields]) => {
    const rows = Object.hasOwn(answers.rows, group) ? answers.rows[group] : undefined;
    return rows ? [[group, encodeRows(rows, rowFields)] as const] : [];
  });
  return { normal: encodeAnswerSet(answers.fields, fields), column: Object.fromEntries(column) };
}
