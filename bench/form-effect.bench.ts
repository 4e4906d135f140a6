import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { randomFrom } from '@portico/form-engine/testing/random';
import { randomAnswers } from '@portico/form-engine/testing/random-answers';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { readAnswers } from '@portico/form-engine/values/read-answers';
import { effectBetween } from '@portico/form-engine/versions/effect-on';
import { form as itf } from '../apps/server/seeds/itf/form/form.ts';
import type { Benchmark, Row } from './support/benchmark.ts';

const drafts = 2_000;
const least = 2_000;
const fieldsInLongest = 190;
const context = { language: 'en', today: '2026-11-17' } as const;

/** What a new version of a real form means to many drafts, by seconds of one core. */
export const benchmark: Benchmark = async () => {
  const form = longForm();
  const from = compileForm(form, models);
  const random = randomFrom(1);
  const answers = Array.from({ length: drafts }, () => readAnswers(from, randomAnswers(random, form)));
  return [
    effectRow('loses a question', from, withoutFirst(form), answers),
    effectRow('requires every question of a module', from, allRequired(form), answers),
  ];
};

/** The form of an institute, and its modules once more under other names until there are as many fields as in the longest. */
function longForm(): FormDefinition {
  const names = /"(id|key|field|group|under|age|filledFromIdCard|connectTo|opens|fields)":("[^"]+"|\["[^\]]+\])/g;
  const renamed = (text: string) => text.replaceAll(/"([^",]+)"/g, '"$1-2"');
  const text = JSON.stringify(itf).replaceAll(names, (_all, name, value) => `"${name}":${renamed(value)}`);
  const again: FormDefinition = JSON.parse(text);
  const modules = [...itf.modules];
  const fields = () => compileForm({ modules }, models).byKey.size;
  while (fields() < fieldsInLongest) {
    const next = again.modules[modules.length - itf.modules.length];
    if (next === undefined) throw new Error('The form is too short');
    modules.push(next);
  }
  return { modules };
}

function effectRow(change: string, from: CompiledForm, next: FormDefinition, answers: readonly FormAnswers[]): Row {
  const to = compileForm(next, models);
  const before = process.cpuUsage();
  const effectOn = effectBetween(from, to);
  for (const draft of answers) effectOn(draft, context);
  const { user, system } = process.cpuUsage(before);
  const measured = drafts / ((user + system) / 1e6);
  const name = `effect on drafts of ${from.byKey.size} fields, where a form ${change}`;
  return { name, unit: '/s', measured, peer: least, limit: 1, isLeast: true };
}

function withoutFirst({ modules }: FormDefinition): FormDefinition {
  return { modules: modules.map((module, at) => (at === 0 ? { ...module, fields: module.fields.slice(1) } : module)) };
}

function allRequired({ modules }: FormDefinition): FormDefinition {
  const required = modules.map(({ fields }) => fields.map((field) => ({ ...field, required: true })));
  return { modules: modules.map((module, at) => (at === 1 ? { ...module, fields: required[at] ?? [] } : module)) };
}
