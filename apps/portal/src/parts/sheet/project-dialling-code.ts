import { areaOfCountry } from '@portico/i18n/countries';
import { countryOrDefault } from '../phone-input/phone-countries.ts';

/** The project's default dialling code; empty if it has none. */
export function projectDiallingCode(): string {
  return areaOfCountry(countryOrDefault(''));
}
