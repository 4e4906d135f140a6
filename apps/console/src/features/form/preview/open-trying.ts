import type { TriedPlace } from '@portico/contract/tried-form';
import { fillPlausibly } from '@portico/fields/fill-plausibly';
import { models } from '@portico/fields/models';
import { walkBranches } from '@portico/fields/walk-branches';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import type { CompiledField } from '@portico/form-engine/compile/compiled-form';
import { prepareForm } from '@portico/form-engine/compile/prepare-form';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { CheckContext } from '@portico/form-engine/field-model';
import type { LocalText } from '@portico/form-engine/language';
import type { Answer, FormAnswers } from '@portico/form-engine/values/answer';
import { readAnswers } from '@portico/form-engine/values/read-answers';
import { type Told, type Wording, wordedIn } from '@portico/form-engine/values/told';

/** A step through the branches of a form, in words. */
export interface WalkStep {
  readonly answers: FormAnswers;
  readonly given: readonly GivenAnswer[];
  readonly appears: readonly LocalText[];
  /** Where the first of what appears is. */
  readonly at: TriedPlace | null;
}

/** A question and what is answered, or a group and its number of rows. */
export type GivenAnswer =
  | { readonly label: LocalText; readonly words: LocalText }
  | { readonly label: LocalText; readonly rows: number };

/** The rules of a draft, to fill it in by them. In a chunk of its own: the models of all types are large. */
export async function openTrying(definition: FormDefinition, context: CheckContext) {
  await prepareForm(definition, models);
  const form = compileForm(definition, models);
  return {
    fillIn: (answers: FormAnswers, variant: number) =>
      fillPlausibly(form, readAnswers(form, answers), context, variant),
    walk() {
      const { steps, unreached } = walkBranches(form, context);
      return {
        steps: steps.map(({ answers, given, appears }): WalkStep => {
          const [first] = appears;
          return {
            answers,
            given: given.map(({ field, answer }) => givenOf(field, answer)),
            appears: appears.map((field) => field.definition.label),
            at: first === undefined ? null : placeOf(first),
          };
        }),
        unreached: unreached.map((field) => field.definition.label),
      };
    },
  };
}

function givenOf({ definition, model }: CompiledField, answer: Answer): GivenAnswer {
  const { label } = definition;
  if (typeof answer.value === 'number') return { label, rows: answer.value };
  const told = model.tell(answer, definition);
  const words = (language: keyof LocalText) =>
    told.map((one) => wordsOf(one, (text) => wordedIn(text, language))).join(' ');
  return { label, words: { sc: words('sc'), tc: words('tc'), en: words('en') } };
}

function wordsOf(told: Told, read: (words: Wording) => string): string {
  if (told.kind === 'text') return told.text;
  if (told.kind === 'choices') return told.choices.map(({ label }) => read(label)).join(' + ');
  if (told.kind === 'range') return `${told.start} – ${told.end}`;
  if (told.kind === 'files') return told.files.map(({ name }) => name).join(', ');
  return '…';
}

/** The gate of a module or group stands for it, and has its key behind a colon. */
function placeOf({ module, group, definition: { key } }: CompiledField): TriedPlace {
  if (key.startsWith('module:')) return { module, key: null };
  return { module, key: group ?? key.replace(/^group:/, '') };
}
