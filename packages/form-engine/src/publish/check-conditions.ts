import type { DateSpan } from '../definition/condition.ts';
import type { Trigger } from '../definition/trigger.ts';
import type { FieldModels } from '../field-model.ts';
import { type Language, languages } from '../language.ts';
import { isUnseen } from '../patterns/text/unseen.ts';
import type { DefinitionProblem, DefinitionProblemKey } from './definition-problem.ts';
import type { Placed, PlacedField } from './placed-field.ts';

/** Checks that every trigger can fire and every relation can hold, each on its own. */
export function checkConditions(
  fields: readonly PlacedField[],
  sections: readonly Placed[],
  models: FieldModels,
  offered: readonly Language[],
): readonly DefinitionProblem[] {
  const byId = new Map(fields.map((field) => [field.definition.id, field]));
  return [
    ...fields.flatMap((field) =>
      (field.definition.triggers ?? []).flatMap((trigger) => checkTrigger(field, trigger, models)),
    ),
    ...[...fields, ...sections].flatMap((placed) => checkRelation(placed, byId, models, offered)),
  ];
}

function checkTrigger(field: PlacedField, { when }: Trigger, models: FieldModels): readonly DefinitionProblem[] {
  const { place, definition } = field;
  const model = models[definition.type];
  if ('ranges' in when) {
    if (model.days === undefined) return [{ key: 'cannotTrigger', place }];
    if (when.ranges.length === 0) return [{ key: 'emptyTrigger', place }];
    return when.ranges.flatMap((span) => {
      const key = rangeProblem(span) ?? (model.canLieIn?.(span, definition) === false ? 'impossibleRange' : null);
      return key === null ? [] : [{ key, place, params: { from: span.from, to: span.to } }];
    });
  }
  if (model.chosen === undefined) return [{ key: 'cannotTrigger', place }];
  if (when.options.length === 0) return [{ key: 'emptyTrigger', place }];
  const options = new Set((definition.options ?? []).map(({ value }) => value));
  return when.options
    .filter((value) => !options.has(value))
    .map((value) => ({ key: 'unknownOption', place, params: { option: value } }));
}

// An open end lies beyond every day; a range that is open at both ends matches any date.
export function rangeProblem({ from, to }: DateSpan): DefinitionProblemKey | null {
  if ((from !== '' && !isDay(from)) || (to !== '' && !isDay(to))) return 'impossibleRange';
  return from !== '' && to !== '' && from > to ? 'reversedRange' : null;
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000')) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

// On the wire a relation names the label, so of two options with the same label only the first can be meant.
function checkRelation(
  { definition, place }: Placed,
  byId: ReadonlyMap<string, PlacedField>,
  models: FieldModels,
  offered: readonly Language[],
): readonly DefinitionProblem[] {
  const { relation } = definition;
  const related = relation && byId.get(relation.field)?.definition;
  if (!relation || !related) return [];
  if (models[related.type].chosen === undefined) return [{ key: 'cannotRelate', place, params: { id: related.id } }];
  const options = related.options ?? [];
  const option = options.find(({ value }) => value === relation.option);
  const first = options.find(({ label }) => languages.every((language) => label[language] === option?.label[language]));
  if (option === undefined || first !== option)
    return [{ key: 'unknownOption', place, params: { option: relation.option } }];
  return offered
    .filter((language) => isUnseen(option.label[language]))
    .map((language) => ({ key: 'missingLanguage', place, params: { language, text: 'relation' } }));
}
