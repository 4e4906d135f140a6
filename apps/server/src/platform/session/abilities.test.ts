import { expect, test } from 'vitest';
import { abilitiesOf, mayStaff, staffRoles } from './abilities.ts';

test.each([
  ['owner', true],
  ['administrator', true],
  ['reviewer', false],
  ['interviewer', false],
] as const)('the outbox is for %s: %s', (role, allowed) => {
  expect(mayStaff(role, 'outbox.read')).toBe(allowed);
});

test.each([
  ['owner', true],
  ['administrator', true],
  ['reviewer', false],
  ['interviewer', false],
] as const)('applications are read by %s and edited: %s', (role, allowed) => {
  expect(mayStaff(role, 'applications.read')).toBe(true);
  expect(mayStaff(role, 'applications.edit')).toBe(allowed);
  expect(mayStaff(role, 'applications.sensitive')).toBe(allowed);
  expect(mayStaff(role, 'applications.drafts')).toBe(allowed);
});

test.each(staffRoles)('%s keeps their session', (role) => {
  expect(mayStaff(role, 'session.keep')).toBe(true);
});

test('what is sent to the console is what the server decides by', () => {
  expect(abilitiesOf('reviewer')).toEqual(['session.keep', 'applications.list', 'applications.read']);
});
