import { findRoute } from './find-route.ts';
import { usePlaceOnScreen } from './place-context.ts';
import type { PortalRoute } from './routes.ts';

/** The route on screen; null where nothing matched. */
export function useCurrentRoute(): PortalRoute | null {
  const route = findRoute(usePlaceOnScreen().path);
  return route === 'nameless' ? null : route;
}
