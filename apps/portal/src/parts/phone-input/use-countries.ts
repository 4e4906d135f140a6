import type { Language } from '@portico/form-engine/language';
import type { Country } from '@portico/i18n/countries';
import { useCallback, useEffect, useState } from 'react';
import { countriesIn, loadCountries } from './phone-countries.ts';

const idleMs = 2000;

/** The list of all countries, loaded some time after the page, or when somebody comes near it. */
export function useCountries(language: Language, isNeeded: boolean) {
  const [, redraw] = useState(0);
  // If it fails to load, the current country stays.
  const approach = useCallback(
    () =>
      void loadCountries().then(
        () => redraw((count) => count + 1),
        () => undefined,
      ),
    [],
  );
  useEffect(() => {
    const timer = setTimeout(approach, isNeeded ? 0 : idleMs);
    return () => clearTimeout(timer);
  }, [approach, isNeeded]);
  const countries: readonly Country[] = countriesIn(language);
  return { countries, approach };
}
