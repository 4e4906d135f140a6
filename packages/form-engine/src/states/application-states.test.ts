import { expect, it } from 'vitest';
import { isState, statusOf, type StateSet } from './application-states.ts';
import { mayReapply, mayRevoke } from './reopening.ts';

it.each<[StateSet, readonly number[]]>([
  ['editable', [0, 1]],
  ['submittable', [0, 1]],
  ['locked', [2]],
  ['leadsToPreview', [2]],
  ['revocable', [2]],
  ['reapplicable', [2]],
  ['begun', [1, 2]],
])('%s: %j', (set, states) => {
  expect([0, 1, 2, 3].filter((state) => isState(set, state))).toEqual(states);
  expect(isState(set, null)).toBe(false);
});

it.each([
  [0, 0, 'notSubmitted'],
  [1, 0, 'inProgress'],
  [2, 0, 'submitted'],
  [2, 1, 'interviewOrSupplement'],
  [2, 2, 'completed'],
  [1, 2, 'inProgress'],
  [9, 9, 'notSubmitted'],
])('state %i and stage %i are told as %s', (state, stage, status) => {
  expect(statusOf(state, stage)).toBe(status);
});

const end = new Date('2026-03-01T00:00:00Z');
const before = new Date(end.getTime() + 999);
const over = new Date(end.getTime() + 1000);
const submitted = { state: 2, stage: 0, endsAt: end, allowsRevoking: true, allowsReapplying: true };

it.each([
  ['through the last second of the batch', submitted, before, true],
  ['not after it', submitted, over, false],
  ['not where the project does not allow it', { ...submitted, allowsRevoking: false }, before, false],
  ['not once the institution has gone on', { ...submitted, stage: 1 }, before, false],
  ['not before it was submitted', { ...submitted, state: 1 }, before, false],
  ['not without a batch', { ...submitted, endsAt: null }, before, false],
])('can be taken back %s', (_when, facts, now, may) => {
  expect(mayRevoke(facts, now)).toBe(may);
});

it.each([
  ['not while the batch lasts', submitted, before, false],
  ['once it is over', submitted, over, true],
  ['not where the project does not allow it', { ...submitted, allowsReapplying: false }, over, false],
  ['once it is completed', { ...submitted, stage: 2 }, before, true],
  ['not before it was submitted', { ...submitted, state: 1, stage: 2 }, over, false],
])('can be followed by another one %s', (_when, facts, now, may) => {
  expect(mayReapply(facts, now)).toBe(may);
});
