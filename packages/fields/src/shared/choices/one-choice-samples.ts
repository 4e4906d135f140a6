import type { Option } from '@portico/form-engine/definition/option';
import type { SamplesOf } from '@portico/form-engine/prove/samples';
import type { Answer } from '@portico/form-engine/values/answer';

/** Each option; one is enough if nothing asks which, and all are offered together. */
export const oneChoiceSamples: SamplesOf = ({ options = [], choice }, { chosen }) => {
  const isOneEnough = chosen.length === 0 && choice?.under === undefined;
  const tried = isOneEnough ? options.slice(0, 1) : options;
  return { answers: tried.map((option) => answerWith(option.value, [option])), isEvery: true };
};

/** A choice with own words wherever they are demanded. */
export function answerWith(value: Answer['value'], options: readonly Option[]): Answer {
  const words = options.filter(({ needsText }) => needsText === true);
  if (words.length === 0) return { value };
  return { value, other: Object.fromEntries(words.map((option) => [option.value, '-'])) };
}
