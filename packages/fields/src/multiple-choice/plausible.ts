import { type PlausibleAnswers, rotated } from '../plausible-answers.ts';
import { wordsBeside } from '../shared/choices/plausible-option.ts';
import { mostChoices } from './most-choices.ts';

/** Two options, or as many as must be chosen; else one alone, such as one that excludes all others. */
export const plausible: PlausibleAnswers = (field, { language }, variant) => {
  const { options = [], choice } = field;
  const together = options.filter(({ excludesOthers }) => excludesOthers !== true);
  const count = Math.max(choice?.fewest ?? 0, Math.min(2, mostChoices(field)));
  const several = rotated(together, variant).slice(0, count);
  const sets = [several, ...rotated(options, variant).map((option) => [option])];
  return sets.map((set) => {
    const value = set.map((option) => option.value);
    return { value, ...wordsBeside(options, value, language) };
  });
};
