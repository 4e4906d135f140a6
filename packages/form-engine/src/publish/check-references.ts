import { canReach } from '../compile/field-node.ts';
import { type Statement, statementsOf } from '../definition/condition.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FieldModel, FieldModels } from '../field-model.ts';
import type { DefinitionProblem } from './definition-problem.ts';
import type { Placed, PlacedField } from './placed-field.ts';

type Fields = ReadonlyMap<string, PlacedField>;

/** Every id that is referred to exists, can be reached from there, and can do what is required. */
export function checkReferences(
  fields: readonly PlacedField[],
  sections: readonly Placed[],
  models: FieldModels,
): readonly DefinitionProblem[] {
  const byId: Fields = new Map(fields.map((field) => [field.definition.id, field]));
  const openable = openableById(fields, sections);
  const opened = new Set(fields.flatMap(({ definition }) => openedBy(definition)));
  return [
    ...fields.flatMap((field) => [
      ...openedBy(field.definition).flatMap((id) => checkId(field, openable.get(id), id, 'opens')),
      ...lookedAt(field.definition).flatMap((id) => checkId(field, byId.get(id), id, 'looksAt')),
      ...checkComparison(field, byId),
      ...checkBirthday(field, byId, models[field.definition.type]),
      ...checkAccountFact(field, models[field.definition.type]),
      ...checkStart(field, opened),
    ]),
    ...sections.flatMap((section) => [
      ...relatedTo(section).flatMap((id) => checkId(section, byId.get(id), id, 'looksAt')),
      ...checkStart(section, opened),
    ]),
  ];
}

/** What a trigger can open by id: if a field shares its id with a group or module, the field is meant. */
export function openableById(fields: readonly PlacedField[], sections: readonly Placed[]): ReadonlyMap<string, Placed> {
  const modulesFirst = [...sections].sort(
    (one, other) => Number('group' in one.place) - Number('group' in other.place),
  );
  return new Map([...modulesFirst, ...fields].map((placed) => [placed.definition.id, placed]));
}

/** The number of links between fields. */
export function countLinks(fields: readonly PlacedField[]): number {
  return fields.reduce(
    (sum, { definition }) =>
      sum + openedBy(definition).length + lookedAt(definition).length + statementsIn(definition).length,
    0,
  );
}

function openedBy({ triggers }: FieldDefinition): readonly string[] {
  return (triggers ?? []).flatMap((trigger) => trigger.opens);
}

function lookedAt({ relation, compare, choice, filledFromIdCard, preview }: FieldDefinition): readonly string[] {
  const single = [relation?.field, choice?.under, filledFromIdCard, preview?.connectTo].filter(
    (id) => id !== undefined,
  );
  return [...single, ...(compare?.fields ?? [])];
}

function statementsIn({ shownWhen, requiredWhen }: FieldDefinition): readonly Statement[] {
  return [shownWhen, requiredWhen].flatMap((condition) => (condition === undefined ? [] : statementsOf(condition)));
}

function relatedTo({ definition }: Placed): readonly string[] {
  return definition.relation === undefined ? [] : [definition.relation.field];
}

function checkId(placed: Placed, other: Placed | undefined, id: string, how: 'opens' | 'looksAt'): DefinitionProblem[] {
  if (other === undefined) return [{ key: 'unknownField', place: placed.place, params: { id } }];
  const [from, to] = how === 'opens' ? [placed, other] : [other, placed];
  const reaches = canReach({ group: from.group?.key ?? null }, { group: to.group?.key ?? null });
  return reaches ? [] : [{ key: 'outOfRow', place: placed.place, params: { id } }];
}

// A field may be compared with itself only if it is in several rows.
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

// An account has one of each, and only its own person's answers are filled in from it.
function checkAccountFact({ definition, place, module }: PlacedField, model: FieldModel): DefinitionProblem[] {
  const fact = definition.filledFromAccount;
  if (fact === undefined) return [];
  const isOwn = module.author === 'applicant' && place.group === undefined;
  return isOwn && (model.fromAccount?.(fact, '', definition) ?? null) !== null
    ? []
    : [{ key: 'cannotFill', place, params: { id: fact } }];
}

function checkStart({ definition, place }: Placed, opened: ReadonlySet<string>): DefinitionProblem[] {
  return definition.startsShown === false && !opened.has(definition.id) ? [{ key: 'neverShown', place }] : [];
}
