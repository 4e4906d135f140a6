import { expect, test } from 'vitest';
import { slugOf, withTrailingSlash } from './address.ts';

test.each([
  ['/apply/', null],
  ['/apply', null],
  ['/apply/north/', 'north'],
  ['/apply/north', 'north'],
  ['/elsewhere/north/', null],
])('the slug of %s is %s', (pathname, slug) => {
  expect(slugOf(pathname)).toBe(slug);
});

test.each([
  [{ pathname: '/apply/north', search: '?lang=en', hash: '#/login' }, '/apply/north/?lang=en#/login'],
  [{ pathname: '/apply', search: '', hash: '' }, '/apply/'],
  [{ pathname: '/apply/north/', search: '', hash: '' }, null],
])('%o reloads at %s', (at, target) => {
  expect(withTrailingSlash(at)).toBe(target);
});
