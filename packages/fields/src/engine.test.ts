import { compileForm } from '@portico/form-engine/compile/compile-form';
import { checkDefinition } from '@portico/form-engine/publish/check-definition';
import { createFormSession, type FormSession } from '@portico/form-engine/session/form-session';
import { randomFrom } from '@portico/form-engine/testing/random';
import { randomAnswer, randomAnswers } from '@portico/form-engine/testing/random-answers';
import { randomForm } from '@portico/form-engine/testing/random-form';
import { judgeForm } from '@portico/form-engine/verdict/judge-form';
import { readAnswers } from '@portico/form-engine/values/read-answers';
import { noAnswers } from '@portico/form-engine/values/answer';
import { withoutHidden } from '@portico/form-engine/visibility/without-hidden';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { models } from './models.ts';

const context = { language: 'sc', today: '2026-11-15' } as const;
const seeds = Array.from({ length: 1_000 }, (_, seed) => seed);

function sample(seed: number) {
  const random = randomFrom(seed);
  const definition = randomForm(random);
  return { random, definition, form: compileForm(definition, models) };
}

it('makes only forms that could be published', () => {
  for (const seed of seeds) {
    const unsound = checkDefinition(sample(seed).definition, models).filter(
      ({ key, params }) => !['neverShown', 'contradiction'].includes(key) && params?.['setting'] !== 'lengthOfNature',
    );
    if (unsound.length > 0) expect(unsound, `seed ${seed}`).toEqual([]);
  }
});

it('never hands in the answer of a field that does not show, and handing in twice changes nothing', () => {
  for (const seed of seeds) {
    const { random, definition, form } = sample(seed);
    const once = withoutHidden(form, readAnswers(form, randomAnswers(random, definition)), context);
    expectSame(withoutHidden(form, once, context), once, seed);
    const session = createFormSession(form, once, context);
    const hidden = Object.keys(once.fields).filter((key) => !session.read(key).visible);
    expectSame(hidden, [], seed);
  }
});

it('stays in a possible state, whatever is edited in whatever order', () => {
  for (const seed of seeds) {
    const { random, form } = sample(seed);
    const session = createFormSession(form, noAnswers, context, random.chance(0.5));
    const fields = form.modules.flatMap((module) => module.fields);
    for (let step = 0; step < 12; step += 1) {
      const [field] = random.some(fields, 2 / fields.length);
      if (field !== undefined) {
        const answer = field.model.read(randomAnswer(random, field.definition), field.definition);
        session.change(field.definition.key, answer);
      }
      for (const group of form.groups.values()) editRows(session, group, random);
    }
    expectPossible(session, form, seed);
  }
});

type Form = ReturnType<typeof compileForm>;
type Group = Form['groups'] extends ReadonlyMap<string, infer G> ? G : never;

function editRows(session: FormSession, { definition, fields }: Group, random: ReturnType<typeof randomFrom>): void {
  const { rows, canAdd, canDelete } = session.rows(definition.key);
  if (canAdd && random.chance(0.4)) {
    const row = session.editRow(definition.key, null);
    for (const field of random.some(fields, 0.7)) {
      row.change(field.definition.key, field.model.read(randomAnswer(random, field.definition), field.definition));
    }
    row.save();
  } else if (canDelete.at(-1) === true && random.chance(0.3)) {
    session.removeRow(definition.key, rows.length - 1);
  }
}

// The session's incremental result must equal checking the whole form at once.
function expectPossible(session: FormSession, form: Form, seed: number): void {
  const answers = session.answers();
  expectSame(withoutHidden(form, answers, context), answers, seed);
  const verdicts = judgeForm(form, answers, context);
  const counted = verdicts.map(({ module }) => ({
    module,
    state: session.moduleState(module),
    problems: session.showProblems(module),
  }));
  expectSame(counted, verdicts, seed);
  const again = createFormSession(form, answers, context);
  const plain = [...form.byKey].filter(([, field]) => field.group === null);
  expectSame(
    plain.map(([key]) => again.read(key).visible),
    plain.map(([key]) => session.read(key).visible),
    seed,
  );
  const hidden = plain.filter(([key]) => !session.read(key).visible);
  expectSame(
    hidden.map(([key]) => [session.read(key).answer, session.read(key).problem]),
    hidden.map(([, field]) => [field.model.empty, null]),
    seed,
  );
}

// With thousands of comparisons, the matcher with its slow explanation is used only on a difference.
function expectSame(actual: unknown, expected: unknown, seed: number): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, `seed ${seed}`).toEqual(expected);
}
