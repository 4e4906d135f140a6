import type { CompiledField } from '../compile/compiled-form.ts';
import { type Statement, subjectOf } from '../definition/condition.ts';
import type { CheckContext } from '../field-model.ts';
import type { Answer } from '../values/answer.ts';
import { conditionHolds } from '../visibility/condition-holds.ts';
import { calculate } from '../visibility/calculate.ts';

/** The states of a variable are bits: hidden, shown without an answer, any answer that has no sample, and the samples. */
export const hidden = 1n;
export const blank = 2n;
export const unknown = 4n;
const firstSample = 3;

/**
 * A field, a gate or a row counter, with the states that conditions can tell apart. Whether a statement holds in a state
 * is asked of the engine itself.
 */
export class Variable {
  readonly states: bigint;
  private readonly masks = new Map<string, bigint>();

  constructor(
    readonly field: CompiledField,
    readonly samples: readonly Answer[],
    /** Whether the samples stand for all answers. */
    readonly isEvery: boolean,
    private readonly context: CheckContext,
  ) {
    this.states = hidden | blank | this.answered;
  }

  /** Every state in which it shows and is answered. */
  get answered(): bigint {
    const samples = ((1n << BigInt(this.samples.length)) - 1n) << BigInt(firstSample);
    return this.isEvery ? samples : samples | unknown;
  }

  sampleIn(states: bigint): Answer | null {
    for (const [index, sample] of this.samples.entries()) if ((states & bitOf(index)) !== 0n) return sample;
    return null;
  }

  /** The states in which the statement holds, or does not. An answer without a sample may do either. */
  when(statement: Statement, holds: boolean): bigint {
    const name = JSON.stringify(statement);
    const mask = this.masks.get(name) ?? this.test(statement);
    this.masks.set(name, mask);
    const perhaps = 'answered' in statement ? 0n : this.states & unknown;
    return holds ? mask | perhaps : (this.states & ~mask) | perhaps;
  }

  /** The samples from which a calculation of this field alone gives something for which the statement holds. */
  whenCalculated(calculated: CompiledField, statement: Statement, holds: boolean): bigint {
    const { calculation } = calculated;
    const result = (answer: Answer) =>
      calculation === null
        ? null
        : calculate(
            calculation,
            (field) => (field === this.field ? answer : null),
            () => [],
          );
    return this.of((answer) => {
      const worked = result(answer);
      return worked !== null && holdsFor(statement, calculated, worked, this.context) === holds;
    });
  }

  /** The samples with some property. */
  of(has: (answer: Answer) => boolean): bigint {
    return this.samples.reduce((mask, sample, index) => (has(sample) ? mask | bitOf(index) : mask), 0n);
  }

  private test(statement: Statement): bigint {
    const { field, context } = this;
    let mask = this.of((answer) => holdsFor(statement, field, answer, context));
    if (holdsFor(statement, field, null, context)) mask |= hidden;
    if (holdsFor(statement, field, field.model.empty, context)) mask |= blank;
    return 'answered' in statement ? mask | (this.states & unknown) : mask;
  }
}

function bitOf(index: number): bigint {
  return 1n << BigInt(firstSample + index);
}

function holdsFor(statement: Statement, field: CompiledField, answer: Answer | null, context: CheckContext): boolean {
  return conditionHolds(
    { condition: statement, named: new Map([[subjectOf(statement), field]]) },
    () => answer,
    context,
  );
}
