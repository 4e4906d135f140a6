import type { Condition, Statement } from '@portico/form-engine/definition/condition';
import { type Random, randomFrom } from '@portico/form-engine/testing/random';
import { describe, expect, it } from 'vitest';
import { conditionOf, joiners, viewOf } from './condition-view.ts';
import { endsOf, testOf, testsFor, withEnds, withTest } from './statement-tests.ts';

const chosen: Statement = { field: 'a', chosen: ['x'] };
const number: Statement = { field: 'n', number: { least: 3 } };

describe('a condition as it is read', () => {
  it.each<[Condition, object]>([
    [chosen, { statement: chosen, isDenied: false }],
    [{ not: chosen }, { statement: chosen, isDenied: true }],
    [{ not: number }, { joiner: 'none', parts: [number] }],
    [{ not: { not: chosen } }, { joiner: 'none', parts: [{ not: chosen }] }],
    [{ not: { all: [chosen, number] } }, { joiner: 'notAll', parts: [chosen, number] }],
    [{ not: { any: [chosen] } }, { joiner: 'none', parts: [chosen] }],
  ])('%j', (condition, view) => {
    expect(viewOf(condition)).toEqual(view);
  });

  it('means the same when it is written again', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const condition = randomCondition(randomFrom(seed), 4);
      const view = viewOf(condition);
      const again = 'joiner' in view ? conditionOf(view.joiner, view.parts) : condition;
      // Of the four letters, each set of those that are answered.
      for (let answered = 0; answered < 16; answered += 1)
        expect(again !== null && holds(again, answered)).toBe(holds(condition, answered));
    }
  });

  it('is gone when its last part is', () => {
    for (const joiner of joiners) expect(conditionOf(joiner, [])).toBeNull();
  });
});

describe('another way to compare', () => {
  const today = { today: '2026-09-01' };
  it.each<[Statement, Parameters<typeof withTest>[1], Condition]>([
    [chosen, 'isNot', { not: chosen }],
    [chosen, 'notAnswered', { not: { field: 'a', answered: true } }],
    [number, 'numberMost', { field: 'n', number: { most: 3 } }],
    [number, 'numberBetween', { field: 'n', number: { least: 3, most: 3 } }],
    [number, 'lengthLeast', { field: 'n', length: { least: 1 } }],
    [{ field: 'd', answered: true }, 'daysLeast', { field: 'd', days: { from: '2026-09-01', to: '' } }],
    [{ group: 'g', rows: { least: 2 } }, 'rowsMost', { group: 'g', rows: { most: 2 } }],
  ])('%j as %s', (statement, test, expected) => {
    expect(withTest(statement, test, today)).toEqual(expected);
  });

  it('is told from the statement that it made', () => {
    for (const test of testsFor(['answered', 'chosen', 'number', 'days', 'length'])) {
      const view = viewOf(withTest({ field: 'a', answered: true }, test, today));
      expect('statement' in view && testOf(view.statement, view.isDenied)).toBe(test);
    }
  });

  it('keeps the ends that it is given', () => {
    expect(endsOf(withEnds(number, { least: 1, most: 5 }))).toEqual({ least: 1, most: 5 });
  });
});

const letters = ['a', 'b', 'c', 'd'] as const;

function randomCondition(random: Random, depth: number): Condition {
  const parts = () => Array.from({ length: 1 + random.number(3) }, () => randomCondition(random, depth - 1));
  const kind = depth === 0 ? 3 : random.number(4);
  if (kind === 0) return { all: parts() };
  if (kind === 1) return { any: parts() };
  return kind === 2 ? { not: randomCondition(random, depth - 1) } : { field: random.pick(letters), answered: true };
}

function holds(condition: Condition, answered: number): boolean {
  if ('all' in condition) return condition.all.every((part) => holds(part, answered));
  if ('any' in condition) return condition.any.some((part) => holds(part, answered));
  if ('not' in condition) return !holds(condition.not, answered);
  return 'field' in condition && (answered & (1 << letters.findIndex((one) => one === condition.field))) > 0;
}
