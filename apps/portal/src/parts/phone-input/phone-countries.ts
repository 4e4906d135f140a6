import type { Language } from '@portico/form-engine/language';
import { listCountries, type Country } from '@portico/i18n/countries';
import { useSession } from '../../lib/state/session-store.ts';

/** A number and the country whose dialling code stands before it. */
export interface Phone {
  readonly country: string;
  readonly number: string;
}

/** No country is chosen: the project may say which one stands there. */
export const emptyPhone: Phone = { country: '', number: '' };

const lists = new Map<Language, readonly Country[]>();

export function countriesIn(language: Language): readonly Country[] {
  const list = lists.get(language) ?? listCountries(language);
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
  return countriesIn('en').find(({ code }) => code === country)?.area ?? '';
}

/** The dialling code that the project says stands there first; empty where it says none. */
export function projectDiallingCode(): string {
  return areaOf('');
}
