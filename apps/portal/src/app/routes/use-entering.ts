import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { goTo, useHashLocation } from '../../lib/navigation/hash-location.ts';
import { enterRoute } from './enter-route.ts';
import { findRoute } from './find-route.ts';
import type { PortalRoute } from './route.ts';
import type { ShownRoute } from './shown-route.ts';

export interface Entering {
  readonly shown: ShownRoute | null;
  readonly pending: boolean;
  /** The percentage of loading tasks that are done. */
  readonly done: number;
}

/** The route to show: follows the address once the guard has accepted it and its screen has loaded. */
export function useEntering(): Entering {
  const location = useHashLocation();
  const queries = useQueryClient();
  const [shown, setShown] = useState<ShownRoute | null>(null);
  const [done, setDone] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const addDone = (percent: number) => (isCurrent ? setDone((sum) => sum + percent) : undefined);
    const enter = async () => {
      let route: PortalRoute | null = null;
      let failure: unknown = null;
      try {
        route = await findRoute(location.path);
        const instead = await enterRoute(location, route, queries, addDone);
        if (instead !== null) return isCurrent ? goTo(instead, { replace: true, force: true }) : undefined;
      } catch (error) {
        failure = error;
      }
      if (isCurrent) setShown({ location, route, failure });
      return undefined;
    };
    void enter();
    return () => {
      isCurrent = false;
      setDone(0);
    };
  }, [location, queries]);

  return { shown, pending: shown?.location !== location, done };
}
