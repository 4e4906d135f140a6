import { compileForm } from '@portico/form-engine/compile/compile-form';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { expect, it } from 'vitest';
import { models } from '../models.ts';
import { walkBranches } from './walk-branches.ts';

const context = { language: 'en', today: '2026-11-18' } as const;
const text = (en: string) => ({ sc: en, tc: en, en });
const options = ['a', 'b', 'c'].map((value) => ({ value, label: text(value) }));
const choice = (id: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  id,
  key: id,
  type: 'single-choice',
  label: text(id),
  options,
  ...more,
});
const line = (id: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  id,
  key: id,
  type: 'text',
  label: text(id),
  ...more,
});
const module = (fields: readonly FieldDefinition[], more: Partial<ModuleDefinition> = {}): ModuleDefinition => ({
  id: 'm',
  title: text('m'),
  author: 'applicant',
  fields,
  groups: [],
  ...more,
});

function walk(...modules: readonly ModuleDefinition[]) {
  const { steps, unreached } = walkBranches(compileForm({ modules }, models), context);
  return {
    steps: steps.map(({ given, appears }) => [
      Object.fromEntries(given.map(({ field, answer }) => [field.definition.key, answer.value])),
      appears.map(({ definition }) => definition.key),
    ]),
    unreached: unreached.map(({ definition }) => definition.key),
  };
}

it('an answer opens what opens something further', () => {
  const first = choice('first', { triggers: [{ when: { options: ['b'] }, opens: ['second'] }] });
  const second = choice('second', { triggers: [{ when: { options: ['c'] }, opens: ['third'] }] });
  expect(walk(module([first, second, line('third'), line('always')]))).toEqual({
    steps: [
      [{ first: 'b' }, ['second']],
      [{ first: 'b', second: 'c' }, ['third']],
    ],
    unreached: [],
  });
});

it('a condition over several answers, rows and their number, and what is behind the gate of a module', () => {
  const shownWhen = {
    all: [
      { field: 'one', chosen: ['c'] },
      { not: { field: 'two', answered: true } },
      { field: 'age', number: { least: 18 } },
      { group: 'schools', rows: { least: 2 } },
    ],
  } as const;
  const age = line('age', { text: { nature: 'decimal' } });
  const inRow = choice('level', { triggers: [{ when: { options: ['a'] }, opens: ['grade'] }] });
  const group = {
    id: 'schools',
    key: 'schools',
    title: text('s'),
    requiredRows: 0,
    extraRows: 5,
    layout: 'table',
  } as const;
  const main = module([choice('one'), line('two'), age], { groups: [{ ...group, fields: [inRow, line('grade')] }] });
  const { steps, unreached } = walk(main, module([line('late')], { id: 'n', shownWhen }));
  expect(unreached).toEqual([]);
  expect(steps).toHaveLength(2);
  expect(steps[0]).toEqual([expect.objectContaining({ one: 'c', 'rows:schools': 2 }), ['module:n']]);
  expect(Number(Object(steps[0]?.[0])['age'])).toBeGreaterThanOrEqual(18);
  expect(steps[1]).toEqual([{ level: 'a' }, ['grade']]);
});

it('a day within a span, and a text of some length', () => {
  const born = { ...line('born'), type: 'date' } as const;
  const minor = line('guardian', { shownWhen: { field: 'born', days: { from: '2010-01-01', to: '' } } });
  const long = line('why', { shownWhen: { field: 'text', length: { least: 12 } } });
  const { steps, unreached } = walk(module([born, line('text'), minor, long]));
  expect(unreached).toEqual([]);
  expect(steps.map(([, appears]) => appears)).toEqual([['guardian'], ['why']]);
});

it('says what it cannot reach', () => {
  const never = line('never', {
    shownWhen: {
      all: [
        { field: 'one', chosen: ['a'] },
        { field: 'one', chosen: ['b'] },
      ],
    },
  });
  expect(walk(module([choice('one'), never, line('off', { startsShown: false })]))).toEqual({
    steps: [],
    unreached: ['never', 'off'],
  });
});
