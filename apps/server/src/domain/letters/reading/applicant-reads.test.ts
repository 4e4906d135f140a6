import { expect, it } from 'vitest';
import { readsLetters } from './applicant-reads.ts';

it.each([
  [undefined, null, false],
  [undefined, false, false],
  ['never', false, false],
  ['unlessWaived', null, false],
  ['unlessWaived', true, false],
  ['unlessWaived', false, true],
  ['always', null, true],
  ['always', true, true],
] as const)('where applicants read letters %s, and one who waived it %s: %s', (policy, waived, reads) => {
  expect(readsLetters(policy === undefined ? {} : { applicantReads: policy }, waived)).toBe(reads);
});
