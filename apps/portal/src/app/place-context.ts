import { createContext, useContext } from 'react';
import type { Place } from '../lib/place.ts';

export const PlaceContext = createContext<Place>({ path: '/', query: '', state: null });

/** The place on screen; the address may be ahead of it while a page loads. */
export function usePlaceOnScreen(): Place {
  return useContext(PlaceContext);
}
