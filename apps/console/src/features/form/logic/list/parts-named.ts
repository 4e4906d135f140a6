import { type Condition, statementsOf } from '@portico/form-engine/definition/condition';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { partName } from '@portico/form-engine/editing/form-parts';

/** The questions and groups that a condition asks about, each once. */
export function partsAskedBy(condition: Condition): readonly string[] {
  const names = statementsOf(condition).map((statement) =>
    'group' in statement ? partName.group(statement.group) : partName.field(statement.field),
  );
  return [...new Set(names)];
}

/** Finds fields, groups and modules by their ids alone, as triggers name them. What was removed is left out. */
export function partsNamed({ modules }: FormDefinition): (ids: readonly string[]) => readonly string[] {
  const names = new Map<string, string>();
  // A field comes first where an id is used twice.
  for (const { id } of modules) names.set(id, partName.module(id));
  for (const { groups } of modules) for (const { id } of groups) names.set(id, partName.group(id));
  for (const { fields, groups } of modules)
    for (const { id } of [...fields, ...groups.flatMap((group) => group.fields)]) names.set(id, partName.field(id));
  return (ids) => ids.flatMap((id) => names.get(id) ?? []);
}
