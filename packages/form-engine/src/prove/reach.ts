import type { CompiledField, CompiledGroup } from '../compile/compiled-form.ts';
import { noAnswers } from '../values/answer.ts';
import type { CheckContext } from '../field-model.ts';
import { lookupIn, lookupInRow } from '../visibility/shown-fields.ts';
import { underLists } from './asked-of.ts';
import type { Formula } from './formula.ts';
import { type Budget, type Found, search, type SearchWorld } from './search.ts';
import { hidden } from './variable.ts';
import type { Certainty, FormWorld } from './world.ts';

export type Decision = 'possible' | 'impossible' | 'undecided';

/** Told of every example that is found, with the number of the row that it is about. */
export type OnFound = (goal: CompiledField, found: NonNullable<Found>, row: number) => void;

/** Which fields, groups and modules somebody can come to see with answers that are accepted, and which options. */
export class Reach {
  private readonly decided = new Map<CompiledField, Decision>();
  private readonly worlds = new Map<string, SearchWorld>();

  constructor(
    private readonly world: FormWorld,
    private readonly spend: () => Budget,
    private readonly context: CheckContext,
    private readonly onFound: OnFound = () => {},
  ) {
    this.lookAtOnce();
  }

  /** Whether it can show. */
  of(field: CompiledField): Decision {
    const known = this.decided.get(field) ?? this.decide(field);
    this.decided.set(field, known);
    return known;
  }

  /** The options that can never be offered, by value; `undecided` are those of which it is not known. */
  optionsOf(field: CompiledField): { readonly impossible: readonly string[]; readonly undecided: readonly string[] } {
    const { under, definition } = field;
    const impossible: string[] = [];
    const undecided: string[] = [];
    if (under === null) return { impossible, undecided };
    const decisions = new Map(
      [...underLists(field)].map(([name, list]) => {
        const isChosen = this.world.statement(under, { field: under.definition.id, chosen: list }, true);
        return [name, this.search(field, [isChosen])] as const;
      }),
    );
    for (const { value, under: list } of definition.options ?? []) {
      const decision = decisions.get(JSON.stringify(list));
      if (decision === 'impossible') impossible.push(value);
      if (decision === 'undecided') undecided.push(value);
    }
    return { impossible, undecided };
  }

  /** What shows while nothing is answered needs no search. */
  private lookAtOnce(): void {
    const { form, nodes } = this.world;
    const look = lookupIn(form, noAnswers, this.context);
    for (const node of nodes) if (node.group === null && look(node) !== null) this.decided.set(node, 'possible');
    for (const group of form.groups.values()) {
      if (group.gate !== null && look(group.gate) === null) continue;
      const inRow = lookupInRow(group, {}, 1, look, this.context);
      for (const field of group.fields) if (inRow(field) !== null) this.decided.set(field, 'possible');
    }
  }

  private decide(field: CompiledField): Decision {
    const { gate } = field;
    if (gate !== null && this.of(gate) === 'impossible') return 'impossible';
    return this.search(field, []);
  }

  private search(field: CompiledField, besides: readonly Formula[]): Decision {
    const group = field.group === null ? undefined : this.world.form.groups.get(field.group);
    const rows = group === undefined ? [1] : rowsOf(group);
    if (rows.some((row) => this.find(field, besides, 'sure', row) === 'found')) return 'possible';
    return rows.every((row) => this.find(field, besides, 'perhaps', row) === 'none') ? 'impossible' : 'undecided';
  }

  private find(field: CompiledField, besides: readonly Formula[], certainty: Certainty, row: number) {
    const name = `${certainty}${row}`;
    const world = this.worlds.get(name) ?? this.world.whileWriting(certainty, row);
    this.worlds.set(name, world);
    const goals: Formula[] = [{ shown: this.world.variable(field), is: true }, ...besides, ...this.inRow(field, row)];
    const found = search(goals, world, this.spend());
    if (found === 'undecided') return 'undecided';
    if (found === null) return 'none';
    if (certainty === 'perhaps') return 'perhaps';
    for (const [variable, states] of found) if ((states & hidden) === 0n) this.decided.set(variable.field, 'possible');
    this.onFound(field, found, row);
    return 'found';
  }

  /** A row with this number is there. */
  private inRow({ group }: CompiledField, row: number): readonly Formula[] {
    const counter = group === null ? undefined : this.world.form.counters.get(group);
    return counter === undefined
      ? []
      : [this.world.statement(counter, { group: counter.definition.id, rows: { least: row } }, true)];
  }
}

const mostRowsTried = 6;

/** The first row, those in which fields begin otherwise, and one beyond them: all others are like one of these. */
function rowsOf({ definition, fields }: CompiledGroup): readonly number[] {
  const most = Math.max(1, definition.requiredRows + definition.extraRows);
  const special = fields.flatMap((field) => Object.keys(field.definition.startsShownInRow ?? {}).map(Number));
  if (special.length === 0) return [1];
  const beyond = Math.max(1, ...special) + 1;
  const rows = new Set([1, ...special, beyond].filter((row) => Number.isInteger(row) && row >= 1 && row <= most));
  return [...rows].slice(0, mostRowsTried);
}
