import type { FormDefinition } from '../definition/form-definition.ts';
import type { FieldModels } from '../field-model.ts';
import type { Language, LocalText } from '../language.ts';
import { isUnseen } from '../patterns/text/unseen.ts';
import type { DefinitionProblem } from './definition-problem.ts';
import { type NamedText, placedTexts } from './placed-texts.ts';

/**
 * Every text exists in all languages that the project offers, except where it may be missing. What somebody must read
 * exists in at least one.
 */
export function checkWords(
  form: FormDefinition,
  models: FieldModels,
  offered: readonly Language[],
  untranslated: readonly Language[],
): readonly DefinitionProblem[] {
  return placedTexts(form, models).flatMap(({ place, texts }) =>
    texts.flatMap((text) => missingIn(text, offered, untranslated).map((problem) => ({ ...problem, place }))),
  );
}

/** Texts that are missing where they may be: people read them in another language. */
export function warnOfMissing(
  form: FormDefinition,
  models: FieldModels,
  offered: readonly Language[],
  untranslated: readonly Language[],
): readonly DefinitionProblem[] {
  if (untranslated.length === 0) return [];
  return placedTexts(form, models).flatMap(({ place, texts }) =>
    texts.flatMap(({ name, words }) => {
      const silent = words === undefined ? [] : silentIn(words, offered);
      if (silent.length === offered.length) return [];
      return silent
        .filter((language) => untranslated.includes(language))
        .map((language) => ({ key: 'translationLeftOut' as const, place, params: { language, text: name } }));
    }),
  );
}

function missingIn(
  { name, words, needed = false }: NamedText,
  offered: readonly Language[],
  untranslated: readonly Language[],
): readonly Omit<DefinitionProblem, 'place'>[] {
  if (words === undefined) return [];
  const silent = silentIn(words, offered);
  const isSilent = silent.length === offered.length;
  if (isSilent && !needed) return [];
  const missing = isSilent ? silent : silent.filter((language) => !untranslated.includes(language));
  return missing.map((language) => ({ key: 'missingLanguage', params: { language, text: name } }));
}

function silentIn(words: LocalText, offered: readonly Language[]): readonly Language[] {
  return offered.filter((language) => isUnseen(words[language]));
}
