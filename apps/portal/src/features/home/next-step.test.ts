import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

test.each([
  [null, 'start'],
  [{ application_state: 0, batchId: '' }, 'start'],
  [{ application_state: 0, batchId: 'b' }, 'continue'],
  [{ application_state: 1, batchId: '' }, 'continue'],
  [{ application_state: 2, batchId: 'b' }, 'view'],
] as const)('%o leads to %s', (user, step) => {
  expect(nextStep(user)).toBe(step);
});
