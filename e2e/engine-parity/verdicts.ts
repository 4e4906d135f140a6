import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import { randomFrom } from '@portico/form-engine/testing/random';
import { randomAnswers } from '@portico/form-engine/testing/random-answers';
import { randomForm } from '@portico/form-engine/testing/random-form';
import { readAnswers } from '@portico/form-engine/values/read-answers';
import { judgeForm } from '@portico/form-engine/verdict/judge-form';
import { withoutHidden } from '@portico/form-engine/visibility/without-hidden';

const languages = ['sc', 'tc', 'en'] as const;

/** Hashes of what the engine says about random forms and answers, one for each thousand seeds. */
export async function verdictsOf(from: number, to: number): Promise<readonly number[]> {
  await Promise.all(Object.values(models).map(async (model) => model.prepare?.()));
  const blocks: number[] = [];
  for (let start = from; start < to; start += 1_000) {
    let digest = 0;
    for (let seed = start; seed < Math.min(to, start + 1_000); seed += 1) digest = mixed(digest, verdictOf(seed));
    blocks.push(digest);
  }
  return blocks;
}

/** Everything the engine says about one form and its answers. */
export function verdictOf(seed: number): string {
  const random = randomFrom(seed);
  const definition = randomForm(random);
  const form = compileForm(definition, models);
  const answers = readAnswers(form, randomAnswers(random, definition));
  const context = { language: random.pick(languages), today: '2026-11-15' };
  return JSON.stringify([judgeForm(form, answers, context), withoutHidden(form, answers, context)]);
}

function mixed(digest: number, text: string): number {
  let next = digest;
  for (let at = 0; at < text.length; at += 1) next = Math.imul(next ^ text.charCodeAt(at), 16_777_619) + 1;
  return next | 0;
}
