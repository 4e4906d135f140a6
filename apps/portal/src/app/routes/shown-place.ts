import { createContext, useContext } from 'react';
import type { Place } from '../../lib/place/place.ts';
import type { PortalRoute } from './route.ts';

export interface ShownPlace {
  readonly place: Place;
  /** Null where no route matches the address. */
  readonly route: PortalRoute | null;
  /** Why its screen could not be loaded; null when it was. */
  readonly failure: unknown;
}

export const ShownPlaceContext = createContext<ShownPlace>({
  place: { path: '/', query: '', state: null },
  route: null,
  failure: null,
});

/** What is on screen; the address may be ahead of it while a screen loads. */
export function useShownPlace(): ShownPlace {
  return useContext(ShownPlaceContext);
}
