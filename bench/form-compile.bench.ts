import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import { type Benchmark, median, type Row } from './support/benchmark.ts';
import { ourDefinition } from './form/plan/our-definition.ts';
import { planConditional, planTyping } from './form/plan/plans.ts';
import type { Question } from './form/plan/question.ts';

const count = 5_000;
const rounds = 31;

/**
 * Compiling a form compared with parsing its JSON, in turns; with many words, and with few words but more dependencies.
 */
export const benchmark: Benchmark = async () => [
  compileRow('of all types', planConditional(count)),
  compileRow('mostly lines of text', planTyping(count)),
];

function compileRow(kind: string, questions: readonly Question[]): Row {
  const text = JSON.stringify(ourDefinition(questions));
  const times = { parse: new Array<number>(), compile: new Array<number>() };
  for (let round = -5; round < rounds; round += 1) {
    const startedAt = performance.now();
    const definition: FormDefinition = JSON.parse(text);
    const parsed = performance.now();
    compileForm(definition, models);
    const compiled = performance.now();
    if (round < 0) continue;
    times.parse.push(parsed - startedAt);
    times.compile.push(compiled - parsed);
  }
  const name = `compile ${count} fields, ${kind} / JSON.parse of them`;
  return { name, unit: 'ms', measured: median(times.compile), peer: median(times.parse), limit: 3 };
}
