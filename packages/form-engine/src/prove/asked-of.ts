import type { CompiledCondition, CompiledField } from '../compile/compiled-form.ts';
import { type Bounds, type DateSpan, type Statement, statementsOf, subjectOf } from '../definition/condition.ts';
import { movingDay } from '../definition/moving-day.ts';
import type { Asked } from './samples.ts';

interface Questions extends Asked {
  readonly chosen: (readonly string[])[];
  readonly numbers: Bounds[];
  readonly lengths: Bounds[];
  readonly days: DateSpan[];
}

export type AskedOf = (field: CompiledField) => Asked;

/** What all conditions together ask, field by field; nothing for a field that no condition reads. */
export function askedOf(nodes: Iterable<CompiledField>): AskedOf {
  const all = new Map<CompiledField, Questions>();
  const of = (field: CompiledField): Questions => {
    const known = all.get(field) ?? { chosen: [], numbers: [], lengths: [], days: [] };
    all.set(field, known);
    return known;
  };
  for (const node of nodes) {
    for (const { by, when } of node.openers) {
      if ('options' in when) of(by).chosen.push(when.options);
      else of(by).days.push(...when.ranges);
    }
    if (node.relation !== null) of(node.relation.to).chosen.push([node.relation.option]);
    if (node.under !== null) of(node.under).chosen.push(...underLists(node).values());
    for (const condition of [node.shownWhen, node.requiredWhen]) if (condition !== null) askAll(condition, of);
  }
  return (field) => all.get(field) ?? nothing;
}

const nothing: Asked = { chosen: [], numbers: [], lengths: [], days: [] };

/** The different lists of answers under which options are offered, by their text. */
export function underLists({ definition }: CompiledField): ReadonlyMap<string, readonly string[]> {
  const lists = (definition.options ?? []).flatMap(({ under }) => (under === undefined ? [] : [under]));
  return new Map(lists.map((list) => [JSON.stringify(list), list]));
}

function askAll({ condition, named }: CompiledCondition, of: (field: CompiledField) => Questions): void {
  for (const statement of statementsOf(condition)) {
    const field = named.get(subjectOf(statement));
    if (field === undefined) continue;
    ask(of(field), statement);
    if (field.calculation !== null && 'number' in statement) askSources(field, statement.number, of);
  }
}

function ask(questions: Questions, statement: Statement): void {
  if ('chosen' in statement) questions.chosen.push(statement.chosen);
  if ('number' in statement) questions.numbers.push(statement.number);
  if ('rows' in statement) questions.numbers.push(statement.rows);
  if ('length' in statement) questions.lengths.push(statement.length);
  if ('days' in statement) questions.days.push(statement.days);
}

/** A number that is worked out from other answers asks them. */
function askSources({ calculation }: CompiledField, bounds: Bounds, of: (field: CompiledField) => Questions): void {
  if (calculation === null) return;
  const { rule, named } = calculation;
  for (const field of named.values()) {
    if ('age' in rule) of(field).days.push(daysOfAge(bounds, rule.on));
    else if (field.model.number !== undefined) of(field).numbers.push(bounds);
  }
}

/** The birthdays of those who are this old on a day. */
function daysOfAge({ least, most }: Bounds, on: string): DateSpan {
  const years = (count: number) => movingDay(`${on}-${Math.max(0, Math.min(9_998, Math.trunc(count)))}y`, on) ?? '';
  return { from: most === undefined ? '' : years(most + 1), to: least === undefined ? on : years(least) };
}
