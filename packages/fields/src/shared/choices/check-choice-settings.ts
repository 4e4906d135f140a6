import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Option } from '@portico/form-engine/definition/option';
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

/** A list that can be chosen from: there is one, and each value stands once. */
export function checkOptionList(options: readonly Option[], whenNone: string): readonly SettingsProblem[] {
  if (options.length === 0) return [{ key: whenNone }];
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { value } of options) (seen.has(value) ? twice : seen).add(value);
  return [
    ...(seen.has('') ? [{ key: 'optionWithoutValue' }] : []),
    ...[...twice].map((value) => ({ key: 'duplicateOption', params: { option: value } })),
  ];
}
