import { beforeEach, expect, test, vi } from 'vitest';
import { emptySession, useSession } from '../../lib/state/session-store.ts';
import { buildAuthMode, buildProject } from '../../testing/samples.ts';
import { startProject } from './start-project.ts';

const boot = { slug: 'north', authMode: buildAuthMode(), project: buildProject(), serverTime: 1_800_000_000 };

beforeEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  history.replaceState(null, '', '/apply/north/');
  useSession.setState(emptySession);
});

test('the session and the tenant keys know the project', () => {
  startProject(boot);
  const { slug, tenant, languages, settings } = useSession.getState();
  const { org_id, project_id } = boot.authMode;
  expect({ slug, tenant, languages }).toEqual({
    slug: 'north',
    tenant: { org_id, project_id },
    languages: ['sc', 'tc', 'en'],
  });
  expect(settings?.deadline).toBe(1_900_000_000);
});

test.each([
  [1_900_000_001, 1_900_000_000, true],
  [1_900_000_000, 1_900_000_000, true],
  [1_899_999_999, 1_900_000_000, false],
  [1_800_000_000, 1_900_000_000, false],
])('with a deadline of %i at %i the project is in service: %s', (deadline, serverTime, inService) => {
  startProject({ ...boot, serverTime, authMode: buildAuthMode({ deadline }) });
  expect(useSession.getState().inService).toBe(inService);
});

test('a language asked for in the address is kept for the project; one not offered is not', () => {
  history.replaceState(null, '', '/apply/north/?lang=en#/login');
  startProject(boot);
  expect(useSession.getState().language).toBe('en');
  expect(localStorage.getItem('lang_north')).toBe('en');
  startProject({ ...boot, slug: 'south', authMode: buildAuthMode({ lang: ['tc'] }) });
  expect(useSession.getState().language).toBe('tc');
  expect(localStorage.getItem('lang_south')).toBeNull();
});

test('the origin of a visit is reported to the project only where the address names one', async () => {
  const sent = vi.fn(
    async (url: string, init: { readonly method: string; readonly body: URLSearchParams }) =>
      new Response(`{"status":200,"url":"${url}${init.method}"}`),
  );
  vi.stubGlobal('fetch', sent);
  startProject(boot);
  history.replaceState(null, '', '/apply/north/?channel=open-day%202026#/login');
  startProject(boot);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  const [url, init] = sent.mock.calls[0] ?? [];
  expect(url).toBe('/v1/enroll/channelAccess');
  expect(String(init?.body)).toContain('channel=open-day+2026');
  vi.unstubAllGlobals();
});
