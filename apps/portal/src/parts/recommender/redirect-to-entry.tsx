import { useEffect } from 'react';
import { pathTo } from '../../lib/navigation/paths.ts';
import { goTo, type HashLocation } from '../../lib/navigation/hash-location.ts';

/** Redirects somebody who is not signed in to the code form, which comes back here. */
export function RedirectToEntry({
  location: { path, query },
}: {
  readonly location: Pick<HashLocation, 'path' | 'query'>;
}) {
  useEffect(
    () => goTo(pathTo('/ref_login'), { replace: true, force: true, state: { wanted: path + query } }),
    [path, query],
  );
  return null;
}
