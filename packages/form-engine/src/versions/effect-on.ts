import type { CompiledField, CompiledForm } from '../compile/compiled-form.ts';
import type { CheckContext } from '../field-model.ts';
import type { FormAnswers } from '../values/answer.ts';
import { judgeForm, type ModuleVerdict, type PlacedProblem } from '../verdict/judge-form.ts';
import { type LeftOver, moveAnswers } from './move-answers.ts';

/** What a newer version of a form means to one person who fills it in. Nothing of it: they notice nothing. */
export interface VersionEffect {
  /** Answers that the newer version has no place for. */
  readonly lost: readonly LeftOver[];
  /** What stands in the way where everything was in order before. */
  readonly asked: readonly PlacedProblem[];
  /** Whether the person had finished, and has not any more. */
  readonly becomesIncomplete: boolean;
}

export type EffectOn = (answers: FormAnswers, context: CheckContext) => VersionEffect;

/**
 * Moves answers as publishing would, and compares what is in order before and after. Prepared once for many drafts:
 * modules that mean the same in both versions are not moved, and judged only where it matters.
 */
export function effectBetween(from: CompiledForm, to: CompiledForm): EffectOn {
  const touched = touchedModules(from, to);
  const before = onlyModules(from, (id) => touched.has(id));
  const untouched = onlyModules(from, (id) => !touched.has(id));
  const after = onlyModules(to, (id) => touched.has(id));
  const [required, requiredBefore] = [requiredModules(to), requiredModules(from)];
  const move = moverBetween(from, to);

  return (answers, context) => {
    const { next, lost } = move(answers);
    const verdicts = judgeForm(after, next, context);
    if (verdicts.every(({ problems }) => problems.length === 0)) return { lost, asked: [], becomesIncomplete: false };
    const former = judgeForm(before, answers, context);
    const wasFinished =
      isInOrder(former, requiredBefore) && isFinished([...former, ...judgeForm(untouched, answers, context)]);
    const complete = new Set(former.filter(({ state }) => state === 'complete').map(({ module }) => module));
    const inTheWay = verdicts.filter((verdict) => wasFinished && counts(verdict, required));
    const asked = verdicts.filter((verdict) => complete.has(verdict.module) || inTheWay.includes(verdict));
    return {
      lost,
      asked: asked.flatMap(({ problems }) => problems),
      becomesIncomplete: !isInOrder(inTheWay, required),
    };
  };

  function isFinished(all: readonly ModuleVerdict[]): boolean {
    return all.some(({ state }) => state !== 'empty') && isInOrder(all, requiredBefore);
  }
}

/** Those that differ, and those in which something depends on them, in either version. */
function touchedModules(from: CompiledForm, to: CompiledForm): ReadonlySet<string> {
  const [older, newer] = [textOf(from), textOf(to)];
  const touched = new Set([...older.keys(), ...newer.keys()].filter((id) => older.get(id) !== newer.get(id)));
  const links = [from, to].flatMap(linksOf);
  for (let size = -1; size < touched.size;) {
    size = touched.size;
    for (const [controls, controlled] of links) if (touched.has(controls)) touched.add(controlled);
  }
  return touched;
}

function textOf({ modules }: CompiledForm): ReadonlyMap<string, string> {
  return new Map(modules.map(({ definition }) => [definition.id, JSON.stringify(definition)]));
}

function linksOf({ byId, gates, counters }: CompiledForm): readonly (readonly [string, string])[] {
  const all: readonly CompiledField[] = [...byId.values(), ...gates, ...counters.values()];
  return all.flatMap(({ module, controls, rechecks }) =>
    [...controls, ...rechecks].flatMap((other) => (other.module === module ? [] : [[module, other.module] as const])),
  );
}

function onlyModules(form: CompiledForm, belongs: (id: string) => boolean): CompiledForm {
  return { ...form, modules: form.modules.filter(({ definition }) => belongs(definition.id)) };
}

/** Moves answers to what differs. Those to removed questions stay where they are, since nobody looks them up. */
function moverBetween(from: CompiledForm, to: CompiledForm) {
  const changed = { fields: changedFields(from, to), rows: changedGroups(from, to) };
  return (answers: FormAnswers) => {
    const part = { fields: pick(answers.fields, changed.fields), rows: pick(answers.rows, changed.rows) };
    const moved = moveAnswers(from, to, part);
    const empty = Object.keys(part.fields).flatMap((key) => {
      const field = to.byKey.get(key);
      return field === undefined ? [] : [[key, field.model.empty] as const];
    });
    const next = {
      fields: { ...answers.fields, ...Object.fromEntries(empty), ...moved.answers.fields },
      rows: { ...answers.rows, ...moved.answers.rows },
    };
    return { next, lost: moved.leftOver };
  };
}

function changedFields(from: CompiledForm, to: CompiledForm): readonly string[] {
  return [...from.byKey].flatMap(([key, { group, definition }]) => {
    const next = to.byKey.get(key);
    return group !== null || (next?.group === null && isSame(definition, next.definition)) ? [] : [key];
  });
}

function changedGroups(from: CompiledForm, to: CompiledForm): readonly string[] {
  return [...from.groups].flatMap(([key, { definition }]) =>
    isSame(definition, to.groups.get(key)?.definition) ? [] : [key],
  );
}

function isSame(one: object, other: object | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function pick<T>(values: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> {
  const picked: Record<string, T> = {};
  for (const key of keys) {
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    if (value !== undefined) picked[key] = value;
  }
  return picked;
}

function isInOrder(verdicts: readonly ModuleVerdict[], required: ReadonlySet<string>): boolean {
  return verdicts.every((verdict) => !counts(verdict, required) || verdict.problems.length === 0);
}

/** A module that is not required may stay empty. */
function counts({ module, state }: ModuleVerdict, required: ReadonlySet<string>): boolean {
  return state !== 'empty' || required.has(module);
}

function requiredModules({ modules }: CompiledForm): ReadonlySet<string> {
  return new Set(modules.flatMap(({ definition }) => (definition.required === true ? [definition.id] : [])));
}
