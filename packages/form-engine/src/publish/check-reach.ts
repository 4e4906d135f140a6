import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FieldModels } from '../field-model.ts';
import { openableById } from './check-references.ts';
import type { DefinitionProblem } from './definition-problem.ts';
import type { Placed, PlacedField } from './placed-field.ts';

interface Opening {
  readonly by: PlacedField;
  readonly options: readonly string[] | null;
}

type Openings = ReadonlyMap<Placed, readonly Opening[]>;

/** Everything conditional can become visible to the person who is asked. */
export function checkReach(
  fields: readonly PlacedField[],
  sections: readonly Placed[],
  models: FieldModels,
): readonly DefinitionProblem[] {
  const openings = openingsOf(fields, sections);
  const byId = new Map(fields.map((field) => [field.definition.id, field]));
  const all = [...fields, ...sections];
  const never = new Set(all.filter((placed) => isContradicted(placed, openings, byId, models)));
  spread(never, all, openings, byId);
  return [
    ...[...never].map(({ place }): DefinitionProblem => ({ key: 'contradiction', place })),
    ...all.filter((placed) => dependsOnLetter(placed, openings, byId)).map(openedByRecommender),
    ...sections.filter((section) => isReferees(section, openings)).map(cannotBeHidden),
  ];
}

function openingsOf(fields: readonly PlacedField[], sections: readonly Placed[]): Openings {
  const openable = openableById(fields, sections);
  const openings = new Map<Placed, Opening[]>();
  for (const by of fields) {
    for (const { when, opens } of by.definition.triggers ?? []) {
      for (const id of opens) {
        const opened = openable.get(id);
        if (opened === undefined) continue;
        const opening = { by, options: 'options' in when ? when.options : null };
        openings.set(opened, [...(openings.get(opened) ?? []), opening]);
      }
    }
  }
  return openings;
}

// The relation needs one option of a field, but only other options of that field open it, and only one can be chosen.
function isContradicted(
  placed: Placed,
  openings: Openings,
  byId: ReadonlyMap<string, PlacedField>,
  models: FieldModels,
): boolean {
  const { relation } = placed.definition;
  const related = relation && byId.get(relation.field);
  const opening = openings.get(placed) ?? [];
  if (!relation || !related || opening.length === 0 || !isOneChoice(related.definition, models)) return false;
  return opening.every(({ by, options }) => by === related && options?.includes(relation.option) === false);
}

function isOneChoice({ type, choice }: FieldDefinition, models: FieldModels): boolean {
  return !Array.isArray(models[type].empty.value) || choice?.most === 1;
}

// Something that only hidden fields could open is never shown either.
function spread(
  never: Set<Placed>,
  all: readonly Placed[],
  openings: Openings,
  byId: ReadonlyMap<string, PlacedField>,
): void {
  for (let before = -1; before < never.size && never.size > 0;) {
    before = never.size;
    for (const placed of all) {
      const opening = openings.get(placed) ?? [];
      const related = byId.get(placed.definition.relation?.field ?? '');
      const isShut = opening.length > 0 && opening.every(({ by }) => never.has(by));
      if (isShut || (related !== undefined && never.has(related))) never.add(placed);
    }
  }
}

// A recommender answers separately, and the applicant's form never learns the answers.
function dependsOnLetter(placed: Placed, openings: Openings, byId: ReadonlyMap<string, PlacedField>): boolean {
  if (placed.module.author === 'recommender') return false;
  const related = byId.get(placed.definition.relation?.field ?? '');
  if (related?.module.author === 'recommender') return true;
  const opening = openings.get(placed) ?? [];
  const isShownAnyway = placed.definition.startsShown === true;
  return !isShownAnyway && opening.length > 0 && opening.every(({ by }) => by.module.author === 'recommender');
}

function openedByRecommender({ place }: Placed): DefinitionProblem {
  return { key: 'openedByRecommender', place };
}

// Requests are sent for rows that name recommenders: hidden rows must not send any.
function isReferees(section: Placed, openings: Openings): boolean {
  const { relation, shownWhen, startsShown } = section.definition;
  const hasCondition =
    relation !== undefined || shownWhen !== undefined || startsShown === false || openings.has(section);
  return section.module.author === 'referees' && hasCondition;
}

function cannotBeHidden({ place }: Placed): DefinitionProblem {
  return { key: 'cannotBeHidden', place };
}
