import { beforeEach, expect, test } from 'vitest';
import {
  dropRecommender,
  forgetRecommender,
  rememberRecommender,
  sessionFor,
  sessionForAll,
  type RecommenderSession,
} from './recommender-sessions.ts';

beforeEach(forgetRecommender);

function build(token: string, uid: string): RecommenderSession {
  return { token, uid, reach: uid === '' ? 'all' : 'one', email: 'wang@example.edu', name: 'Wang' };
}

test('links to several requests stand side by side, each with its own session', () => {
  rememberRecommender(build('a', 'one'));
  rememberRecommender(build('b', 'two'));
  expect(sessionFor('one')?.token).toBe('a');
  expect(sessionFor('two')?.token).toBe('b');
  expect(sessionFor('three')).toBeNull();
  expect(sessionForAll()).toBeNull();
});

test('a code reaches every request to the address, and more of each than a link; without it the link serves again', () => {
  rememberRecommender(build('a', 'one'));
  rememberRecommender({ ...build('wide', ''), email: 'Wang@Example.edu' });
  expect(sessionFor('three')?.token).toBe('wide');
  expect(sessionFor('one')?.token).toBe('wide');
  dropRecommender('wide');
  expect(sessionFor('one')?.token).toBe('a');
});

test('a link to another address is not reached by the code for one’s own', () => {
  rememberRecommender({ ...build('a', 'one'), email: 'colleague@example.edu' });
  rememberRecommender(build('wide', ''));
  expect(sessionFor('one')?.token).toBe('a');
});

test('a newer session replaces the older one for the same request; an ended one is removed alone', () => {
  rememberRecommender(build('old', 'one'));
  rememberRecommender(build('new', 'one'));
  expect(sessionFor('one')?.token).toBe('new');
  dropRecommender('new');
  expect(sessionFor('one')).toBeNull();
});
