import { afterEach, expect, test, vi } from 'vitest';
import { tenantKeys } from '../../lib/session/tenant-keys.ts';
import { emptySession, useSession } from '../../lib/state/session-store.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { createTestQueryClient } from '../../testing/query-client.ts';
import { buildUser } from '../../testing/samples.ts';
import { enterRoute } from './enter-route.ts';
import type { PortalRoute } from './route.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/', 'login', [30, 30]],
  ['/message', 'login', [45]],
  ['/guide', 'open', [30, 30]],
  ['/register', 'open', [45]],
] as const)('what %s loads takes the progress bar by %j', async (path, access, weights) => {
  fakeServer({});
  useSession.setState({ ...emptySession, slug: 'north', user: buildUser() });
  tenantKeys('north').set('enroll', 'secret');
  const route: PortalRoute = { path, access, layout: 'default', load: async () => () => null };
  const loaded: number[] = [];
  const client = createTestQueryClient();
  expect(await enterRoute({ path, query: '' }, route, client, (percent) => loaded.push(percent))).toBeNull();
  expect(loaded).toEqual(weights);
});

test('the text of a page is asked for while the page is fetched', async () => {
  const calls = fakeServer({});
  useSession.setState({ ...emptySession, slug: 'north' });
  const load = async () => {
    await vi.waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['/v1/org/project/getSettingInfo']));
    return () => null;
  };
  const route: PortalRoute = { path: '/statement', access: 'open', layout: 'default', load };
  expect(await enterRoute({ path: '/statement', query: '' }, route, createTestQueryClient())).toBeNull();
});
