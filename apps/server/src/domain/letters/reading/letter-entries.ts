import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import type { Language, LocalText } from '@portico/form-engine/language';
import type { Answer, Answers, FormAnswers, StoredFile } from '@portico/form-engine/values/answer';
import { storedFilesIn } from '../../files/stored-files-in.ts';
import { answerInWords } from '../../forms/answer-in-words.ts';

interface Entry {
  readonly name: LocalText;
  readonly value: string;
}

/** The answers of a letter in form order; files are listed separately. */
export function letterEntries(
  modules: readonly ModuleDefinition[],
  answers: FormAnswers,
  language: Language,
): readonly Entry[] {
  return answered(modules, answers).flatMap(({ field, answer, name }) => {
    const value = answerInWords(answer, field, language);
    return value === '' ? [] : [{ name, value }];
  });
}

export function filesIn(modules: readonly ModuleDefinition[], answers: FormAnswers): readonly StoredFile[] {
  return answered(modules, answers).flatMap(({ answer }) => storedFilesIn(answer));
}

interface Answered {
  readonly field: FieldDefinition;
  readonly answer: Answer;
  readonly name: LocalText;
}

function answered(modules: readonly ModuleDefinition[], { fields, rows }: FormAnswers): readonly Answered[] {
  return modules.flatMap((module) => [
    ...answersTo(module.fields, fields, (label) => label),
    ...module.groups.flatMap(({ key, title, fields: questions }) => {
      const list = Object.hasOwn(rows, key) ? (rows[key] ?? []) : [];
      return list.flatMap((row, index) => answersTo(questions, row, (label) => inRow(title, index + 1, label)));
    }),
  ]);
}

function answersTo(fields: readonly FieldDefinition[], answers: Answers, nameOf: (label: LocalText) => LocalText) {
  return fields.flatMap((field) => {
    const answer = Object.hasOwn(answers, field.key) ? answers[field.key] : undefined;
    return answer === undefined ? [] : [{ field, answer, name: nameOf(field.label) }];
  });
}

function inRow(title: LocalText, number: number, label: LocalText): LocalText {
  const nameIn = (language: Language) => `${title[language]} ${number} · ${label[language]}`;
  return { sc: nameIn('sc'), tc: nameIn('tc'), en: nameIn('en') };
}
