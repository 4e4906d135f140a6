import { compileForm } from '@portico/form-engine/compile/compile-form';
import type { CompiledField } from '@portico/form-engine/compile/compiled-form';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { findIncomplete } from '@portico/form-engine/prove/completion';
import { Reach } from '@portico/form-engine/prove/reach';
import { blank, type Variable } from '@portico/form-engine/prove/variable';
import { FormWorld } from '@portico/form-engine/prove/world';
import { createFormSession } from '@portico/form-engine/session/form-session';
import { type Random, randomFrom } from '@portico/form-engine/testing/random';
import { randomAnswer } from '@portico/form-engine/testing/random-answers';
import { randomForm } from '@portico/form-engine/testing/random-form';
import type { Answer, Answers, FormAnswers } from '@portico/form-engine/values/answer';
import { judgeForm } from '@portico/form-engine/verdict/judge-form';
import { lookupIn, lookupInRow } from '@portico/form-engine/visibility/shown-fields';
import { expect, it } from 'vitest';
import { fieldKnowledge } from './samples.ts';

const context = { language: 'sc', today: '2026-11-15' } as const;
const budget = () => ({ left: 20_000 });

function worldOf(definition: FormDefinition): FormWorld {
  return new FormWorld(compileForm(definition, fieldKnowledge.models), fieldKnowledge, context);
}

/** Real answers from the states that a search has left. */
function answersFrom(found: ReadonlyMap<Variable, bigint>, { form }: FormWorld, row: number): FormAnswers {
  const fields: Record<string, Answer> = {};
  const rows: Record<string, Record<string, Answer>> = {};
  const counts: Record<string, number> = {};
  const counters = new Map([...form.counters].map(([key, counter]) => [counter, key]));
  for (const [variable, states] of found) {
    const { field } = variable;
    const sample = (states & blank) === 0n ? variable.sampleIn(states) : null;
    const key = counters.get(field);
    if (key !== undefined) counts[key] = Number(sample?.value ?? 0);
    else if (sample !== null && field.group === null) fields[field.definition.key] = sample;
    else if (sample !== null && field.group !== null)
      rows[field.group] = { ...rows[field.group], [field.definition.key]: sample };
  }
  const all = [...form.groups.keys()].map((key) => {
    const empty = Array.from({ length: Math.max(counts[key] ?? 0, key in rows ? row : 0) }, (): Answers => ({}));
    return [key, empty.map((_, at) => (at === row - 1 ? (rows[key] ?? {}) : {}))] as const;
  });
  return { fields, rows: Object.fromEntries(all) };
}

/** Whether the goal shows in a session with these answers. */
function isShownIn({ form }: FormWorld, goal: CompiledField, answers: FormAnswers, row: number): boolean {
  const look = lookupIn(form, answers, context);
  const { key } = goal.definition;
  if (goal.group === null) {
    const isField = form.byKey.has(key);
    return look(goal) !== null && (!isField || createFormSession(form, answers, context).read(key).visible);
  }
  const group = form.groups.get(goal.group);
  if (group === undefined) return false;
  return lookupInRow(group, answers.rows[goal.group]?.[row - 1] ?? {}, row, look, context)(goal) !== null;
}

it('shows in a real session what the search says can show', () => {
  const hidden: string[] = [];
  let shown = 0;
  for (let seed = 0; seed < 400; seed += 1) {
    const world = worldOf(randomForm(randomFrom(seed)));
    const reach = new Reach(world, budget, context, (goal, found, row) => {
      if (isShownIn(world, goal, answersFrom(found, world, row), row)) shown += 1;
      else hidden.push(`seed ${seed}: ${goal.definition.key}`);
    });
    for (const node of world.nodes) reach.of(node);
  }
  expect(hidden).toEqual([]);
  expect(shown).toBeGreaterThan(400);
});

/** Answers to each field from two sources: those that the search knows, and any that somebody might type. */
function candidates(world: FormWorld, random: Random): ReadonlyMap<CompiledField, readonly Answer[]> {
  return new Map(
    world.nodes
      .filter(({ model }) => model.readOnly !== true)
      .map((field) => {
        const typed = Array.from({ length: 8 }, () =>
          field.model.read(randomAnswer(random, field.definition), field.definition),
        );
        return [field, [field.model.empty, ...world.variable(field).samples, ...typed]] as const;
      }),
  );
}

