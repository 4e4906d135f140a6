import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { goTo, usePlace } from '../../lib/place/place.ts';
import { enterPlace } from './enter-place.ts';
import { findRoute } from './find-route.ts';
import type { PortalRoute } from './route.ts';
import type { ShownPlace } from './shown-place.ts';

/** What to show: it follows the address once the guard has let it pass and its screen is there. */
export function useEntering(): { readonly shown: ShownPlace | null; readonly pending: boolean } {
  const place = usePlace();
  const queries = useQueryClient();
  const [shown, setShown] = useState<ShownPlace | null>(null);

  useEffect(() => {
    let wanted = true;
    const enter = async () => {
      let route: PortalRoute | null = null;
      let failure: unknown = null;
      try {
        route = await findRoute(place.path);
        const instead = await enterPlace(place, route, queries);
        if (instead !== null) return wanted ? goTo(instead, { replace: true, unasked: true }) : undefined;
      } catch (error) {
        failure = error;
      }
      if (wanted) setShown({ place, route, failure });
      return undefined;
    };
    void enter();
    return () => {
      wanted = false;
    };
  }, [place, queries]);

  return { shown, pending: shown?.place !== place };
}
