import type { CompiledField, CompiledForm } from '@portico/form-engine/compile/compiled-form';
import {
  type Bounds,
  type DateSpan,
  type Statement,
  statementsOf,
  subjectOf,
} from '@portico/form-engine/definition/condition';
import { movingDay } from '@portico/form-engine/definition/moving-day';
import type { CheckContext } from '@portico/form-engine/field-model';
import type { Answer } from '@portico/form-engine/values/answer';
import { plausibleFor } from '../plausible.ts';

/** The answers to a field that make a difference to what shows; for a counter of rows, their number. */
export type TellingAnswers = (field: CompiledField) => readonly Answer[];

/** Reads all conditions of a form: every option, day, number and length that one of them asks about, and its neighbours. */
export function tellingAnswers(form: CompiledForm, context: CheckContext): TellingAnswers {
  const raws = new Map<CompiledField, unknown[]>();
  const add = (field: CompiledField | undefined, more: readonly unknown[]) => {
    if (field !== undefined) raws.set(field, [...(raws.get(field) ?? []), ...more]);
  };
  for (const { openers, relation, shownWhen } of allOf(form)) {
    for (const { by, when } of openers) add(by, 'options' in when ? when.options : when.ranges.flatMap(daysAround));
    if (relation !== null) add(relation.to, [relation.option]);
    for (const one of shownWhen === null ? [] : statementsOf(shownWhen.condition))
      add(shownWhen?.named.get(subjectOf(one)), rawsOf(one));
  }
  return (field) => answersFrom(field, raws.get(field) ?? [], context);
}

/** All plain fields, gates and fields of rows. */
export function allOf(form: CompiledForm): readonly CompiledField[] {
  const inModules = form.modules.flatMap(({ fields, groups }) => [...fields, ...groups.flatMap((one) => one.fields)]);
  return [...form.gates, ...inModules];
}

function rawsOf(statement: Statement): readonly unknown[] {
  if ('chosen' in statement) return statement.chosen;
  if ('number' in statement) return numbersAround(statement.number);
  if ('rows' in statement) return numbersAround(statement.rows).filter((count) => count >= 0);
  if ('days' in statement) return daysAround(statement.days);
  if (!('length' in statement)) return [];
  return numbersAround(statement.length)
    .filter((count) => count > 0)
    .flatMap((count) => ['a'.repeat(count), '字'.repeat(count)]);
}

function numbersAround({ least, most }: Bounds): readonly number[] {
  return [least, most].flatMap((edge) => (edge === undefined ? [] : [edge, edge + 1, edge - 1]));
}

/** The edges of a span and the days beside them, alone, as a month, as a year, and as ranges. */
function daysAround({ from, to }: DateSpan): readonly unknown[] {
  const days = [from, to].flatMap((edge) =>
    edge === '' ? [] : ['', '+1d', '-1d', '+1m', '+1y', '-1y'].flatMap((by) => movingDay(`${edge}${by}`, edge) ?? []),
  );
  const units = days.flatMap((day) => [day, day.slice(0, 7), day.slice(0, 4)]);
  const ranges = units.flatMap((start) =>
    units.filter((end) => end > start && end.length === start.length).map((end) => [start, end]),
  );
  return [...units, ...ranges.slice(0, 20)];
}

const most = 40;

function answersFrom(field: CompiledField, raws: readonly unknown[], context: CheckContext): readonly Answer[] {
  const { model, definition } = field;
  const together = model.chosen === undefined ? [] : [raws];
  const spare = (definition.options ?? []).find(({ value }) => !raws.includes(value))?.value;
  const [usual] = plausibleFor(definition.type)(definition, context, 0);
  const rest = [...(spare === undefined ? [] : [spare]), ...together].map((value) => ({ value }));
  const all = [
    ...raws.map((value) => ({ value: typeof value === 'number' && !isCounter(field) ? String(value) : value })),
    ...rest,
    ...(usual === undefined ? [] : [usual]),
  ];
  const answers = new Map<string, Answer>();
  for (const raw of all) {
    const answer = model.read(raw, definition);
    if (!model.isEmpty(answer) || isCounter(field)) answers.set(JSON.stringify(answer.value), answer);
  }
  return [...answers.values()].slice(0, most);
}

/** Nobody answers a counter: it is the number of rows of a group. */
export function isCounter({ definition }: CompiledField): boolean {
  return definition.key.startsWith('rows:');
}
