import type { Answer } from '@portico/form-engine/values/answer';
import type { AnswerLookup } from '@portico/form-engine/visibility/answer-lookup';
import { canonicalJson } from '../../receipts/canonical-json.ts';
import type { JudgedForm } from './judged-form.ts';

/** The visible answers of a whole form: its plain fields, and those of each row. */
export interface VisibleAnswers {
  readonly plain: AnswerLookup;
  rowsOf(group: string): readonly AnswerLookup[];
}

/**
 * The answers that count, as canonical JSON: those of visible fields that are not empty. The same as `withoutHidden`,
 * but written in one pass, because this is most of the cost of a submission.
 */
export function frozenAnswers({ fields, groups }: JudgedForm, sight: VisibleAnswers): string {
  let rows = '';
  for (const { group, name, fields: inRow } of groups) {
    const looks = sight.rowsOf(group.definition.key);
    if (looks.length === 0) continue;
    rows += `${rows === '' ? '' : ','}${name}:[${looks.map((look) => frozen(inRow, look)).join()}]`;
  }
  return `{"fields":${frozen(fields, sight.plain)},"rows":{${rows}}}`;
}

function frozen(fields: JudgedForm['fields'], look: AnswerLookup): string {
  let text = '';
  for (const { field, name } of fields) {
    const answer = look(field);
    if (answer === null || field.model.isEmpty(answer)) continue;
    text += `${text === '' ? '' : ','}${name}:${frozenAnswer(answer)}`;
  }
  return `{${text}}`;
}

/** Nearly every answer is a single text. */
function frozenAnswer(answer: Answer): string {
  const { value } = answer;
  return typeof value === 'string' && isAlone(answer) ? `{"value":${JSON.stringify(value)}}` : canonicalJson(answer);
}

function isAlone(answer: Answer): boolean {
  for (const key in answer) if (key !== 'value') return false;
  return true;
}
