import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { FieldIndex } from './answer-set.ts';

export interface FormIndex {
  readonly fields: FieldIndex;
  /** Fields of a row, by the key of their group. */
  readonly groups: ReadonlyMap<string, FieldIndex>;
}

/** Indexes the fields of a form by module and group. */
export function indexOf({ modules }: FormDefinition): FormIndex {
  return {
    fields: new Map(modules.flatMap((module) => module.fields.map((field) => [field.key, field] as const))),
    groups: new Map(
      modules.flatMap((module) =>
        module.groups.map((group) => [group.key, new Map(group.fields.map((field) => [field.key, field]))] as const),
      ),
    ),
  };
}
