import type { Language } from '@portico/form-engine/language';
import { listCountries, type Country } from '@portico/i18n/countries';

/** A number and the country whose dialling code stands before it. */
export interface Phone {
  readonly country: string;
  readonly number: string;
}

export const emptyPhone: Phone = { country: 'CN', number: '' };

const lists = new Map<Language, readonly Country[]>();

export function countriesIn(language: Language): readonly Country[] {
  const list = lists.get(language) ?? listCountries(language);
  lists.set(language, list);
  return list;
}

/** The dialling code of a country, without plus. */
export function areaOf(country: string): string {
  return countriesIn('en').find(({ code }) => code === country)?.area ?? '';
}
