import type { FormDefinition } from '../definition/form-definition.ts';
import type { CheckContext } from '../field-model.ts';
import type { Language } from '../language.ts';
import { checkDefinition } from '../publish/check-definition.ts';
import type { DefinitionProblem, DefinitionProblemKey } from '../publish/definition-problem.ts';
import { warnOfMissing } from '../publish/check-words.ts';
import { placedFields } from '../publish/placed-field.ts';
import { type KeyUse, warnOfReusedKeys } from '../publish/warn-reused-keys.ts';
import { warnOfSensitive } from '../publish/warn-sensitive.ts';
import { warnOfTexts } from '../publish/warn-words.ts';
import { proveForm } from './prove-form.ts';
import type { FieldKnowledge } from './samples.ts';

/** What is known besides the form itself. */
interface Known {
  /** What keys stood for in versions that were published. */
  readonly uses?: readonly KeyUse[];
  /** Languages in which texts may be missing. */
  readonly untranslated?: readonly Language[];
}

/**
 * Everything that can be said about a form before it is published: what `checkDefinition` finds, what a search decides, and
 * what looks wrong without preventing anything. In steps, since it may take a second. Never throws.
 */
export function* checkForm(
  form: FormDefinition,
  types: FieldKnowledge,
  context: CheckContext,
  offered: readonly Language[],
  { uses = [], untranslated = [] }: Known = {},
): Generator<undefined, readonly DefinitionProblem[]> {
  const known = checkDefinition(form, types.models, offered, untranslated);
  yield;
  const isSearchable = !known.some(({ key }) => unsearchable.includes(key));
  const decided = isSearchable ? yield* proveForm(form, types, context) : [];
  const told = new Set(known.flatMap(toldBy));
  const warnings = known.some(({ key }) => key === 'tooManyFields')
    ? []
    : [
        ...warnOfTexts(form, types.models, offered),
        ...warnOfMissing(form, types.models, offered, untranslated),
        ...warnOfSensitive(placedFields(form), types.models),
        ...warnOfReusedKeys(placedFields(form), uses, types.models),
      ];
  return [...known, ...decided.filter((one) => !told.has(nameOf(one.key, one))), ...warnings];
}

/** All steps at once. */
export function finish<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

const unsearchable: readonly DefinitionProblemKey[] = [
  'tooManyFields',
  'tooManyLinks',
  'duplicateId',
  'duplicateKey',
  'cycle',
  'tooComplex',
  'rowNumbers',
];

/** What a finding already says of its place. */
const alsoSaid: Partial<Readonly<Record<DefinitionProblemKey, readonly DefinitionProblemKey[]>>> = {
  neverShown: ['unreachable', 'requiredUnreachable'],
  contradiction: ['unreachable', 'requiredUnreachable'],
  openedByRecommender: ['unreachable', 'requiredUnreachable'],
  settings: ['unanswerable'],
  optionNowhere: ['optionUnreachable'],
  tooFewOptions: ['cannotComplete'],
};

function toldBy(problem: DefinitionProblem): readonly string[] {
  return (alsoSaid[problem.key] ?? []).map((key) => nameOf(key, problem));
}

function nameOf(key: DefinitionProblemKey, { place, params }: DefinitionProblem): string {
  return JSON.stringify([
    key,
    place.module,
    place.group,
    place.field,
    key === 'optionUnreachable' && params?.['option'],
  ]);
}
