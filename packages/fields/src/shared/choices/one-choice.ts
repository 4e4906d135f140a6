import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { CheckContext, FieldModel } from '@portico/form-engine/field-model';
import type { Problem } from '@portico/form-engine/problem';
import type { Answer, RawAnswer } from '@portico/form-engine/values/answer';
import { checkFileSettings } from '../files/check-file-settings.ts';
import { checkFiles } from '../files/check-files.ts';
import { readFiles } from '../files/stored-files.ts';
import { checkChoiceSettings } from './check-choice-settings.ts';
import { choiceAnswer, hasUnreadableWords, lacksWords, readWords, tellChoices } from './choice-answer.ts';
import { chosenValues, isUnchosen, optionOf, readChoice } from './options.ts';

/** The model of a choice of one option, whether it is shown as buttons or as a list. */
export const oneChoice = {
  empty: { value: '' },
  read: readOne,
  isEmpty: (answer) => isUnchosen(answer.value),
  tell: tellChoices,
  check: checkOne,
  chosen: chosenValues,
  checkSettings: (field) => [
    ...checkChoiceSettings(field),
    ...(field.takesAttachments === true ? checkFileSettings(field) : []),
  ],
} as const satisfies Omit<FieldModel, 'type'>;

function readOne(raw: RawAnswer, field: FieldDefinition): Answer {
  const options = field.options ?? [];
  const value = readChoice(Array.isArray(raw.value) ? raw.value[0] : raw.value, options);
  return choiceAnswer(value, options, {
    other: readWords(raw.other),
    attachments: field.takesAttachments === true ? readFiles(raw.attachments) : [],
  });
}

function checkOne(answer: Answer, field: FieldDefinition, { language }: CheckContext): Problem | null {
  if (optionOf(answer.value, field.options ?? []) === undefined) return { key: 'unknownOption' };
  if (lacksWords(answer, field)) return { key: 'otherRequired' };
  if (hasUnreadableWords(answer)) return { key: 'unreadable' };
  return answer.attachments === undefined ? null : checkFiles(answer.attachments, field, language);
}
