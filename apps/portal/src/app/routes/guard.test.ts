import { expect, test } from 'vitest';
import { mayEnter, mustChangeFirst } from './guard.ts';

const applicant = { slug: 'north', user: { uid: 'u-1' } };

test.each([
  ['an open route, nobody signed in', 'open', { slug: '', user: null }, true],
  ['a closed route, signed in', 'login', applicant, true],
  ['a closed route, no project', 'login', { ...applicant, slug: '' }, false],
  ['a closed route, nobody signed in', 'login', { ...applicant, user: null }, false],
  ['a closed route, a user without uid', 'login', { ...applicant, user: { uid: '' } }, false],
] as const)('%s', (_, access, visitor, allowed) => {
  expect(mayEnter(access, visitor)).toBe(allowed);
});

const owing = { user: { must_change_password: true }, hasCredentialsToRead: false };

test.each([
  ['a closed page', { path: '/message', access: 'login' }, owing, true],
  ['home', { path: '/', access: 'login' }, owing, true],
  ['an open page', { path: '/guide', access: 'open' }, owing, false],
  ['the page for changing it', { path: '/edit_pass', access: 'login' }, owing, false],
  ['its other address', { path: '/editPassword', access: 'login' }, owing, false],
  [
    'the credentials, unread',
    { path: '/success', access: 'login' },
    { user: owing.user, hasCredentialsToRead: true },
    false,
  ],
  ['the credentials, read', { path: '/success', access: 'login' }, owing, true],
  [
    'a closed page, changed',
    { path: '/message', access: 'login' },
    { user: { must_change_password: false }, hasCredentialsToRead: false },
    false,
  ],
  ['a closed page, nobody', { path: '/message', access: 'login' }, { user: null, hasCredentialsToRead: false }, false],
] as const)('with a generated password, %s', (_, route, newcomer, led) => {
  expect(mustChangeFirst(route, newcomer)).toBe(led);
});
