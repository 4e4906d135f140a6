import type { CompiledField } from '../compile/compiled-form.ts';
import type { Option } from '../definition/option.ts';
import type { Difference } from './differing.ts';
import { always, both, either, type Formula } from './formula.ts';
import type { Point } from './samples.ts';
import { type Budget, type Found, search } from './search.ts';
import { blank, hidden, unknown } from './variable.ts';
import type { Certainty, FormWorld } from './world.ts';

/** What a field demands of whoever hands the form in, beyond an answer that can always be given. */
interface Demand {
  readonly field: CompiledField;
  readonly formula: (certainty: Certainty) => Formula;
}

/** Demands that cannot be met together: none of these fields can be left out without the rest being possible. */
export interface Incomplete {
  readonly fields: readonly CompiledField[];
  readonly isUndecided: boolean;
}

/** Which demands of a form nobody can meet, part by part: parts that share no field are decided on their own. */
export function findIncomplete(
  world: FormWorld,
  spend: () => Budget,
  onFound: (found: NonNullable<Found>) => void = () => {},
): readonly Incomplete[] {
  const demands = [
    ...world.nodes.flatMap((field) => demandOf(field, world)),
    ...world.differences.map((difference) => demandTo(difference, world)),
  ];
  return inParts(demands, world).flatMap((part): Incomplete[] => {
    const sure = meet(part, world, 'sure', spend);
    if (sure !== null && sure !== 'undecided') {
      onFound(sure);
      return [];
    }
    if (meet(part, world, 'perhaps', spend) !== null) return [{ fields: fieldsOf(part), isUndecided: true }];
    const alone = part.filter((demand) => meet([demand], world, 'perhaps', spend) === null);
    return [{ fields: fieldsOf(alone.length > 0 ? alone : part), isUndecided: false }];
  });
}

function fieldsOf(demands: readonly Demand[]): readonly CompiledField[] {
  return demands.map(({ field }) => field);
}

function meet(demands: readonly Demand[], world: FormWorld, certainty: Certainty, spend: () => Budget) {
  const goals = demands.map(({ formula }) => formula(certainty));
  return search(goals, world.whenDone(certainty), spend());
}

function demandOf(field: CompiledField, world: FormWorld): readonly Demand[] {
  const { definition, model, requiredWhen, under, group } = field;
  const isRequired = definition.required === true;
  const isInNeededRow = group === null || (world.form.groups.get(group)?.definition.requiredRows ?? 0) > 0;
  if (model.readOnly === true || !isInNeededRow || (!isRequired && requiredWhen === null)) return [];
  const variable = world.variable(field);
  const isAnswered: Formula = { of: variable, states: variable.answered | hidden };
  const answerable = under === null ? isAnswered : both(isAnswered, mayChoose(field, under, world));
  const cannotShow: Formula = { shown: variable, is: false };
  if (isRequired) {
    // With an answer at hand it never stands in the way, unless other fields or conditions are about it.
    if (under === null && variable.answered === 0n) return [{ field, formula: () => cannotShow }];
    return [{ field, formula: () => (under === null ? isAnswered : either(answerable, cannotShow)) }];
  }
  const formula = (certainty: Certainty) => {
    const isFree = requiredWhen === null ? cannotShow : world.condition(requiredWhen, false, certainty);
    return either(answerable, isFree, cannotShow);
  };
  return [{ field, formula }];
}

/** That they do not have the same answer. Where it cannot be told, they surely differ only if one of them has none. */
function demandTo({ one, other, points }: Difference, world: FormWorld): Demand {
  const without = [one, other].map((field): Formula => ({ of: world.variable(field), states: hidden | blank }));
  if (points === 'unknown')
    return { field: one, formula: (certainty) => (certainty === 'sure' ? either(...without) : always) };
  const not = (field: CompiledField, point: Point): Formula =>
    world.statement(field, { field: field.definition.id, ...point }, false);
  const each = points.map((point) => either(not(one, point), not(other, point)));
  return { field: one, formula: () => both(...each) };
}

/** The answers above that offer enough here, or none because it is hidden. */
function mayChoose({ definition }: CompiledField, under: CompiledField, world: FormWorld): Formula {
  const above = world.variable(under);
  const options = definition.options ?? [];
  const offering = above.of((answer) => {
    const chosen = under.model.chosen?.(answer) ?? [];
    return isEnough(offeredUnder(options, chosen), definition.choice?.fewest ?? 0);
  });
  return { of: above, states: hidden | offering | (above.isEvery ? 0n : unknown) };
}

export function offeredUnder(options: readonly Option[], chosen: readonly string[]): readonly Option[] {
  return options.filter(({ under }) => under === undefined || under.some((value) => chosen.includes(value)));
}

/** Whether as many can be chosen together as must be; an option that excludes all others is enough. */
export function isEnough(options: readonly Option[], fewest: number): boolean {
  if (options.some(({ excludesOthers }) => excludesOthers === true)) return true;
  return options.length >= Math.max(1, fewest);
}

/** The demands in parts that share no field, gate or counter. */
function inParts(demands: readonly Demand[], world: FormWorld): readonly (readonly Demand[])[] {
  const parents = new Map<CompiledField, CompiledField>();
  const rootOf = (field: CompiledField): CompiledField => {
    let root = field;
    for (let next = parents.get(root); next !== undefined && next !== root; next = parents.get(root)) root = next;
    // Later questions take the short way.
    for (let at = field; at !== root;) {
      const next = parents.get(at) ?? root;
      parents.set(at, root);
      at = next;
    }
    return root;
  };
  for (const node of world.nodes) {
    for (const controlled of [...node.controls, ...node.rechecks]) parents.set(rootOf(controlled), rootOf(node));
  }
  const parts = new Map<CompiledField, Demand[]>();
  for (const demand of demands) {
    const root = rootOf(demand.field);
    parts.set(root, [...(parts.get(root) ?? []), demand]);
  }
  return [...parts.values()];
}
