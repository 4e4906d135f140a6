import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Option } from '@portico/form-engine/definition/option';
import { languages } from '@portico/form-engine/language';
import type { SettingsProblem } from '@portico/form-engine/field-model';

/** Mistakes in the options of a choice. */
export function checkChoiceSettings(field: FieldDefinition): readonly SettingsProblem[] {
  const options = field.options ?? [];
  const wordless = options.filter((option) => option.needsText === true && option.takesText !== true);
  return [
    ...checkOptionList(options, 'noOptions'),
    ...wordless.map((option) => ({ key: 'needsTextWithoutTakingIt', params: { option: option.value } })),
  ];
}

/** Mistakes in a list of options: it must not be empty, and each value must be unique. */
export function checkOptionList(options: readonly Option[], whenNone: string): readonly SettingsProblem[] {
  if (options.length === 0) return [{ key: whenNone }];
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { value } of options) (seen.has(value) ? twice : seen).add(value);
  return [
    ...(seen.has('') ? [{ key: 'optionWithoutValue' }] : []),
    ...[...twice].map((value) => ({ key: 'duplicateOption', params: { option: value } })),
    ...ambiguousLabels(options),
  ];
}

/** A label must identify one option in each language: answers may come with labels, and people choose by them. */
function ambiguousLabels(options: readonly Option[]): readonly SettingsProblem[] {
  return languages.flatMap((language) => {
    const valueByLabel = new Map(options.map(({ value }) => [value, value]));
    return options.flatMap(({ value, label }): SettingsProblem[] => {
      const words = label[language].trim();
      const other = valueByLabel.get(words) ?? value;
      if (words !== '') valueByLabel.set(words, other);
      return other === value ? [] : [{ key: 'ambiguousLabel', params: { option: value, label: words, language } }];
    });
  });
}
