import { compileForm } from '@portico/form-engine/compile/compile-form';
import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { FormDefinition, ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField } from '@portico/form-engine/testing/build-form';
import { type Random, randomFrom } from '@portico/form-engine/testing/random';
import { randomAnswers } from '@portico/form-engine/testing/random-answers';
import { randomForm } from '@portico/form-engine/testing/random-form';
import { type FormAnswers, noAnswers } from '@portico/form-engine/values/answer';
import { readAnswers } from '@portico/form-engine/values/read-answers';
import { judgeForm } from '@portico/form-engine/verdict/judge-form';
import { effectBetween, type VersionEffect } from '@portico/form-engine/versions/effect-on';
import { moveAnswers } from '@portico/form-engine/versions/move-answers';
import { expect, it } from 'vitest';
import { models } from './models.ts';

const context = { language: 'sc', today: '2026-11-15' } as const;

it('the effect of a version is what moving and judging everything would show', () => {
  const seen = { lost: 0, asked: 0, becomesIncomplete: 0 };
  for (let seed = 1; seed <= 500; seed += 1) {
    const random = randomFrom(seed);
    const definition = withRequiredModules(random, randomForm(random));
    const [from, to] = [definition, changed(random, definition)].map((form) => compileForm(form, models));
    if (from === undefined || to === undefined) throw new Error('Two forms');
    const answers = random.chance(0.1) ? noAnswers : readAnswers(from, randomAnswers(random, definition));
    const effect = effectBetween(from, to)(answers, context);
    expect(effect, `seed ${seed}`).toEqual(plainEffect(from, to, answers));
    seen.lost += effect.lost.length > 0 ? 1 : 0;
    seen.asked += effect.asked.length > 0 ? 1 : 0;
    seen.becomesIncomplete += effect.becomesIncomplete ? 1 : 0;
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
});

/** The same without any preparation: everything is moved and judged. */
function plainEffect(from: CompiledForm, to: CompiledForm, answers: FormAnswers): VersionEffect {
  const moved = moveAnswers(from, to, answers);
  const before = judgeForm(from, answers, context);
  const after = judgeForm(to, moved.answers, context);
  const counting = (form: CompiledForm, verdicts: typeof before) =>
    verdicts.filter(
      ({ module, state }) =>
        state !== 'empty' || form.modules.some(({ definition }) => definition.id === module && definition.required),
    );
  const isStarted = before.some(({ state }) => state !== 'empty');
  const wasFinished = isStarted && counting(from, before).every(({ problems }) => problems.length === 0);
  const inTheWay = wasFinished ? counting(to, after) : [];
  const complete = before.filter(({ state }) => state === 'complete').map(({ module }) => module);
  return {
    lost: moved.leftOver,
    asked: after
      .filter((verdict) => complete.includes(verdict.module) || inTheWay.includes(verdict))
      .flatMap(({ problems }) => problems),
    becomesIncomplete: inTheWay.some(({ problems }) => problems.length > 0),
  };
}

function withRequiredModules(random: Random, form: FormDefinition): FormDefinition {
  return { modules: form.modules.map((module) => ({ ...module, required: random.chance(0.5) })) };
}

/** One module is removed, loses its first question, requires all of them, or asks another one; a new one may come. */
function changed(random: Random, form: FormDefinition): FormDefinition {
  const at = random.number(form.modules.length);
  const question = buildField('new', { required: true });
  const change = random.pick<(module: ModuleDefinition) => readonly ModuleDefinition[]>([
    () => [],
    (module) => [{ ...module, fields: module.fields.slice(1) }],
    (module) => [{ ...module, fields: module.fields.map((field) => ({ ...field, required: true })) }],
    (module) => [{ ...module, fields: [...module.fields, question] }],
    (module) => [module, { ...module, id: 'added', required: true, fields: [question], groups: [] }],
  ]);
  return { modules: form.modules.flatMap((module, index) => (index === at ? change(module) : [module])) };
}
