import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { GroupDefinition } from '@portico/form-engine/definition/form-definition';
import { models } from '../models.ts';

/** The fields of a row that are answered; types that are only read show in previews alone. */
export function questionsOf(group: GroupDefinition): readonly FieldDefinition[] {
  return group.fields.filter(({ type }) => models[type].readOnly !== true);
}

/** The columns marked for the table; all of them if none is marked. */
export function columnsOf(group: GroupDefinition): readonly FieldDefinition[] {
  const questions = questionsOf(group);
  const marked = questions.filter(({ inTable }) => inTable?.shown === true);
  return marked.length === 0 ? questions : marked;
}
