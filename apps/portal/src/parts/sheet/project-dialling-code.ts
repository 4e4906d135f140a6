import { areaOfCountry } from '@portico/i18n/countries';
import { countryMeant } from '../phone-input/phone-countries.ts';

/** The dialling code that the project says stands there first; empty where it says none. */
export function projectDiallingCode(): string {
  return areaOfCountry(countryMeant(''));
}
