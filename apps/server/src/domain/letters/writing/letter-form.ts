import type { CompiledField, CompiledForm, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { Answer, Answers, FormAnswers } from '@portico/form-engine/values/answer';
import { answersOf } from '../../sheets/sheet.rules.ts';
import { outsideOf } from '../../forms/outside-of.ts';
import { partOf } from '../../forms/part-of.ts';
import type { LetterRow } from './find-letter.ts';

/** The part of a form that recommenders write. */
export function letterPart(form: CompiledForm): CompiledForm {
  return partOf(form, isLetterModule);
}

export function isLetterModule({ definition }: CompiledModule): boolean {
  return definition.author === 'recommender';
}

/** What is written so far of the modules that are asked for. */
export function lettersAnswers(part: CompiledForm, modules: LetterRow['modules']): FormAnswers {
  return answersOf(modules, new Set(part.modules.map(({ definition }) => definition.id)));
}

/**
 * The applicant's answers that questions of the letter depend on, and no others. Sensitive ones count as unanswered,
 * for the writer and the server alike.
 */
export function outsideAnswers(part: CompiledForm, form: CompiledForm, answers: LetterRow['answers']): Answers {
  const keys = part.modules
    .flatMap((module) => outsideOf(form, module))
    .flatMap(({ author, fields }) => (author === 'recommender' ? [] : fields.map(({ key }) => key)));
  const modules = new Set(form.modules.map(({ definition }) => definition.id));
  const entries = [...new Set(keys)].flatMap((key) => {
    const field = form.byKey.get(key);
    const answer = field && modules.has(field.module) ? answers?.[field.module]?.fields[key] : undefined;
    return field === undefined || answer === undefined || isSensitive(field)
      ? []
      : [[key, read(field, answer)] as const];
  });
  return Object.fromEntries(entries);
}

function isSensitive({ definition }: CompiledField): boolean {
  return definition.preview?.sensitive === true;
}

// The application may stand on another version, in which the field is of another type.
function read({ model, definition }: CompiledField, answer: Answer): Answer {
  return model.read(answer, definition);
}
