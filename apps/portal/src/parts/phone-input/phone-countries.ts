import type { Language } from '@portico/form-engine/language';
import type { Country } from '@portico/i18n/countries';
import type * as countries from '@portico/i18n/countries';
import { mainCountries } from '@portico/i18n/main-countries';
import { useSession } from '../../lib/state/session-store.ts';

/** A number and the country of its dialling code. */
export interface Phone {
  readonly country: string;
  readonly number: string;
}

/** No country is chosen, so the project's default applies. */
export const emptyPhone: Phone = { country: '', number: '' };

// Most people keep the preselected country, so the full list is loaded only when somebody comes near it.
const loaded: { all: typeof countries | null } = { all: null };

/** Loads the list of all countries. Without it only the main ones are known. */
export async function loadCountries(): Promise<void> {
  loaded.all ??= await import('@portico/i18n/countries');
}

const lists = new Map<Language, readonly Country[]>();

/** Every country; empty until the list has loaded. */
export function countriesIn(language: Language): readonly Country[] {
  if (loaded.all === null) return [];
  const list = lists.get(language) ?? loaded.all.listCountries(language);
  lists.set(language, list);
  return list;
}

/** The chosen country, or the project's default; empty if there is neither. */
export function countryOrDefault(chosen: string): string {
  return chosen || (useSession.getState().project?.traits.phoneCountry ?? '');
}

/** The dialling code of that country, without plus. */
export function areaOf(chosen: string): string {
  const country = countryOrDefault(chosen);
  return mainCountries.find(([code]) => code === country)?.[1] ?? loaded.all?.areaOfCountry(country) ?? '';
}

/** The country of a dialling code; the current country, if it has this code. */
export function countryOf(area: string, chosen: string): string {
  return areaOf(chosen) === area ? countryOrDefault(chosen) : (loaded.all?.countryBehind(area) ?? '');
}
