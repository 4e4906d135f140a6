import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FieldModel, SettingsProblem } from '@portico/form-engine/field-model';
import type { Problem } from '@portico/form-engine/problem';
import type { Answer, RawAnswer } from '@portico/form-engine/values/answer';
import { checkChoiceSettings } from '../shared/choices/check-choice-settings.ts';
import {
  choiceAnswer,
  hasUnreadableWords,
  lacksWords,
  readWords,
  tellChoices,
} from '../shared/choices/choice-answer.ts';
import { chosenOptions, chosenValues, isUnchosen, readChoice } from '../shared/choices/options.ts';
import { inOrder } from './in-order.ts';
import { mostChoices } from './most-choices.ts';

/** Any of the options, up to a maximum. */
export const multipleChoiceModel: FieldModel = {
  type: 'multiple-choice',
  empty: { value: [] },
  read,
  isEmpty: (answer) => isUnchosen(answer.value),
  tell: tellChoices,
  check,
  chosen: chosenValues,
  checkSettings,
};

function read(raw: RawAnswer, field: FieldDefinition): Answer {
  const options = field.options ?? [];
  const values: readonly unknown[] = Array.isArray(raw.value) ? raw.value : [raw.value];
  const value = inOrder(
    values.map((one) => readChoice(one, options)),
    options,
  );
  return choiceAnswer(value, options, { other: readWords(raw.other), attachments: [] });
}

function check(answer: Answer, field: FieldDefinition): Problem | null {
  const count = Array.isArray(answer.value) ? answer.value.length : 0;
  const most = mostChoices(field);
  if (chosenOptions(answer.value, field.options ?? []).length < count) return { key: 'unknownOption' };
  if (count > most) return { key: 'tooManyChoices', params: { most, count } };
  const isExclusive = chosenOptions(answer.value, field.options ?? []).some(({ excludesOthers }) => excludesOthers);
  if (isExclusive && count > 1) return { key: 'excludedChoices' };
  const least = field.choice?.fewest ?? 0;
  if (!isExclusive && count < least) return { key: 'tooFewChoices', params: { least, count } };
  if (lacksWords(answer, field)) return { key: 'otherRequired' };
  return hasUnreadableWords(answer) ? { key: 'unreadable' } : null;
}

function checkSettings(field: FieldDefinition): readonly SettingsProblem[] {
  const most = field.choice?.most ?? 0;
  const offered = field.options?.length ?? 0;
  const fewest = field.choice?.fewest ?? 0;
  const together = (field.options ?? []).filter(({ excludesOthers }) => excludesOthers !== true).length;
  const least = Math.min(most > 0 ? most : offered, together);
  return [
    ...checkChoiceSettings(field),
    ...(most > offered ? [{ key: 'mostTooLarge', params: { most, offered } }] : []),
    ...(fewest > least ? [{ key: 'fewestTooLarge', params: { fewest, most: least } }] : []),
  ];
}
