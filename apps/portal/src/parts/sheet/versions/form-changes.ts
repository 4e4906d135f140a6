import type { CompiledField, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { Language } from '@portico/form-engine/language';

/** The questions of a module: their labels by field key. */
export type Questions = Readonly<Record<string, string>>;

export interface FormChanges {
  readonly added: readonly string[];
  readonly gone: readonly string[];
  readonly renamed: readonly { readonly before: string; readonly after: string }[];
}

/** What a newer version of a module asks differently, in the labels of its fields. */
export function formChanges(before: Questions, after: Questions): FormChanges {
  const renamed = Object.entries(after).flatMap(([key, name]) => {
    const was = before[key];
    return was === undefined || was === name ? [] : [{ before: was, after: name }];
  });
  return { added: missingFrom(before, after), gone: missingFrom(after, before), renamed };
}

export function hasChanges({ added, gone, renamed }: FormChanges): boolean {
  return added.length + gone.length + renamed.length > 0;
}

export function questionsOf(module: CompiledModule, language: Language): Questions {
  const namesIn = (fields: readonly CompiledField[], within: string) =>
    fields
      .filter(({ model }) => model.readOnly !== true)
      .map(({ definition }) => [definition.key, `${within}${definition.label[language]}`] as const);
  return Object.fromEntries([
    ...namesIn(module.fields, ''),
    ...module.groups.flatMap((group) => namesIn(group.fields, `${group.definition.title[language]}: `)),
  ]);
}

function missingFrom(one: Questions, other: Questions): readonly string[] {
  return Object.entries(other)
    .filter(([key]) => !Object.hasOwn(one, key))
    .map(([, name]) => name);
}
