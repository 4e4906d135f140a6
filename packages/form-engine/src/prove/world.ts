import type { CompiledCondition, CompiledField, CompiledForm, Opener } from '../compile/compiled-form.ts';
import { type Condition, type Statement, subjectOf } from '../definition/condition.ts';
import type { CheckContext } from '../field-model.ts';
import type { Answer } from '../values/answer.ts';
import { currentDefinition } from '../verdict/current-definition.ts';
import { type AskedOf, askedOf } from './asked-of.ts';
import { type Difference, differencesIn, lacksAnswers, withDifferences } from './differing.ts';
import { firstOf, kindOf, oneOfEach } from './kinds.ts';
import { always, both, either, type Formula, never } from './formula.ts';
import type { Asked, FieldKnowledge } from './samples.ts';
import type { SearchWorld } from './search.ts';
import { blank, hidden, unknown, Variable } from './variable.ts';

/**
 * `sure` takes only answers and sums of which there is an example: what it finds exists. `perhaps` takes whatever has not
 * been shown to be impossible: what it does not find does not exist.
 */
export type Certainty = 'sure' | 'perhaps';

/** A form as variables and formulas, by the meaning that the engine gives it. */
export class FormWorld {
  readonly nodes: readonly CompiledField[];
  /** Pairs of fields that may not have the same answer. */
  readonly differences: readonly Difference[];
  private readonly variables = new Map<CompiledField, Variable>();
  private readonly asked: AskedOf;
  private readonly groups: ReadonlyMap<CompiledField, { readonly least: number; readonly most: number }>;

  constructor(
    readonly form: CompiledForm,
    private readonly types: FieldKnowledge,
    private readonly context: CheckContext,
  ) {
    this.nodes = [...form.byId.values(), ...form.gates, ...form.counters.values()];
    const asked = askedOf(this.nodes);
    this.differences = differencesIn(this.nodes, types, asked, context);
    this.asked = withDifferences(asked, this.differences);
    this.groups = new Map(
      [...form.counters].flatMap(([key, counter]) => {
        const { requiredRows: least = 0, extraRows = 0 } = form.groups.get(key)?.definition ?? {};
        return [[counter, { least, most: Math.min(least + extraRows, 200) }] as const];
      }),
    );
  }

  variable(field: CompiledField): Variable {
    const known = this.variables.get(field) ?? this.makeVariable(field);
    this.variables.set(field, known);
    return known;
  }

  /** Whether nobody can give an answer to the field: its limits contradict each other. */
  isUnanswerable(field: CompiledField): boolean {
    return field.model.readOnly !== true && this.variable(field).answered === 0n;
  }

  /** Whether rows that must be there cannot all differ in this field. */
  isTooScarce(field: CompiledField): boolean {
    const rows = field.group === null ? 0 : (this.form.groups.get(field.group)?.definition.requiredRows ?? 0);
    return rows > 1 && lacksAnswers(field, rows, this.types, this.asked(field), this.context);
  }

  /** Everything that somebody may have answered so far. */
  whileWriting(certainty: Certainty, row = 1): SearchWorld {
    return this.searchWorld(certainty, row, (variable) => variable.states);
  }

  /** Everything that somebody may hand in: without what is missing. */
  whenDone(certainty: Certainty): SearchWorld {
    return this.searchWorld(certainty, 1, (variable) => {
      const { states, field } = variable;
      const rows = this.groups.get(field);
      if (rows === undefined) return field.definition.required === true ? states & ~blank : states;
      const enough = variable.of(({ value }) => Number(value) >= rows.least);
      return hidden | enough | (rows.least === 0 ? blank : 0n);
    });
  }

  condition({ condition, named }: CompiledCondition, holds: boolean, certainty: Certainty): Formula {
    const translate = (one: Condition, is: boolean): Formula => {
      if ('not' in one) return translate(one.not, !is);
      if ('all' in one || 'any' in one) {
        const parts = ('all' in one ? one.all : one.any).map((part) => translate(part, is));
        return 'all' in one === is ? both(...parts) : either(...parts);
      }
      const field = named.get(subjectOf(one));
      // Nothing can be said of what is unknown.
      if (field === undefined) return is ? never : always;
      return field.calculation === null ? this.statement(field, one, is) : this.calculated(field, one, is, certainty);
    };
    return translate(condition, holds);
  }

  statement(field: CompiledField, statement: Statement, holds: boolean): Formula {
    const variable = this.variable(field);
    return { of: variable, states: variable.when(statement, holds) };
  }

  private searchWorld(certainty: Certainty, row: number, start: (variable: Variable) => bigint): SearchWorld {
    const meanings = new Map<Variable, [Formula | undefined, Formula | undefined]>();
    return {
      start: certainty === 'sure' ? (variable) => start(variable) & ~unknown : start,
      meaning: (variable, isShown) => {
        const known = meanings.get(variable) ?? [undefined, undefined];
        const meaning = known[Number(isShown)] ?? this.meaning(variable.field, isShown, certainty, row);
        known[Number(isShown)] = meaning;
        meanings.set(variable, known);
        return meaning;
      },
      offers: (variable, states) => this.offers(variable, states),
    };
  }

