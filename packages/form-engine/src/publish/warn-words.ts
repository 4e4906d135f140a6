import type { FormDefinition } from '../definition/form-definition.ts';
import type { FieldModels } from '../field-model.ts';
import type { Language, LocalText } from '../language.ts';
import { hasSimplified, hasTraditional } from '../patterns/text/one-chinese.ts';
import type { DefinitionPlace, DefinitionProblem } from './definition-problem.ts';
import { type NamedText, placedTexts } from './placed-texts.ts';

/** Texts that are there, but look wrong. */
export function warnOfTexts(
  form: FormDefinition,
  models: FieldModels,
  offered: readonly Language[],
): readonly DefinitionProblem[] {
  return placedTexts(form, models).flatMap(({ place, texts }) => {
    const warnings = texts.flatMap((text) => warnOfWords(text, place, offered));
    // Of many options one is enough to lead there.
    return [...new Map(warnings.map((warning) => [JSON.stringify(warning), warning])).values()];
  });
}

/** What looks wrong about translations: words of another language, of another Chinese, of two scripts in one. */
function warnOfWords(
  { name, words }: NamedText,
  place: DefinitionPlace,
  offered: readonly Language[],
): readonly DefinitionProblem[] {
  if (words === undefined) return [];
  return offered.flatMap((language): DefinitionProblem[] => {
    const key = oddityOf(words, language, offered);
    return key === null ? [] : [{ key, place, params: { language, text: name } }];
  });
}

function oddityOf(words: LocalText, language: Language, offered: readonly Language[]) {
  const text = plain(words[language]);
  if (language === 'en' ? han.test(text) : isLeftInEnglish(text, plain(words.en), offered)) {
    return language === 'en' ? 'mixedScripts' : 'sameText';
  }
  if (twoScripts.test(text)) return 'mixedScripts';
  const isOther = (language === 'sc' && hasTraditional(text)) || (language === 'tc' && hasSimplified(text));
  return isOther ? 'otherChinese' : null;
}

/** Names such as TOEFL are the same everywhere; sentences are not. */
function isLeftInEnglish(text: string, english: string, offered: readonly Language[]): boolean {
  if (!offered.includes('en') || text !== english || han.test(text)) return false;
  return (text.match(/[A-Za-z]*[a-z]{2,}/g) ?? []).length >= 2;
}

const han = /\p{Script=Han}/u;
// Letters that look like Latin ones, within a Latin word.
const twoScripts =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;

/** Without tags, addresses and what is between quotation marks of Chinese texts, which may name anything. */
function plain(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\b(?:https?:\/\/|www\.)\S+|\S+@\S+/g, ' ')
    .trim();
}
