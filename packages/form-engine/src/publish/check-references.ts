import { canReach } from '../compile/link-fields.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import type { Trigger } from '../definition/trigger.ts';
import type { FieldModel, FieldModels } from '../field-model.ts';
import { languages } from '../language.ts';
import type { DefinitionProblem } from './definition-problem.ts';
import type { PlacedField } from './placed-field.ts';

type Fields = ReadonlyMap<string, PlacedField>;

/** Every id that a field names exists, can be reached from where it stands, and can do what is asked of it. */
export function checkReferences(fields: readonly PlacedField[], models: FieldModels): readonly DefinitionProblem[] {
  const byId: Fields = new Map(fields.map((field) => [field.definition.id, field]));
  const opened = new Set(fields.flatMap(({ definition }) => openedBy(definition)));
  return fields.flatMap((field) => [
    ...openedBy(field.definition).flatMap((id) => checkId(field, byId.get(id), id, 'opens')),
    ...lookedAt(field.definition).flatMap((id) => checkId(field, byId.get(id), id, 'looksAt')),
    ...(field.definition.triggers ?? []).flatMap((trigger) => checkTrigger(field, trigger, models)),
    ...checkRelation(field, byId),
    ...checkComparison(field, byId),
    ...checkBirthday(field, byId, models[field.definition.type]),
    ...checkStart(field, opened),
  ]);
}

/** How many lines are drawn between fields. */
export function countLinks(fields: readonly PlacedField[]): number {
  return fields.reduce((sum, { definition }) => sum + openedBy(definition).length + lookedAt(definition).length, 0);
}

function openedBy({ triggers }: FieldDefinition): readonly string[] {
  return (triggers ?? []).flatMap((trigger) => trigger.opens);
}

function lookedAt({ relation, compare, filledFromIdCard, preview }: FieldDefinition): readonly string[] {
  const single = [relation?.field, filledFromIdCard, preview?.connectTo].filter((id) => id !== undefined);
  return [...single, ...(compare?.fields ?? [])];
}

function checkId(
  field: PlacedField,
  other: PlacedField | undefined,
  id: string,
  how: 'opens' | 'looksAt',
): DefinitionProblem[] {
  if (other === undefined) return [{ key: 'unknownField', place: field.place, params: { id } }];
  const [from, to] = how === 'opens' ? [field, other] : [other, field];
  const reaches = canReach({ group: from.place.group ?? null }, { group: to.place.group ?? null });
  return reaches ? [] : [{ key: 'outOfRow', place: field.place, params: { id } }];
}

function checkTrigger(field: PlacedField, { when }: Trigger, models: FieldModels): DefinitionProblem[] {
  const model = models[field.definition.type];
  if ('ranges' in when) return model.days === undefined ? [{ key: 'cannotTrigger', place: field.place }] : [];
  if (model.chosen === undefined) return [{ key: 'cannotTrigger', place: field.place }];
  const offered = new Set((field.definition.options ?? []).map(({ value }) => value));
  return when.options
    .filter((value) => !offered.has(value))
    .map((value) => ({ key: 'unknownOption', place: field.place, params: { option: value } }));
}

// On the wire a relation names the label: of two options with the same label only the first can be meant.
function checkRelation({ definition, place }: PlacedField, byId: Fields): DefinitionProblem[] {
  const { relation } = definition;
  const related = relation && byId.get(relation.field)?.definition;
  if (!relation || !related) return [];
  const options = related.options ?? [];
  const named = options.find(({ value }) => value === relation.option);
  const first = options.find(({ label }) => languages.every((language) => label[language] === named?.label[language]));
  return named !== undefined && first === named
    ? []
    : [{ key: 'unknownOption', place, params: { option: relation.option } }];
}

// A field may be compared with itself only where it stands in several rows.
function checkComparison({ definition, place }: PlacedField, byId: Fields): DefinitionProblem[] {
  return (definition.compare?.fields ?? []).flatMap((id) => {
    const other = byId.get(id)?.definition;
    const isAlone = id === definition.id && place.group === undefined;
    return other !== undefined && (isAlone || other.type !== definition.type)
      ? [{ key: 'cannotCompare' as const, place, params: { id } }]
      : [];
  });
}

function checkBirthday({ definition, place }: PlacedField, byId: Fields, model: FieldModel): DefinitionProblem[] {
  const card = definition.filledFromIdCard === undefined ? undefined : byId.get(definition.filledFromIdCard);
  if (card === undefined) return [];
  const fits =
    model.isOneDate === true && card.definition.text?.nature === 'id-card' && card.place.group === place.group;
  return fits ? [] : [{ key: 'cannotFill', place, params: { id: card.definition.id } }];
}

function checkStart({ definition, place }: PlacedField, opened: ReadonlySet<string>): DefinitionProblem[] {
  return definition.startsShown === false && !opened.has(definition.id) ? [{ key: 'neverShown', place }] : [];
}
