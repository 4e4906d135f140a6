import { compileForm } from '../compile/compile-form.ts';
import type { CompiledField } from '../compile/compiled-form.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import type { CheckContext } from '../field-model.ts';
import type { DefinitionPlace, DefinitionProblem } from '../publish/definition-problem.ts';
import { findIncomplete, isEnough, offeredUnder } from './completion.ts';
import { Reach } from './reach.ts';
import type { FieldKnowledge } from './samples.ts';
import type { Budget } from './search.ts';
import { FormWorld } from './world.ts';

const stepsOfOne = 20_000;
const stepsOfAll = 1_000_000;

/**
 * Decides what somebody can come to see, choose and complete, by a search with a bound over all answers that conditions can
 * tell apart. A form with a circle, with ids that repeat or with a condition beyond all measure is not searched: it has
 * findings already. In steps, so that whoever runs it can do something else between them.
 */
export function* proveForm(
  definition: FormDefinition,
  types: FieldKnowledge,
  context: CheckContext,
): Generator<undefined, readonly DefinitionProblem[]> {
  const world = new FormWorld(compileForm(definition, types.models), types, context);
  const budget = { left: stepsOfAll };
  const reach = new Reach(world, () => partOf(budget), context);
  const found: DefinitionProblem[] = [];
  for (const node of inSearchOrder(world)) {
    found.push(...problemsOf(node, world, reach));
    yield;
  }
  yield;
  found.push(...incomplete(world, budget));
  return found;
}

/** What one search may spend; what it spends is missing to those after it. */
function partOf(budget: { left: number }): Budget {
  const part = Math.min(stepsOfOne, Math.max(0, budget.left));
  let left = part;
  return {
    get left() {
      return left;
    },
    set left(value) {
      budget.left -= left - value;
      left = value;
    },
  };
}

// Gates first: behind a closed one nothing needs a search. Then what depends on most, since what is found for it shows all
// that it depends on.
function inSearchOrder({ form, nodes }: FormWorld): readonly CompiledField[] {
  const gates = new Set(form.gates);
  const counters = new Set(form.counters.values());
  const fields = nodes.filter((node) => !gates.has(node) && !counters.has(node));
  return [...form.gates, ...fields.sort((one, other) => other.rank - one.rank)];
}

function problemsOf(field: CompiledField, world: FormWorld, reach: Reach): readonly DefinitionProblem[] {
  const place = placeOf(field);
  const decision = reach.of(field);
  // What is behind a gate that stays closed is not told field by field.
  const isBehind = field.gate !== null && reach.of(field.gate) === 'impossible';
  if (decision === 'impossible') {
    const key = field.definition.required === true ? 'requiredUnreachable' : 'unreachable';
    return isBehind ? [] : [{ key, place }];
  }
  const undecided: DefinitionProblem[] = decision === 'undecided' ? [{ key: 'undecided', place }] : [];
  if (field.model.readOnly === true) return undecided;
  const options = reach.optionsOf(field);
  return [
    ...undecided,
    ...(world.isUnanswerable(field) ? [{ key: 'unanswerable', place } as const] : []),
    ...options.impossible.map((option) => ({ key: 'optionUnreachable', place, params: { option } }) as const),
    ...(options.undecided.length > 0 && undecided.length === 0 ? [{ key: 'undecided', place } as const] : []),
    ...fewestUnder(field, place),
    ...(world.isTooScarce(field) ? [{ key: 'cannotComplete', place } as const] : []),
  ];
}

/** Answers above that offer fewer options than must be chosen. */
function fewestUnder({ definition, under }: CompiledField, place: DefinitionPlace): readonly DefinitionProblem[] {
  const fewest = definition.choice?.fewest ?? 0;
  const options = definition.options ?? [];
  // Of several answers above, all options together are offered.
  if (under === null || fewest < 2 || Array.isArray(under.model.empty.value)) return [];
  return (under.definition.options ?? []).flatMap(({ value }): DefinitionProblem[] => {
    const offered = offeredUnder(options, [value]);
    if (offered.length === 0 || isEnough(offered, fewest)) return [];
    return [{ key: 'fewestUnder', place, params: { option: value, fewest, offered: offered.length } }];
  });
}

function incomplete(world: FormWorld, budget: { left: number }): readonly DefinitionProblem[] {
  return findIncomplete(world, () => partOf(budget)).flatMap(({ fields, isUndecided }): DefinitionProblem[] => {
    const [first] = fields;
    if (first === undefined) return [];
    const modules = [...new Set(fields.map(({ module }) => module))];
    if (isUndecided) return [{ key: 'undecided', place: { module: first.module } }];
    if (fields.length === 1) return [{ key: 'cannotComplete', place: placeOf(first) }];
    return modules.map((module) => ({ key: 'cannotComplete', place: { module } }));
  });
}

function placeOf({ definition, module, group }: CompiledField): DefinitionPlace {
  const { id, key } = definition;
  // A gate has a key that no field can have.
  if (key.startsWith('module:')) return { module };
  if (key.startsWith('group:')) return { module, group: key.slice('group:'.length) };
  return group === null ? { module, field: id } : { module, group, field: id };
}
