import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { Answer, Answers, FormAnswers } from '@portico/form-engine/values/answer';
import { isList } from '../codec/json.ts';
import { wireValues } from '../field/field-types.ts';
import type { FieldIndex } from './answer-set.ts';
import { indexOf } from './form-index.ts';
import { decodeColumns, decodeOwnWords } from './own-words.ts';

/**
 * Frozen answers as the engine reads them. Those submitted before options were identified by value identify them by
 * position in their version, and stay so for good, since their hash is signed.
 */
export function answersByValue(frozen: FormAnswers, form: FormDefinition): FormAnswers {
  const { fields, groups } = indexOf(form);
  const rows = Object.entries(frozen.rows).map(([group, list]) => {
    const inRow = groups.get(group);
    return [group, inRow === undefined ? list : list.map((row) => inAnswers(row, inRow))] as const;
  });
  return { fields: inAnswers(frozen.fields, fields), rows: Object.fromEntries(rows) };
}

function inAnswers(answers: Answers, fields: FieldIndex): Answers {
  const entries = Object.entries(answers).map(([key, answer]) => {
    const field = fields.get(key);
    if (field === undefined) return [key, answer] as const;
    const { other, value, ...rest }: Omit<Answer, 'other'> & { readonly other?: unknown } = answer;
    const words = isList(other) ? decodeOwnWords(other, field, value) : answer.other;
    const columns = wireValues[field.type] === 'columns' && isList(value) ? decodeColumns(value, field) : null;
    return [key, { ...rest, value: columns ?? value, ...(words && { other: words }) }] as const;
  });
  return Object.fromEntries(entries);
}
