import { batchesQuery, homeQuery, settingsQuery, unreadQuery } from '../../lib/queries.ts';
import type { QueryClient } from '@tanstack/react-query';
import { pathTo, type RoutePath } from '../../lib/navigation/paths.ts';
import type { HashLocation } from '../../lib/navigation/hash-location.ts';
import { returnByDevice } from '../../lib/session/return-by-device.ts';
import { followSignOut, refreshUser } from '../../lib/session/session.ts';
import { useApplication } from '../../lib/state/application-store.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { tenantKeys } from '../../lib/session/tenant-keys.ts';
import { forgetReturnPath, rememberReturnPath, findReturnPath } from '../../lib/navigation/return-path.ts';
import { loadMenus } from '../menu/use-menus.ts';
import { mayEnter, mustChangeFirst } from './guard.ts';
import { loadScreen } from './load-screen.tsx';
import type { PortalRoute } from './route.ts';
import { isSignInRoute } from './sign-in-routes.ts';

/** Exists only as a prefix of other addresses. */
const rootOfArticles = '/article';

/**
 * Runs before a screen shows: first the guard, so that the code of a forbidden screen is not even fetched; then the
 * screen's chunk and first queries. Returns the path to redirect to, or null.
 */
export async function enterRoute(
  location: Pick<HashLocation, 'path' | 'query'>,
  route: PortalRoute | null,
  queries: QueryClient,
  onLoaded: (percent: number) => void = () => undefined,
): Promise<string | null> {
  if (route === null) return location.path === rootOfArticles ? pathTo('/help/404') : null;
  if (hasLostToken()) await followSignOut();
  const { passwordFree } = useApplication.getState();
  if (route.access === 'login' && passwordFree && useSession.getState().user === null) await returnByDevice();
  const { slug, user } = useSession.getState();
  if (!mayEnter(route.access, { slug, user })) {
    rememberReturnPath(slug, location.path + location.query);
    return pathTo(passwordFree ? '/login_fast' : '/login');
  }
  if (user !== null && isSignInRoute(route.path)) return pathAfterSignIn(slug);
  if (await owesPassword(route)) {
    // The page that shows generated credentials has nothing to show a second time.
    if (route.path !== '/success') rememberReturnPath(slug, location.path + location.query);
    return pathTo('/edit_pass');
  }
  // If the menus fail to load, the frame shows without them and tries again.
  const menus = user === null ? null : loadMenus().catch(() => undefined);
  const tasks = [loadScreen(route), ...warm(route.path, queries)];
  const weight = weightOf(tasks.length);
  await Promise.all([menus, ...tasks.map((task) => task.then(() => onLoaded(weight)))]);
  return null;
}

/** Spec 9: how many percent of the progress bar one loading task fills, depending on the number of tasks. */
function weightOf(tasks: number): number {
  return tasks === 1 ? 45 : 30;
}

/** Checked first against the local session, then against the server, where it may just have changed. */
async function owesPassword(route: PortalRoute): Promise<boolean> {
  if (!mustChangeFirst(route, newcomer())) return false;
  await refreshUser();
  return mustChangeFirst(route, newcomer());
}

function newcomer() {
  return { user: useSession.getState().user, hasCredentialsToRead: useApplication.getState().outcome !== null };
}

function pathAfterSignIn(slug: string): string {
  const returnPath = findReturnPath(slug);
  forgetReturnPath(slug);
  return returnPath ?? pathTo('/');
}

/** Another tab may have signed out while this one was suspended. */
function hasLostToken(): boolean {
  const { slug, user } = useSession.getState();
  return user !== null && tenantKeys(slug).get('enroll') === null;
}

const fresh = { staleTime: Infinity } as const;
const askSettings = (queries: QueryClient) => queries.prefetchQuery({ ...settingsQuery, ...fresh });

/** Queries that a screen shows first, fetched while its chunk loads. */
const firstAnswers: Partial<Record<RoutePath, (queries: QueryClient) => Promise<unknown>>> = {
  '/': (queries) =>
    Promise.all([
      queries.prefetchQuery({ ...homeQuery, ...fresh }),
      queries.prefetchQuery({ ...unreadQuery, ...fresh }),
      queries.prefetchQuery({ ...batchesQuery, ...fresh }),
    ]),
  '/guide': askSettings,
  '/statement': askSettings,
};

const timeoutMs = 800;

/** Waits briefly for the first queries, so that a screen appears complete and nothing on it moves. */
function warm(path: RoutePath, queries: QueryClient): readonly Promise<unknown>[] {
  const answers = firstAnswers[path]?.(queries);
  if (answers === undefined) return [];
  return [Promise.race([answers, new Promise((resolve) => setTimeout(resolve, timeoutMs))])];
}