  private meaning(field: CompiledField, isShown: boolean, certainty: Certainty, row: number): Formula {
    const { gate, under, relation, shownWhen, openers, definition } = field;
    const parts: Formula[] = [];
    if (gate !== null) parts.push({ shown: this.variable(gate), is: isShown });
    if (under !== null) parts.push({ shown: this.variable(under), is: isShown });
    if (relation !== null) {
      const statement = { field: relation.to.definition.id, chosen: [relation.option] };
      parts.push(this.statement(relation.to, statement, isShown));
    }
    if (shownWhen !== null) parts.push(this.condition(shownWhen, isShown, certainty));
    if (openers.length > 0) parts.push(this.opened(openers, beginsShown(field, row), isShown));
    else parts.push((definition.startsShown !== false) === isShown ? always : never);
    if (isShown) return both(...parts);
    return openers.length === 0 && definition.startsShown === false ? always : either(...parts);
  }

  // Hidden if no visible field can open it; shown if one does; and if all of those are unanswered, as it begins.
  private opened(openers: readonly Opener[], begins: boolean, isOpened: boolean): Formula {
    const by = [...new Set(openers.map((opener) => opener.by))].map((field) => this.variable(field));
    const matches = openers.map((opener) => this.matches(opener, isOpened));
    const among = (states: (variable: Variable) => bigint): Formula[] =>
      by.map((variable) => ({ of: variable, states: states(variable) }));
    if (isOpened) {
      const untouched = both(either(...among(({ states }) => states & ~hidden)), ...among(() => hidden | blank));
      return either(...matches, begins ? untouched : never);
    }
    const touched = either(both(...among(() => hidden)), ...among(({ answered }) => answered));
    return both(...matches, begins ? touched : always);
  }

  private matches({ by, when }: Opener, holds: boolean): Formula {
    const field = by.definition.id;
    if ('options' in when) return this.statement(by, { field, chosen: when.options }, holds);
    const spans = when.ranges.map((days) => this.statement(by, { field, days }, holds));
    return holds ? either(...spans) : both(...spans);
  }

  /** A statement about a number that is worked out from others. Of a sum, only those with one part are tried. */
  private calculated(field: CompiledField, statement: Statement, holds: boolean, certainty: Certainty): Formula {
    const shown: Formula = { shown: this.variable(field), is: holds };
    const { rule, named } = field.calculation ?? { named: new Map<string, CompiledField>() };
    const sources = [...named.values()].map((source) => this.variable(source));
    const isExact = rule !== undefined && 'age' in rule && sources.every(({ isEvery }) => isEvery);
    if (certainty === 'perhaps' && !isExact) return holds ? shown : always;
    const plain = sources.filter(({ field: source }) => source.group === null && !this.groups.has(source));
    const alone = plain.map((source): Formula =>
      both(
        { of: source, states: source.whenCalculated(field, statement, holds) },
        ...sources.filter((other) => other !== source).map((of): Formula => ({ of, states: hidden | blank })),
      ),
    );
    if (holds) return both(shown, either(...alone));
    return either(shown, both(...sources.map((of): Formula => ({ of, states: hidden | blank }))), ...alone);
  }

  /** Answers whose options are offered under the same other answers belong together. */
  private offers(variable: Variable, states: bigint): readonly Formula[] {
    const { under, definition, model } = variable.field;
    if (under === null) return [{ of: variable, states }];
    const above = this.variable(under);
    const listOf = new Map((definition.options ?? []).map((option) => [option.value, option.under]));
    const together = new Map<string, { states: bigint; lists: readonly (readonly string[])[] }>();
    for (const [index, sample] of variable.samples.entries()) {
      const bit = states & (1n << BigInt(index + 3));
      if (bit === 0n) continue;
      const lists = (model.chosen?.(sample) ?? []).flatMap((value) => {
        const list = listOf.get(value);
        return list === undefined ? [] : [list];
      });
      const name = JSON.stringify(lists);
      together.set(name, { states: (together.get(name)?.states ?? 0n) | bit, lists });
    }
    const field = under.definition.id;
    const chosen = [...together.values()].map((one) =>
      both(
        { of: variable, states: one.states },
        { of: above, states: above.answered },
        ...one.lists.map((list) => this.statement(under, { field, chosen: list }, true)),
      ),
    );
    const rest = states & (hidden | blank | unknown);
    return rest === 0n ? chosen : [...chosen, { of: variable, states: rest }];
  }

  private makeVariable(field: CompiledField): Variable {
    const rows = this.groups.get(field);
    if (rows !== undefined) {
      const counts = Array.from({ length: rows.most }, (_, index) => ({ value: index + 1 }));
      return new Variable(field, counts, true, this.context);
    }
    if (field.model.readOnly === true) return new Variable(field, [], true, this.context);
    const { model } = field;
    const { context } = this;
    const definition = currentDefinition({ ...field, requiredWhen: null, under: null }, () => null, context);
    const asked = this.asked(field);
    const { answers, isEvery } = this.types.samples[definition.type](definition, asked, context);
    const isValid = (answer: Answer) => !model.isEmpty(answer) && model.check(answer, definition, context) === null;
    const kind = isRead(field, asked) ? (answer: Answer) => kindOf(answer, field, asked, context) : null;
    const valid = kind === null ? firstOf(answers, isValid) : oneOfEach(answers, kind, isValid);
    return new Variable(field, valid, isEvery, this.context);
  }
}

function beginsShown({ definition, group }: CompiledField, row: number): boolean {
  const ofRow = group === null ? undefined : definition.startsShownInRow?.[row];
  return ofRow ?? definition.startsShown ?? false;
}

/** Whether it matters which answer is given. */
function isRead({ under }: CompiledField, { chosen, numbers, lengths, days }: Asked): boolean {
  return under !== null || chosen.length + numbers.length + lengths.length + days.length > 0;
}
