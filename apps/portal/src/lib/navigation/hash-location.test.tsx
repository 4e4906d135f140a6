import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { goTo, parseHash, useHashLocation } from './hash-location.ts';

beforeEach(() => history.replaceState(null, '', '/apply/north/?lang=en'));
afterEach(cleanup);

test.each([
  ['', '/', ''],
  ['#', '/', ''],
  ['#/', '/', ''],
  ['#/login', '/login', ''],
  ['#login', '/login', ''],
  ['#/login/', '/login', ''],
  ['#//help///404', '/help/404', ''],
  ['#/login?x=y', '/login', '?x=y'],
  ['#/login/?next=//a/', '/login', '?next=//a/'],
  ['#?lang=en', '/', '?lang=en'],
  ['#/login?', '/login', ''],
  ['#/login#part', '/login', ''],
  ['#/login?x=y#part', '/login', '?x=y'],
  ['#/noticeDetail/a%2Fb', '/noticeDetail/a%2Fb', ''],
])('%s is the path %s with the query "%s"', (hash, path, query) => {
  expect(parseHash(hash)).toEqual({ path, query, state: null });
});

test('going somewhere adds an entry, takes its state along and leaves the rest of the address alone', () => {
  const { result } = renderHook(useHashLocation);
  const before = history.length;
  act(() => goTo('/login?x=y', { state: { sessionEnded: true } }));
  expect(result.current).toEqual({ path: '/login', query: '?x=y', state: { sessionEnded: true } });
  expect(location.href).toMatch(/\/apply\/north\/\?lang=en#\/login\?x=y$/);
  expect(history.length).toBe(before + 1);
});

test('replacing adds no entry, and neither does navigating to the current page', () => {
  const { result } = renderHook(useHashLocation);
  act(() => goTo('/guide'));
  const before = history.length;
  act(() => goTo('/login', { replace: true }));
  const first = result.current;
  act(() => goTo('/login'));
  expect(result.current).toEqual(first);
  expect(result.current).not.toBe(first);
  expect(history.length).toBe(before);
});

test('links and the back button are followed, with the state of each entry', async () => {
  const { result } = renderHook(useHashLocation);
  act(() => goTo('/login', { state: 'ended' }));
  act(() => void (location.hash = '#/guide'));
  await waitFor(() => expect(result.current).toEqual({ path: '/guide', query: '', state: null }));
  act(() => history.back());
  await waitFor(() => expect(result.current).toEqual({ path: '/login', query: '', state: 'ended' }));
});

test('every caller gets the same visit', () => {
  const one = renderHook(useHashLocation);
  const other = renderHook(useHashLocation);
  act(() => goTo('/message'));
  expect(one.result.current).toBe(other.result.current);
  one.unmount();
  act(() => goTo('/guide'));
  expect(other.result.current.path).toBe('/guide');
});

test('a change of address between the first read and the subscription is not missed', () => {
  const { result } = renderHook(() => {
    const location = useHashLocation();
    // Runs before the location is subscribed to, which a slow first render makes possible.
    useLayoutEffect(() => history.replaceState(null, '', '#/guide'), []);
    return location;
  });
  expect(result.current.path).toBe('/guide');
});
