import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Option } from '@portico/form-engine/definition/option';
import type { Asked, SamplesOf } from '@portico/form-engine/prove/samples';
import { answerWith } from '../shared/choices/one-choice-samples.ts';

// Beyond this, not every combination is tried.
const mostKinds = 8;

/** Every combination of kinds of options, each with as few and with as many of them as can be chosen. */
export const multipleChoiceSamples: SamplesOf = (field, asked) => {
  const kinds = kindsOf(field.options ?? [], asked);
  const isEvery = kinds.length <= mostKinds;
  const combinations = isEvery
    ? Array.from({ length: 2 ** kinds.length - 1 }, (_, bits) => kinds.filter((_kind, at) => ((bits + 1) >> at) & 1))
    : [...kinds.map((kind) => [kind]), kinds];
  return {
    answers: combinations.map((combination) => {
      const chosen = chosenOf(combination, field);
      return answerWith(
        (field.options ?? []).filter((option) => chosen.has(option)).map(({ value }) => value),
        [...chosen],
      );
    }),
    isEvery,
  };
};

/** Options that nothing tells apart. */
function kindsOf(options: readonly Option[], { chosen }: Asked): readonly (readonly Option[])[] {
  const kinds = new Map<string, Option[]>();
  for (const option of options) {
    const isAsked = chosen.map((values) => values.includes(option.value));
    const name = JSON.stringify([isAsked, option.excludesOthers === true, option.under]);
    kinds.set(name, [...(kinds.get(name) ?? []), option]);
  }
  return [...kinds.values()];
}

/** One of each kind, and more of them until there are enough. */
function chosenOf(kinds: readonly (readonly Option[])[], { choice }: FieldDefinition): ReadonlySet<Option> {
  const fewest = choice?.fewest ?? 0;
  const chosen = new Set(kinds.flatMap((kind) => kind.slice(0, 1)));
  const more = kinds.flatMap((kind) => kind.slice(1)).filter(({ excludesOthers }) => excludesOthers !== true);
  for (const option of more.slice(0, Math.max(0, fewest - chosen.size))) chosen.add(option);
  return chosen;
}
