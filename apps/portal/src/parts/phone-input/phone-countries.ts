import type { Language } from '@portico/form-engine/language';
import type { Country } from '@portico/i18n/countries';
import type * as countries from '@portico/i18n/countries';
import { mainCountries } from '@portico/i18n/main-countries';
import { useSession } from '../../lib/state/session-store.ts';

/** A number and the country whose dialling code stands before it. */
export interface Phone {
  readonly country: string;
  readonly number: string;
}

/** No country is chosen: the project may say which one stands there. */
export const emptyPhone: Phone = { country: '', number: '' };

// Most people keep the country that stands there: the list of all comes when somebody is near it.
const late: { all: typeof countries | null } = { all: null };

/** Brings the list of all countries. Without it the main ones are known. */
export async function loadCountries(): Promise<void> {
  late.all ??= await import('@portico/i18n/countries');
}

const lists = new Map<Language, readonly Country[]>();

/** Every country; none before the list is there. */
export function countriesIn(language: Language): readonly Country[] {
  if (late.all === null) return [];
  const list = lists.get(language) ?? late.all.listCountries(language);
  lists.set(language, list);
  return list;
}

/** The country that was chosen, or the one that the project says; empty where neither is. */
export function countryMeant(chosen: string): string {
  return chosen || (useSession.getState().project?.traits.phoneCountry ?? '');
}

/** The dialling code of the country that is meant, without plus. */
export function areaOf(chosen: string): string {
  const country = countryMeant(chosen);
  return mainCountries.find(([code]) => code === country)?.[1] ?? late.all?.areaOfCountry(country) ?? '';
}

/** Which country a dialling code means: the one that stands there already, where it has this code. */
export function countryOf(area: string, chosen: string): string {
  return areaOf(chosen) === area ? countryMeant(chosen) : (late.all?.countryBehind(area) ?? '');
}
