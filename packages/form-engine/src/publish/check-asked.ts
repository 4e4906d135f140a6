import { type Bounds, type Condition, type Statement, statementsOf } from '../definition/condition.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FieldModels } from '../field-model.ts';
import { isAnsweredLater, isSameSheet, reaches, testsOf } from './askable.ts';
import { rangeProblem } from './check-conditions.ts';
import type { DefinitionProblem, DefinitionProblemKey } from './definition-problem.ts';
import type { Placed, PlacedField } from './placed-field.ts';

/** More than this is a form that nobody can explain to an applicant. */
const mostStatements = 200;
const deepest = 10;

/** Every condition asks about something that is there, that it can reach, and that can answer. */
export function checkAsked(
  fields: readonly PlacedField[],
  sections: readonly Placed[],
  models: FieldModels,
): readonly DefinitionProblem[] {
  const byId = new Map(fields.map((field) => [field.definition.id, field]));
  const groups = new Map(
    sections.filter(({ place }) => place.group !== undefined).map((section) => [section.definition.id, section]),
  );
  const check = (placed: Placed, condition: Condition | undefined): readonly DefinitionProblem[] => {
    if (condition === undefined) return [];
    const { place } = placed;
    const statements = statementsOf(condition);
    if (statements.length > mostStatements || depthOf(condition) > deepest)
      return [{ key: 'tooComplex', place, params: { most: mostStatements, depth: deepest } }];
    const empty: DefinitionProblem[] = hasEmptyPart(condition) ? [{ key: 'emptyCondition', place }] : [];
    return [
      ...empty,
      ...statements.flatMap((statement) =>
        'group' in statement
          ? checkRows(placed, groups.get(statement.group), statement)
          : checkAnswer(placed, byId.get(statement.field), statement, models),
      ),
    ];
  };
  return [
    ...[...fields, ...sections].flatMap((placed) => check(placed, placed.definition.shownWhen)),
    ...fields.flatMap((field) => check(field, field.definition.requiredWhen)),
  ];
}

function checkRows(
  { place, module }: Placed,
  group: Placed | undefined,
  { group: id, rows }: Extract<Statement, { readonly group: string }>,
): readonly DefinitionProblem[] {
  if (group === undefined) return [{ key: 'unknownField', place, params: { id } }];
  if (!isSameSheet(group.module, module)) return [{ key: 'cannotAsk', place, params: { id } }];
  return isReversed(rows) ? [{ key: 'reversedBounds', place, params: { id } }] : [];
}

function checkAnswer(
  placed: Placed,
  asked: PlacedField | undefined,
  statement: Exclude<Statement, { readonly group: string }>,
  models: FieldModels,
): readonly DefinitionProblem[] {
  const { place } = placed;
  const { field: id } = statement;
  if (asked === undefined) return [{ key: 'unknownField', place, params: { id } }];
  if (!reaches(asked, placed)) return [{ key: 'outOfRow', place, params: { id } }];
  if (isAnsweredLater(asked, placed)) return [{ key: 'openedByRecommender', place }];
  if ('chosen' in statement) return checkChosen(placed, asked.definition, statement.chosen, models);
  const key = problemWith(statement, asked.definition, models);
  return key === null ? [] : [{ key, place, params: { id } }];
}

function checkChosen(
  { place }: Placed,
  asked: FieldDefinition,
  chosen: readonly string[],
  models: FieldModels,
): readonly DefinitionProblem[] {
  const { id, options = [] } = asked;
  if (!testsOf(asked, models).includes('chosen')) return [{ key: 'cannotAsk', place, params: { id } }];
  if (chosen.length === 0) return [{ key: 'emptyCondition', place }];
  const offered = new Set(options.map(({ value }) => value));
  return chosen
    .filter((value) => !offered.has(value))
    .map((option) => ({ key: 'unknownOption', place, params: { option } }));
}

function problemWith(
  statement: Exclude<Statement, { readonly group: string } | { readonly chosen: readonly string[] }>,
  field: FieldDefinition,
  models: FieldModels,
): DefinitionProblemKey | null {
  const able = testsOf(field, models);
  if ('number' in statement)
    return able.includes('number') ? (isReversed(statement.number) ? 'reversedBounds' : null) : 'cannotAsk';
  if ('length' in statement)
    return able.includes('length') ? (isReversed(statement.length) ? 'reversedBounds' : null) : 'cannotAsk';
  if (!('days' in statement)) return able.includes('answered') ? null : 'cannotAsk';
  if (!able.includes('days')) return 'cannotAsk';
  const isImpossible = models[field.type].canLieIn?.(statement.days, field) === false;
  return rangeProblem(statement.days) ?? (isImpossible ? 'impossibleRange' : null);
}

function isReversed({ least = -Infinity, most = Infinity }: Bounds): boolean {
  return least > most;
}

function hasEmptyPart(condition: Condition): boolean {
  if ('all' in condition) return condition.all.length === 0 || condition.all.some(hasEmptyPart);
  if ('any' in condition) return condition.any.length === 0 || condition.any.some(hasEmptyPart);
  return 'not' in condition && hasEmptyPart(condition.not);
}

// Stops at the limit, since a definition may come from anywhere.
function depthOf(condition: Condition, depth = 1): number {
  if (depth > deepest) return depth;
  if ('not' in condition) return depthOf(condition.not, depth + 1);
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : [];
  return Math.max(depth, ...parts.map((part) => depthOf(part, depth + 1)));
}