/** What the engine makes of some answers: which fields show, and whether nothing is wrong beside what is missing. */
function tried(world: FormWorld, random: Random, all: ReadonlyMap<CompiledField, readonly Answer[]>) {
  const pick = (field: CompiledField): Answer => {
    const some = all.get(field) ?? [];
    return some[random.number(some.length)] ?? field.model.empty;
  };
  const answersTo = (fields: readonly CompiledField[]): Answers =>
    Object.fromEntries(fields.map((field) => [field.definition.key, pick(field)]));
  const groups = [...world.form.groups.values()];
  const answers: FormAnswers = {
    fields: answersTo(world.form.modules.flatMap(({ fields }) => fields).filter((field) => all.has(field))),
    rows: Object.fromEntries(
      groups.map(({ definition, fields }) => {
        const most = definition.requiredRows + definition.extraRows;
        const asked = fields.filter((field) => all.has(field));
        return [definition.key, Array.from({ length: random.number(most + 1) }, () => answersTo(asked))];
      }),
    ),
  };
  const look = lookupIn(world.form, answers, context);
  const problems = judgeForm(world.form, answers, context, look).flatMap((verdict) => verdict.problems);
  const missing = ['required', 'rowsMissing', 'same', 'matrixIncomplete'];
  const isFit = problems.every(({ problem }) => missing.includes(problem.key));
  const isDone = problems.every(({ problem }) => problem.key === 'same');
  const shown = world.nodes.filter((node) => node.group === null && look(node) !== null);
  for (const group of groups) {
    if (group.gate !== null && look(group.gate) === null) continue;
    for (const [at, row] of (answers.rows[group.definition.key] ?? []).entries()) {
      const inRow = lookupInRow(group, row, at + 1, look, context);
      shown.push(...group.fields.filter((field) => inRow(field) !== null));
    }
  }
  return { isFit, isDone, shown };
}

it('never says of anything that it is impossible if some answers show it', () => {
  let impossible = 0;
  let fit = 0;
  for (let seed = 0; seed < 200; seed += 1) {
    const random = randomFrom(seed);
    const world = worldOf(randomForm(random));
    const reach = new Reach(world, budget, context);
    const cannotShow = new Set(world.nodes.filter((node) => reach.of(node) === 'impossible'));
    const cannotComplete = findIncomplete(world, budget).some(({ isUndecided }) => !isUndecided);
    impossible += cannotShow.size + Number(cannotComplete);
    const all = candidates(world, random);
    for (let time = 0; time < 100; time += 1) {
      const { isFit, isDone, shown } = tried(world, random, all);
      if (!isFit) continue;
      fit += 1;
      const wrong = shown.find((field) => cannotShow.has(field));
      if (wrong !== undefined) expect(wrong.definition.key, `seed ${seed}`).toBe('not to show');
      if (isDone && cannotComplete) expect(seed, 'cannot be completed').toBe(-1);
    }
  }
  expect(impossible).toBeGreaterThan(100);
  expect(fit).toBeGreaterThan(500);
});

/** Answers everything that is still missing, with any answer that is taken. */
function fillIn(world: FormWorld, found: ReadonlyMap<Variable, bigint>): FormAnswers {
  const { form } = world;
  let { fields, rows } = answersFrom(found, world, 1);
  for (const { definition } of form.groups.values()) {
    const [first = {}, ...rest] = rows[definition.key] ?? [];
    const more = Array.from({ length: Math.max(0, definition.requiredRows - 1 - rest.length) }, () => first);
    if (definition.requiredRows > 0) rows = { ...rows, [definition.key]: [first, ...rest.map(() => first), ...more] };
  }
  for (let time = 0; time < 20; time += 1) {
    const problems = judgeForm(form, { fields, rows }, context).flatMap((verdict) => verdict.problems);
    const missing = problems.filter(({ problem }) => problem.key === 'required');
    if (missing.length === 0) break;
    for (const { field = '', group, row = 1 } of missing) {
      const asked = form.byKey.get(field);
      if (asked === undefined) throw new Error(field);
      const isTaken = (answer: Answer) => {
        const tried = withAnswer({ fields, rows }, field, group, row, answer);
        const left = judgeForm(form, tried, context).flatMap((verdict) => verdict.problems);
        const isHere = (one: (typeof left)[number]) => one.field === field && one.group === group && one.row === row;
        return !left.some((one) => isHere({ ...one, row: one.row ?? 1 }) && one.problem.key !== 'same');
      };
      const answer = world.variable(asked).samples.find(isTaken);
      if (answer !== undefined) ({ fields, rows } = withAnswer({ fields, rows }, field, group, row, answer));
    }
  }
  return { fields, rows };
}

function withAnswer(answers: FormAnswers, field: string, group: string | undefined, row: number, answer: Answer) {
  if (group === undefined) return { ...answers, fields: { ...answers.fields, [field]: answer } };
  const rows = (answers.rows[group] ?? []).map((one, at) => (at === row - 1 ? { ...one, [field]: answer } : one));
  return { ...answers, rows: { ...answers.rows, [group]: rows } };
}

it('can complete in the real engine what the search says can be completed', () => {
  let completed = 0;
  for (let seed = 0; seed < 300; seed += 1) {
    const world = worldOf(randomForm(randomFrom(seed)));
    const all = new Map<Variable, bigint>();
    const incomplete = findIncomplete(world, budget, (found) => {
      for (const [variable, states] of found) all.set(variable, states);
    });
    if (incomplete.length > 0) continue;
    const problems = judgeForm(world.form, fillIn(world, all), context).flatMap((verdict) => verdict.problems);
    const left = problems.filter(({ problem }) => problem.key !== 'same');
    if (left.length > 0) expect(left, `seed ${seed}`).toEqual([]);
    completed += 1;
  }
  expect(completed).toBeGreaterThan(200);
});
