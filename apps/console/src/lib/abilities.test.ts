import { expect, test } from 'vitest';
import { may } from './abilities.ts';

test.each([
  ['owner', true],
  ['administrator', true],
  ['reviewer', false],
  ['interviewer', false],
] as const)('the outbox is for %s: %s', (role, allowed) => {
  expect(may(role, 'outbox.read')).toBe(allowed);
});

test.each([
  ['owner', true],
  ['administrator', true],
  ['reviewer', false],
  ['interviewer', false],
] as const)('applications are read by %s and edited: %s', (role, allowed) => {
  expect(may(role, 'applications.read')).toBe(true);
  expect(may(role, 'applications.edit')).toBe(allowed);
  expect(may(role, 'applications.sensitive')).toBe(allowed);
});

test('everybody keeps their session', () => {
  for (const role of ['owner', 'administrator', 'reviewer', 'interviewer'] as const) {
    expect(may(role, 'session.keep')).toBe(true);
  }
});
