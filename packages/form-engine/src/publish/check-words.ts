import type { FormDefinition } from '../definition/form-definition.ts';
import type { FieldModels } from '../field-model.ts';
import type { Language } from '../language.ts';
import { isUnseen } from '../patterns/text/unseen.ts';
import type { DefinitionPlace, DefinitionProblem } from './definition-problem.ts';
import { type NamedText, placedTexts } from './placed-texts.ts';

/** Every text exists in all languages that the project offers. */
export function checkWords(
  form: FormDefinition,
  models: FieldModels,
  offered: readonly Language[],
): readonly DefinitionProblem[] {
  return placedTexts(form, models).flatMap(({ place, texts }) =>
    texts.flatMap((text) => missingIn(text, place, offered)),
  );
}

function missingIn(
  { name, words, needed = false }: NamedText,
  place: DefinitionPlace,
  offered: readonly Language[],
): readonly DefinitionProblem[] {
  if (words === undefined) return [];
  const silent = offered.filter((language) => isUnseen(words[language]));
  if (silent.length === offered.length && !needed) return [];
  return silent.map((language) => ({ key: 'missingLanguage', place, params: { language, text: name } }));
}
