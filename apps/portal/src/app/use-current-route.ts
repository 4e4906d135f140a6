import { useLocation } from 'react-router';
import { findRoute } from './find-route.ts';
import type { PortalRoute } from './routes.ts';

/** The route on screen; null where nothing matched. */
export function useCurrentRoute(): PortalRoute | null {
  const route = findRoute(useLocation().pathname);
  return route === 'nameless' ? null : route;
}
