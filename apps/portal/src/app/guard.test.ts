import { expect, test } from 'vitest';
import { mayEnter } from './guard.ts';

const applicant = { slug: 'north', user: { uid: 'u-1' }, passwordFree: false };

test.each([
  ['an open route, nobody signed in', 'open', { slug: '', user: null, passwordFree: false }, true],
  ['a closed route, signed in', 'login', applicant, true],
  ['a closed route, no project', 'login', { ...applicant, slug: '' }, false],
  ['a closed route, nobody signed in', 'login', { ...applicant, user: null }, false],
  ['a closed route, a user without uid', 'login', { ...applicant, user: { uid: '' } }, false],
  ['a closed route, free state set', 'login', { ...applicant, user: null, passwordFree: true }, true],
  [
    'a closed route, free state set and no uid',
    'login',
    { slug: 'north', user: { uid: '' }, passwordFree: true },
    true,
  ],
] as const)('%s', (_, access, visitor, allowed) => {
  expect(mayEnter(access, visitor)).toBe(allowed);
});
