import { matchPath } from 'react-router';
import { namelessPaths, routes, type PortalRoute } from './routes.ts';

/** The route of an address inside the hash: null where nothing matches, `nameless` where one leads to `/help/404`. */
export function findRoute(pathname: string): PortalRoute | 'nameless' | null {
  const matches = (path: string) => matchPath({ path, caseSensitive: true }, pathname) !== null;
  return routes.find(({ path }) => matches(path)) ?? (namelessPaths.some(matches) ? 'nameless' : null);
}
