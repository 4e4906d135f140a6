import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Option } from '@portico/form-engine/definition/option';
import { languages, type LocalText } from '@portico/form-engine/language';

/** An entry of a shared list, and the entry of another list that it is part of: the province of a city. */
export interface ListEntry {
  readonly option: Option;
  readonly within?: { readonly value: string; readonly name: LocalText };
}

interface OptionsOfList {
  readonly options: readonly Option[];
  /** Each is offered with the answer that it is part of. */
  readonly isLinked: boolean;
}

/**
 * The entries of a list as options of a question. Where the question above it offers what they are part of, each depends on
 * that answer, and those of no answer are left out. Elsewhere what it is part of is said where two have the same name.
 */
export function optionsOfList(entries: readonly ListEntry[], above: FieldDefinition | undefined): OptionsOfList {
  const answers = new Set((above?.options ?? []).map(({ value }) => value));
  const linked = entries.flatMap(({ option, within }) =>
    within !== undefined && answers.has(within.value) ? [{ ...option, under: [within.value] }] : [],
  );
  if (linked.length > 0) return { options: linked, isLinked: true };
  return { options: toldApart(entries), isLinked: false };
}

function toldApart(entries: readonly ListEntry[]): readonly Option[] {
  const counts = new Map<string, number>();
  for (const { option } of entries)
    for (const language of languages) {
      const key = `${language} ${option.label[language]}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return entries.map(({ option, within }) => {
    if (within === undefined) return option;
    const labelIn = (language: keyof LocalText) => {
      const words = option.label[language];
      if (counts.get(`${language} ${words}`) === 1) return words;
      const around = within.name[language];
      return language === 'en' ? `${words} (${around})` : `${words}（${around}）`;
    };
    return { ...option, label: { sc: labelIn('sc'), tc: labelIn('tc'), en: labelIn('en') } };
  });
}
