import type { CompiledField, CompiledForm, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { Answer, Answers, FormAnswers } from '@portico/form-engine/values/answer';
import { answersOf } from '../../sheets/sheet.rules.ts';
import { outsideOf } from '../../forms/outside-of.ts';
import { partOf } from '../../forms/part-of.ts';
import type { LetterRow } from './find-letter.ts';

/** The part of a form that recommenders fill in. */
export function letterPart(form: CompiledForm): CompiledForm {
  return partOf(form, isLetterModule);
}

export function isLetterModule({ definition }: CompiledModule): boolean {
  return definition.author === 'recommender';
}

/** The saved answers of the modules in this part. */
export function lettersAnswers(part: CompiledForm, modules: LetterRow['modules']): FormAnswers {
  return answersOf(modules, new Set(part.modules.map(({ definition }) => definition.id)));
}

/**
 * Only those of the applicant's answers that questions of the letter depend on. Sensitive ones count as unanswered, for
 * the recommender and for the server alike.
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

// The application may be on another version, in which the field has another type.
function read({ model, definition }: CompiledField, answer: Answer): Answer {
  return model.read(answer, definition);
}
