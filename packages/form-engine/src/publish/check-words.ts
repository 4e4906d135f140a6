import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import type { Option } from '../definition/option.ts';
import type { FieldModels } from '../field-model.ts';
import type { Language, LocalText } from '../language.ts';
import { isUnseen } from '../patterns/text/unseen.ts';
import type { DefinitionPlace, DefinitionProblem } from './definition-problem.ts';

/** A text by its name; an optional one may be missing in every language, but not in only some. */
interface NamedText {
  readonly name: string;
  readonly words: LocalText | undefined;
  readonly needed?: boolean;
}

/** Every text exists in all languages that the project offers. */
export function checkWords(
  form: FormDefinition,
  models: FieldModels,
  offered: readonly Language[],
): readonly DefinitionProblem[] {
  const missing = (place: DefinitionPlace, texts: readonly NamedText[]) =>
    texts.flatMap((text) => missingIn(text, place, offered));
  return form.modules.flatMap((module) => {
    const place = { module: module.id };
    return [
      ...missing(place, [{ name: 'title', words: module.title, needed: true }]),
      ...module.fields.flatMap((field) => missing({ ...place, field: field.id }, textsOf(field, models))),
      ...module.groups.flatMap((group) => [
        ...missing({ ...place, group: group.key }, [
          { name: 'title', words: group.title, needed: true },
          { name: 'addLabel', words: group.addLabel },
          { name: 'remark', words: group.remark },
        ]),
        ...group.fields.flatMap((field) =>
          missing({ ...place, group: group.key, field: field.id }, textsOf(field, models)),
        ),
      ]),
    ];
  });
}

function textsOf(field: FieldDefinition, models: FieldModels): readonly NamedText[] {
  const { options = [], columns = [], levels = [] } = field;
  return [
    { name: 'label', words: field.label, needed: models[field.type].readOnly !== true },
    { name: 'placeholder', words: field.placeholder },
    { name: 'remark', words: field.remark },
    { name: 'tips', words: field.tips },
    { name: 'errorText', words: field.errorText },
    { name: 'compare', words: field.compare?.text },
    { name: 'suffix', words: field.text?.suffix },
    { name: 'limits', words: field.date?.limits?.text },
    { name: 'html', words: field.html },
    ...[...options, ...columns].flatMap(optionTexts),
    ...levels.flatMap(({ label, items }) => [label, ...items].map((words) => ({ name: 'levels', words }))),
  ];
}

function optionTexts({ label, tips }: Option): readonly NamedText[] {
  return [
    { name: 'option', words: label, needed: true },
    { name: 'option tips', words: tips },
  ];
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
