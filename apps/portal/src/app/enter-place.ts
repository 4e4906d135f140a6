import { pathTo } from '../lib/paths.ts';
import type { Place } from '../lib/place.ts';
import { useApplication } from '../lib/state/application-store.ts';
import { useSession } from '../lib/state/session-store.ts';
import { rememberWanted } from '../lib/wanted-place.ts';
import { findRoute } from './find-route.ts';
import { mayEnter } from './guard.ts';
import { loadPage } from './pages.tsx';

/**
 * What happens before a place shows: the guard first, so that a closed page is not even fetched; then its chunk. The
 * answer is where to go instead, or null.
 */
export async function enterPlace(place: Pick<Place, 'path' | 'query'>): Promise<string | null> {
  const route = findRoute(place.path);
  if (route === 'nameless') return pathTo('help-404');
  if (route === null) return null;
  const { slug, user } = useSession.getState();
  const { passwordFree } = useApplication.getState();
  if (!mayEnter(route.access, { slug, user, passwordFree })) {
    rememberWanted(slug, place.path + place.query);
    return pathTo('login');
  }
  await loadPage(route.page);
  return null;
}
