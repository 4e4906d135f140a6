import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import type { Option } from '../definition/option.ts';
import type { FieldModels } from '../field-model.ts';
import type { LocalText } from '../language.ts';
import type { DefinitionPlace } from './definition-problem.ts';

/** A text by its name; an optional one may be missing in every language, but not in only some. */
export interface NamedText {
  readonly name: string;
  readonly words: LocalText | undefined;
  readonly needed?: boolean;
}

interface PlacedTexts {
  readonly place: DefinitionPlace;
  readonly texts: readonly NamedText[];
}

/** All texts of a form, by their places. */
export function placedTexts(form: FormDefinition, models: FieldModels): readonly PlacedTexts[] {
  return form.modules.flatMap((module) => {
    const place = { module: module.id };
    return [
      { place, texts: [{ name: 'title', words: module.title, needed: true }] },
      ...module.fields.map((field) => ({ place: { ...place, field: field.id }, texts: textsOf(field, models) })),
      ...module.groups.flatMap((group) => [
        {
          place: { ...place, group: group.key },
          texts: [
            { name: 'title', words: group.title, needed: true },
            { name: 'addLabel', words: group.addLabel },
            { name: 'remark', words: group.remark },
          ],
        },
        ...group.fields.map((field) => ({
          place: { ...place, group: group.key, field: field.id },
          texts: textsOf(field, models),
        })),
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
