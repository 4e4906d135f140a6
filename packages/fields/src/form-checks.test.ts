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
