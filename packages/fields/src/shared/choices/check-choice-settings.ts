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

/**
 * A label must identify one option in each language, among those that are offered together: answers may come with
 * labels, and people choose by them.
 */
function ambiguousLabels(options: readonly Option[]): readonly SettingsProblem[] {
  return languages.flatMap((language) => {
    const byLabel = new Map<string, Option[]>(options.map((option) => [option.value, [option]]));
    return options.flatMap((option): SettingsProblem[] => {
      const { value, label } = option;
      const words = label[language].trim();
      const others = (byLabel.get(words) ?? []).filter((other) => other.value !== value && canMeet(option, other));
      if (words !== '') byLabel.set(words, [...(byLabel.get(words) ?? []), option]);
      return others.length === 0 ? [] : [{ key: 'ambiguousLabel', params: { option: value, label: words, language } }];
    });
  });
}

/** Whether two options can be offered together: each may depend on other answers to one question. */
function canMeet({ under: one }: Option, { under: other }: Option): boolean {
  return one === undefined || other === undefined || one.some((value) => other.includes(value));
}
