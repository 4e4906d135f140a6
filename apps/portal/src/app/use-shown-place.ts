import { useEffect, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { enterPlace } from './enter-place.ts';

export interface ShownPlace {
  readonly location: Location;
  /** Why its page could not be loaded; null when it was. */
  readonly failure: unknown;
}

/** The place on screen: it follows the address once the guard has let it pass and its page is there. */
export function useShownPlace(): { readonly shown: ShownPlace | null; readonly pending: boolean } {
  const location = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState<ShownPlace | null>(null);

  useEffect(() => {
    let wanted = true;
    const show = (failure: unknown) => {
      if (wanted) setShown({ location, failure });
    };
    enterPlace(location).then((instead) => {
      if (instead === null) show(null);
      else if (wanted) void navigate(instead, { replace: true });
    }, show);
    return () => {
      wanted = false;
    };
  }, [location, navigate]);

  return { shown, pending: shown?.location !== location };
}
