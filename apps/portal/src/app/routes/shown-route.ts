import { createContext, useContext } from 'react';
import type { HashLocation } from '../../lib/navigation/hash-location.ts';
import type { PortalRoute } from './route.ts';

export interface ShownRoute {
  readonly location: HashLocation;
  /** Null where no route matches the address. */
  readonly route: PortalRoute | null;
  /** The error if its screen could not be loaded. */
  readonly failure: unknown;
}

export const ShownRouteContext = createContext<ShownRoute>({
  location: { path: '/', query: '', state: null },
  route: null,
  failure: null,
});

/** The route on screen; the address may be ahead of it while a screen loads. */
export function useShownRoute(): ShownRoute {
  return useContext(ShownRouteContext);
}
