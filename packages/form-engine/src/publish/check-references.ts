import { canReach } from '../compile/link-fields.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import type { Trigger } from '../definition/trigger.ts';
import type { FieldModels } from '../field-model.ts';
import type { DefinitionProblem } from './definition-problem.ts';
import type { PlacedField } from './placed-field.ts';

/** Every id that a field names exists, can be reached from where it stands, and can do what is asked of it. */
export function checkReferences(fields: readonly PlacedField[], models: FieldModels): readonly DefinitionProblem[] {
  const byId = new Map(fields.map((field) => [field.definition.id, field]));
  const opened = new Set(fields.flatMap(({ definition }) => openedBy(definition)));
  return fields.flatMap((field) => [
    ...namedIds(field.definition).flatMap((id) => checkId(field, byId.get(id), id)),
    ...(field.definition.triggers ?? []).flatMap((trigger) => checkTrigger(field, trigger, models)),
    ...checkRelation(field, byId),
    ...checkStart(field, opened),
  ]);
}

function openedBy({ triggers }: FieldDefinition): readonly string[] {
  return (triggers ?? []).flatMap((trigger) => trigger.opens);
}

function namedIds(definition: FieldDefinition): readonly string[] {
  const { relation, compare, filledFromIdCard, preview } = definition;
  const single = [relation?.field, filledFromIdCard, preview?.connectTo].filter((id) => id !== undefined);
  return [...openedBy(definition), ...single, ...(compare?.fields ?? [])];
}

function checkId(field: PlacedField, other: PlacedField | undefined, id: string): DefinitionProblem[] {
  if (other === undefined) return [{ key: 'unknownField', place: field.place, params: { id } }];
  const opens = openedBy(field.definition).includes(id);
  const [from, to] = opens ? [field, other] : [other, field];
  const reaches = canReach({ group: from.place.group ?? null }, { group: to.place.group ?? null });
  return reaches ? [] : [{ key: 'outOfRow', place: field.place, params: { id } }];
}

function checkTrigger(field: PlacedField, { when }: Trigger, models: FieldModels): DefinitionProblem[] {
  const model = models[field.definition.type];
  if ('ranges' in when) return model.days === undefined ? [{ key: 'cannotTrigger', place: field.place }] : [];
  if (model.chosen === undefined) return [{ key: 'cannotTrigger', place: field.place }];
  const count = field.definition.options?.length ?? 0;
  return when.options
    .filter((index) => !Number.isInteger(index) || index < 0 || index >= count)
    .map((index) => ({ key: 'unknownOption', place: field.place, params: { option: index } }));
}

function checkRelation(field: PlacedField, byId: ReadonlyMap<string, PlacedField>): DefinitionProblem[] {
  const { relation } = field.definition;
  const related = relation && byId.get(relation.field)?.definition;
  if (!relation || !related) return [];
  const { option } = relation;
  const isOffered = (related.options ?? []).some(({ label }) => label.sc === option.sc || label.en === option.en);
  return isOffered ? [] : [{ key: 'unknownOption', place: field.place, params: { option: option.sc } }];
}

function checkStart({ definition, place }: PlacedField, opened: ReadonlySet<string>): DefinitionProblem[] {
  return definition.startsShown === false && !opened.has(definition.id) ? [{ key: 'neverShown', place }] : [];
}
