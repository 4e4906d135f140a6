import type { Option } from '@portico/form-engine/definition/option';
import type { Language } from '@portico/form-engine/language';
import type { RawAnswer } from '@portico/form-engine/values/answer';
import { type PlausibleAnswers, rotated } from '../../plausible-answers.ts';
import { offersText } from './choice-answer.ts';

const ownWords: Readonly<Record<Language, string>> = { sc: '其他说明', tc: '其他說明', en: 'Something else' };

/** One of the options; one that asks for own words comes with some. */
export const plausibleOption: PlausibleAnswers = ({ options = [] }, { language }, variant) =>
  rotated(options, variant).map(({ value }) => ({ value, ...wordsBeside(options, [value], language) }));

/** Own words for those of the chosen options that offer a line. */
export function wordsBeside(
  options: readonly Option[],
  chosen: readonly string[],
  language: Language,
): Pick<RawAnswer, 'other'> {
  const offering = options.filter((option) => chosen.includes(option.value) && offersText(option));
  return { other: Object.fromEntries(offering.map(({ value }) => [value, ownWords[language]])) };
}
