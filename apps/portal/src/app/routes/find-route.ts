import { loadChunk } from '../../lib/chunks/chunk-reload.ts';
import { matchPath } from '../../lib/navigation/match-path.ts';
import { firstRoutes } from './first-routes.ts';
import { loadLaterTitles } from './page-title.ts';
import type { PortalRoute } from './route.ts';

/** The route of a path inside the hash; null if none matches. */
export async function findRoute(path: string): Promise<PortalRoute | null> {
  const isIt = (route: PortalRoute) => matchPath(route.path, path) !== null;
  return firstRoutes.find(isIt) ?? (await loadChunk(loadRoutes)).find(isIt) ?? null;
}

async function loadRoutes(): Promise<readonly PortalRoute[]> {
  const [{ routes }] = await Promise.all([import('./routes.ts'), loadLaterTitles()]);
  return routes;
}
