import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { languages } from '@portico/form-engine/language';
import { checkForm, finish } from '@portico/form-engine/prove/check-form';
import { buildField, buildForm, buildSwitch } from '@portico/form-engine/testing/build-form';
import { randomFrom } from '@portico/form-engine/testing/random';
import { soundForm } from '@portico/form-engine/testing/sound-form';
import { describe, expect, it } from 'vitest';
import { fieldKnowledge } from './samples.ts';
import { faults, plant } from './testing/planted-faults.ts';

const context = { language: 'sc', today: '2026-11-15' } as const;

function check(form: FormDefinition) {
  return finish(checkForm(form, fieldKnowledge, context, languages));
}

it('gives no false alarm about a thousand sound forms', () => {
  for (let seed = 0; seed < 1_000; seed += 1) {
    const found = check(soundForm(randomFrom(seed)));
    if (found.length > 0) expect(found, `seed ${seed}`).toEqual([]);
  }
});

it('is tried with enough faults', () => expect(faults.length).toBeGreaterThanOrEqual(60));

it.each(faults)('finds $what', (fault) => {
  for (let seed = 0; seed < 3; seed += 1) {
    const found = check(plant(fault, soundForm(randomFrom(seed)), seed));
    const place = { module: 'planted', ...fault.place };
    expect(found).toContainEqual(expect.objectContaining({ key: fault.key, place }));
    // Nothing is said of what was sound before.
    expect(found.filter((one) => one.place.module !== 'planted')).toEqual([]);
  }
});

const kinds: readonly [string, (values: readonly string[]) => Partial<FieldDefinition>][] = [
  [
    'choices',
    (values) => ({
      type: 'single-choice',
      options: values.map((value) => ({ value, label: { sc: `${value}甲`, tc: `${value}甲`, en: value } })),
    }),
  ],
  [
    'days',
    (values) => ({
      type: 'date',
      date: { limits: { from: `2026-05-0${values[0] ?? ''}`, to: `2026-05-0${values.at(-1) ?? ''}` } },
    }),
  ],
  [
    'numbers',
    (values) => ({
      text: { nature: 'decimal', least: Number(values[0]), greatest: Number(values.at(-1)), longest: 1 },
    }),
  ],
];

it.each(kinds)('says that nobody can complete %s that must differ exactly where that is so', (_kind, limitedTo) => {
  const outcomes = new Set<boolean>();
  for (let seed = 0; seed < 200; seed += 1) {
    const random = randomFrom(seed);
    const ids = ['a', 'b', 'c', 'd'];
    const asked = ids.map((id, at) => {
      const some = random.some(['1', '2', '3'], 0.5);
      // Limits have no gaps.
      const all = ['1', '2', '3'].filter((value) => value >= (some[0] ?? '2') && value <= (some.at(-1) ?? '2'));
      return { id, values: all, others: random.some(ids.slice(0, at), 0.5) };
    });
    const fields = asked.map(({ id, values, others }) =>
      buildField(id, {
        required: true,
        ...limitedTo(values),
        ...(others.length === 0 ? {} : { compare: { fields: others } }),
      }),
    );
    const complete = (at: number, chosen: Readonly<Record<string, string>>): boolean => {
      const { id = '', values = [], others = [] } = asked[at] ?? {};
      if (at === asked.length) return true;
      const free = values.filter((value) => others.every((other) => chosen[other] !== value));
      return free.some((value) => complete(at + 1, { ...chosen, [id]: value }));
    };
    const found = check(buildForm(...fields)).map(({ key }) => key);
    const isPossible = complete(0, {});
    outcomes.add(isPossible);
    expect(found.includes('cannotComplete'), `seed ${seed}: ${JSON.stringify(asked)}`).toBe(!isPossible);
    if (isPossible) expect(found, `seed ${seed}`).toEqual([]);
  }
  expect(outcomes.size).toBe(2);
});

describe('a form beyond all measure', () => {
  const chain = (length: number) =>
    Array.from({ length }, (_, at) =>
      buildSwitch(`f${at}`, [], at === 0 ? {} : { shownWhen: { field: `f${at - 1}`, chosen: ['yes'] } }),
    );

  it('is decided where each question depends on the one before', () => {
    expect(check(buildForm(...chain(10_000)))).toEqual([]);
  });

  it('is said to be undecided where there are too many ways: eight pigeons in seven holes', () => {
    const pigeons = Array.from({ length: 8 }, (_, at) => at);
    const holes = pigeons.slice(1);
    const sits = (pigeon: number, hole: number) => ({ field: `p${pigeon}h${hole}`, chosen: ['yes'] });
    const places = pigeons.flatMap((pigeon) => holes.map((hole) => buildSwitch(`p${pigeon}h${hole}`, [])));
    const noTwo = holes.map((hole) => {
      const pairs = pigeons.flatMap((one) => pigeons.slice(one + 1).map((other) => [one, other]));
      const all = pairs.map((pair) => ({ any: pair.map((pigeon) => ({ not: sits(pigeon, hole) })) }));
      return buildField(`hole${hole}`, { shownWhen: { all } });
    });
    const everyone = pigeons.map((pigeon) => ({ any: holes.map((hole) => sits(pigeon, hole)) }));
    const kept = noTwo.map(({ id }) => ({ field: id, answered: true }) as const);
    const all = buildField('all', { shownWhen: { all: [...everyone, ...kept] } });
    expect(check(buildForm(...places, ...noTwo, all))).toEqual([
      { key: 'undecided', place: { module: 'module', field: 'all' } },
    ]);
  });
});
