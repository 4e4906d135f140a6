import { matchPath } from '../lib/match-path.ts';
import { namelessPaths, routes, type PortalRoute } from './routes.ts';

/** The route of an address inside the hash: null where nothing matches, `nameless` where one leads to `/help/404`. */
export function findRoute(path: string): PortalRoute | 'nameless' | null {
  const matches = (pattern: string) => matchPath(pattern, path) !== null;
  return routes.find((route) => matches(route.path)) ?? (namelessPaths.some(matches) ? 'nameless' : null);
}
