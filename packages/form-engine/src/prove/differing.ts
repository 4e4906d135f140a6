import type { CompiledField } from '../compile/compiled-form.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import type { CheckContext } from '../field-model.ts';
import { currentDefinition } from '../verdict/current-definition.ts';
import type { AskedOf } from './asked-of.ts';
import type { Asked, FieldKnowledge, Point, Points } from './samples.ts';

/** More are as good as endless: who has to choose otherwise finds something. */
const mostCompared = 40;

const endless: Points = { points: [], isAll: false };

/** Two fields that may not have the same answer, and the answers that both may have; `unknown` where that is not known. */
export interface Difference {
  readonly one: CompiledField;
  readonly other: CompiledField;
  readonly points: readonly Point[] | 'unknown';
}

/** All pairs of fields in which it can matter that they differ. */
export function differencesIn(
  nodes: readonly CompiledField[],
  types: FieldKnowledge,
  asked: AskedOf,
  context: CheckContext,
): readonly Difference[] {
  const count = mostDiffering(nodes);
  const known = new Map<CompiledField, Points | 'unknown'>();
  const of = (field: CompiledField) => {
    const points = known.get(field) ?? pointsOf(field, types, asked(field), context, count);
    known.set(field, points);
    return points;
  };
  return nodes.flatMap((one) =>
    comparedWith(one).flatMap((other): Difference[] => {
      const points = shared(of(one), of(other));
      return points !== 'unknown' && points.length === 0 ? [] : [{ one, other, points }];
    }),
  );
}

/** What is asked besides by the differences: every answer that two fields may not share. */
export function withDifferences(asked: AskedOf, differences: readonly Difference[]): AskedOf {
  const points = new Map<CompiledField, Point[]>();
  for (const difference of differences) {
    if (difference.points === 'unknown') continue;
    for (const field of [difference.one, difference.other])
      points.set(field, [...(points.get(field) ?? []), ...difference.points]);
  }
  return (field) => {
    const own = points.get(field);
    if (own === undefined) return asked(field);
    const { chosen, numbers, lengths, days } = asked(field);
    return {
      lengths,
      chosen: [...chosen, ...own.flatMap((point) => ('chosen' in point ? [point.chosen] : []))],
      numbers: [...numbers, ...own.flatMap((point) => ('number' in point ? [point.number] : []))],
      days: [...days, ...own.flatMap((point) => ('days' in point ? [point.days] : []))],
    };
  };
}

/** Rows that must be there and must differ, in something of which there are fewer answers than rows. */
export function lacksAnswers(
  field: CompiledField,
  rows: number,
  types: FieldKnowledge,
  asked: Asked,
  context: CheckContext,
): boolean {
  const { definition, gate, relation, shownWhen, openers, under } = field;
  const isAskedInEachRow = gate === null && relation === null && shownWhen === null && under === null;
  if (!isAskedInEachRow || openers.length > 0 || definition.startsShown === false) return false;
  if (definition.required !== true || !field.compares.includes(field)) return false;
  const points = pointsOf(field, types, asked, context, rows);
  return points !== 'unknown' && points.isAll && points.points.length < rows;
}

/** Of an answer that only one of them may have, the other has always another one. */
function shared(one: Points | 'unknown', other: Points | 'unknown'): readonly Point[] | 'unknown' {
  const isFree = [one, other].some((points) => points !== 'unknown' && points.points.length === 0 && !points.isAll);
  if (isFree) return [];
  if (one === 'unknown' || other === 'unknown') return 'unknown';
  const names = new Set(other.points.map((point) => JSON.stringify(point)));
  return one.points.filter((point) => names.has(JSON.stringify(point)));
}

/** The other fields whose answers this one may not repeat; those of another type are never the same. */
function comparedWith(field: CompiledField): readonly CompiledField[] {
  return field.compares.filter((other) => other !== field && other.model.type === field.model.type);
}

/** How many others one field must differ from at most, in whichever of them it is said. */
function mostDiffering(nodes: readonly CompiledField[]): number {
  const counts = new Map<CompiledField, number>();
  const add = (field: CompiledField) => counts.set(field, (counts.get(field) ?? 0) + 1);
  for (const node of nodes) for (const other of comparedWith(node)) [node, other].forEach(add);
  return Math.min(mostCompared, Math.max(1, ...counts.values()));
}

/** The answers of a field that it matters not to repeat. */
function pointsOf(
  field: CompiledField,
  { points }: FieldKnowledge,
  asked: Asked,
  context: CheckContext,
  count: number,
): Points | 'unknown' {
  const { model } = field;
  const definition = currentDefinition({ ...field, requiredWhen: null, under: null }, () => null, context);
  const { options = [] } = definition;
  const ofType = points[model.type];
  if (ofType !== undefined) return ofType(definition, asked, context, count);
  if (options.length === 0 || options.length > mostCompared) return endless;
  // Own words may differ where the option is the same.
  const repeatable = options.filter(({ takesText }) => takesText !== true).map(({ value }) => ({ chosen: [value] }));
  if (model.chosen !== undefined && !Array.isArray(model.empty.value))
    return { points: repeatable, isAll: repeatable.length === options.length };
  return repeatable.length < options.length || waysToChoose(definition) > count ? endless : 'unknown';
}

/** Of several options: at least so many answers are different ones. */
function waysToChoose({ options = [], choice }: FieldDefinition): number {
  return options.length - Math.max(1, choice?.fewest ?? 1) + 1;
}
