import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import type { FieldModels } from '../field-model.ts';
import type { LocalText } from '../language.ts';
import type { DefinitionProblem } from './definition-problem.ts';
import { type PlacedField, placedFields } from './placed-field.ts';

/** What a key stood for in a published version. */
export interface KeyUse {
  readonly key: string;
  readonly version: number;
  readonly id: string;
  readonly type: FieldDefinition['type'];
  readonly label: LocalText;
  /** The group of whose rows it was a column. */
  readonly group: string | null;
}

interface Version {
  readonly number: number;
  readonly form: FormDefinition;
}

/** What the keys of these versions stood for, newest first; what is the same in several of them once. */
export function keyUsesIn(versions: readonly Version[]): readonly KeyUse[] {
  const uses = new Map<string, KeyUse>();
  for (const { number, form } of [...versions].sort((one, other) => other.number - one.number))
    for (const { definition, group } of placedFields(form)) {
      const { key, id, type, label } = definition;
      const name = JSON.stringify([key, id, type, group?.key]);
      if (!uses.has(name)) uses.set(name, { key, version: number, id, type, label, group: group?.key ?? null });
    }
  return [...uses.values()];
}

/** Keys that stood for something else in an earlier version: answers are stored by key, and would be taken for others. */
export function warnOfReusedKeys(
  fields: readonly PlacedField[],
  uses: readonly KeyUse[],
  models: FieldModels,
): readonly DefinitionProblem[] {
  const byKey = new Map<string, KeyUse[]>();
  for (const use of uses) byKey.set(use.key, [...(byKey.get(use.key) ?? []), use]);
  return fields.flatMap((field): DefinitionProblem[] => {
    const { key } = field.definition;
    const other = byKey.get(key)?.find((use) => isOther(field, use, models));
    if (other === undefined) return [];
    const label = other.label.sc || other.label.tc || other.label.en;
    return [{ key: 'keyReused', place: field.place, params: { key, version: other.version, label } }];
  });
}

function isOther({ definition, group }: PlacedField, use: KeyUse, models: FieldModels): boolean {
  if ((group?.key ?? null) !== use.group) return true;
  if (!isStoredAlike(definition.type, use.type, models)) return true;
  // Made anew with the same words, it is the same question.
  const { label } = definition;
  const isSameWords = (['sc', 'tc', 'en'] as const).some((language) => label[language] === use.label[language]);
  return definition.id !== use.id && !isSameWords;
}

/** One of some options is stored alike, whether it is picked from a list or ticked. */
function isStoredAlike(one: KeyUse['type'], other: KeyUse['type'], models: FieldModels): boolean {
  if (one === other) return true;
  const isOneOption = (type: KeyUse['type']) =>
    models[type].chosen !== undefined && !Array.isArray(models[type].empty.value);
  return isOneOption(one) && isOneOption(other);
}
