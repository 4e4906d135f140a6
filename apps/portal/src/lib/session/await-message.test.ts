import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { buildUser } from '../../testing/samples.ts';
import { awaitMessage } from './await-message.ts';
import { useSession } from '../state/session-store.ts';

beforeEach(() => useSession.setState({ user: buildUser(), unread: 2 }));
afterEach(() => {
  useSession.setState({ user: null, unread: 0 });
  vi.unstubAllGlobals();
});

/** The counts that the server answers in turn; null is a lost answer. */
function telling(...counts: readonly (number | null)[]) {
  const left = [...counts];
  return fakeServer({
    '/v1/enroll/account/countNewMessage': () => {
      const data = left.shift() ?? null;
      return data === null ? null : { data };
    },
  });
}
const look = () => awaitMessage(new QueryClient(), [1, 1, 1, 1]);

test('a message that comes a moment later is noticed, and nobody is asked from then on', async () => {
  const calls = telling(2, 3, 3, 3);
  await look();
  expect(useSession.getState().unread).toBe(3);
  expect(calls).toHaveLength(2);
});

test('stops waiting for a message that does not come', async () => {
  const calls = telling(2, 2, 2, 2, 2);
  await look();
  expect(calls).toHaveLength(4);
});

test('keeps waiting while the network is away', async () => {
  telling(null, null, 3);
  await look();
  expect(useSession.getState().unread).toBe(3);
});

test('stops asking once the person has signed out', async () => {
  const calls = telling(2);
  const looking = look();
  useSession.setState({ user: null });
  await looking;
  expect(calls).toEqual([]);
});
