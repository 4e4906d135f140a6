import { useEffect } from 'react';
import { pathTo } from '../../lib/place/paths.ts';
import { goTo, type Place } from '../../lib/place/place.ts';

/** Nobody is signed in who could see this: a code lets one in, and leads back here. */
export function ToEntry({ place: { path, query } }: { readonly place: Pick<Place, 'path' | 'query'> }) {
  useEffect(
    () => goTo(pathTo('/ref_login'), { replace: true, unasked: true, state: { wanted: path + query } }),
    [path, query],
  );
  return null;
}
