import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import { randomFrom } from '@portico/form-engine/testing/random';
import { randomAnswers } from '@portico/form-engine/testing/random-answers';
import { randomForm } from '@portico/form-engine/testing/random-form';
import { withoutHidden } from '@portico/form-engine/visibility/without-hidden';
import { expect, it } from 'vitest';
import { applicantForm } from '../../forms/form-for-batch.ts';
import { canonicalJson } from '../../receipts/canonical-json.ts';
import { frozenAnswers } from './frozen-answers.ts';
import { visibleAnswersOf } from './judge-answers.ts';
import { judgedForm } from './judged-form.ts';

const context = { language: 'sc', today: '2026-11-15' } as const;

it('are the canonical JSON of what the engine lets pass, for any form and any answers', () => {
  let longest = 0;
  for (let seed = 1; seed <= 600; seed += 1) {
    const random = randomFrom(seed);
    const definition = randomForm(random);
    const answers = randomAnswers(random, definition);
    const part = judgedForm(applicantForm(compileForm(definition, models)));
    const frozen = frozenAnswers(part, visibleAnswersOf(part.form, answers, context));
    expect(frozen, `seed ${seed}`).toBe(canonicalJson(withoutHidden(part.form, answers, context)));
    longest = Math.max(longest, frozen.length);
  }
  expect(longest).toBeGreaterThan(500);
});
