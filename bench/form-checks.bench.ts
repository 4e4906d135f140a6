import { fieldKnowledge } from '@portico/fields/samples';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { languages } from '@portico/form-engine/language';
import { checkForm, finish } from '@portico/form-engine/prove/check-form';
import { buildForm, buildSwitch } from '@portico/form-engine/testing/build-form';
import { randomFrom } from '@portico/form-engine/testing/random';
import { soundForm } from '@portico/form-engine/testing/sound-form';
import { ourDefinition } from './form/plan/our-definition.ts';
import { planConditional } from './form/plan/plans.ts';
import { type Benchmark, median, type Row } from './support/benchmark.ts';

const context = { language: 'en', today: '2026-11-17' } as const;
const rounds = 5;

/** All checks of a form, by the CPU of one core, against the second that they may take. */
export const benchmark: Benchmark = async () => [
  checkRow('1,000 fields of all types', ourDefinition(planConditional(1_000)), 1_000),
  checkRow('1,000 fields with conditions on each other', many(1_000), 1_000),
  checkRow('a chain of 10,000 fields', chain(10_000), 5_000),
];

function checkRow(what: string, form: FormDefinition, most: number): Row {
  const times = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage();
    finish(checkForm(form, fieldKnowledge, context, languages));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return { name: `checks of ${what} / what they may take`, unit: 'ms', measured: median(times), peer: most, limit: 1 };
}

/** Sound forms beside each other, each with ids of its own. */
function many(count: number): FormDefinition {
  const modules: FormDefinition['modules'][number][] = [];
  let fields = 0;
  for (let seed = 0; fields < count; seed += 1) {
    const text = JSON.stringify(soundForm(randomFrom(seed)));
    const names = /"(id|key|field|group|under|age)":"([^"]+)"/g;
    const own: FormDefinition = JSON.parse(text.replaceAll(names, (_all, name, id) => `"${name}":"${id}-${seed}"`));
    modules.push(...own.modules);
    fields += own.modules.reduce((sum, one) => sum + one.fields.length + (one.groups[0]?.fields.length ?? 0), 0);
  }
  return { modules };
}

function chain(length: number): FormDefinition {
  return buildForm(
    ...Array.from({ length }, (_, at) =>
      buildSwitch(`f${at}`, [], at === 0 ? {} : { shownWhen: { field: `f${at - 1}`, chosen: ['yes'] } }),
    ),
  );
}
