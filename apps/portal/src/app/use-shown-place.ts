import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { goTo, usePlace, type Place } from '../lib/place.ts';
import { enterPlace } from './enter-place.ts';

export interface ShownPlace {
  readonly place: Place;
  /** Why its page could not be loaded; null when it was. */
  readonly failure: unknown;
}

/** The place on screen: it follows the address once the guard has let it pass and its page is there. */
export function useShownPlace(): { readonly shown: ShownPlace | null; readonly pending: boolean } {
  const place = usePlace();
  const queries = useQueryClient();
  const [shown, setShown] = useState<ShownPlace | null>(null);

  useEffect(() => {
    let wanted = true;
    const show = (failure: unknown) => {
      if (wanted) setShown({ place, failure });
    };
    enterPlace(place, queries).then((instead) => {
      if (instead === null) show(null);
      else if (wanted) goTo(instead, { replace: true, unasked: true });
    }, show);
    return () => {
      wanted = false;
    };
  }, [place, queries]);

  return { shown, pending: shown?.place !== place };
}
