import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { Option } from '@portico/form-engine/definition/option';

/** What a question offers, and what it offered in earlier versions. */
export interface OptionLists {
  readonly options: readonly Option[];
  readonly retired: readonly Option[];
}

/** Where a field keeps options that are no longer offered. */
export const retiredBeside = { options: 'retired', columns: 'retiredColumns' } as const;

/**
 * The lists with other options. What is gone and was published, somebody may have chosen: it is retired with its words.
 * What is there again is not retired any more.
 */
export function withOptions(
  { options, retired }: OptionLists,
  next: readonly Option[],
  published: ReadonlySet<string>,
): OptionLists {
  const offered = new Set(next.map(({ value }) => value));
  const known = new Set(retired.map(({ value }) => value));
  const gone = options.filter(({ value }) => !offered.has(value) && published.has(value) && !known.has(value));
  if (gone.length === 0 && !next.some(({ value }) => known.has(value))) return { options: next, retired };
  return { options: next, retired: [...retired, ...gone].filter(({ value }) => !offered.has(value)) };
}

/** Offers a retired option again, as the last one. */
export function broughtBack({ options, retired }: OptionLists, option: Option): OptionLists {
  return { options: [...options, option], retired: retired.filter(({ value }) => value !== option.value) };
}

/** Deletes the words of a retired option. Its value stays taken where somebody may have chosen it. */
export function withoutWords(lists: OptionLists, value: string, published: ReadonlySet<string>): OptionLists {
  const blank: Option = { value, label: { sc: '', tc: '', en: '' } };
  const kept = lists.retired.flatMap((option) => {
    if (option.value !== value) return [option];
    return published.has(value) ? [blank] : [];
  });
  return { ...lists, retired: kept };
}

/** The values that a question has, or once had, in what is published. */
export function publishedValues(
  live: FormDefinition,
  { key }: Pick<FieldDefinition, 'key'>,
  list: keyof typeof retiredBeside,
): ReadonlySet<string> {
  const sections = live.modules.flatMap((module) => [module, ...module.groups]);
  const field = sections.flatMap(({ fields }) => fields).find((one) => one.key === key);
  const known = [...(field?.[list] ?? []), ...(field?.[retiredBeside[list]] ?? [])];
  return new Set(known.map(({ value }) => value));
}
