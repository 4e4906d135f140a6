import type { Country } from '@portico/contract/country';
import type { Language, LocalText } from '@portico/form-engine/language';
import { localeTags } from '@portico/i18n/locale';
import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

/** Where most applicants come from; the list begins with them, in this order. */
const main: readonly CountryCode[] = ['CN', 'HK', 'MO', 'TW', 'SG', 'MY', 'US', 'CA', 'GB', 'AU', 'JP', 'KR'];

/** Spec 3: the list ends there. */
const last: CountryCode = 'AX';

// Names that are not left to the library of the machine.
const named: Readonly<Partial<Record<CountryCode, LocalText>>> = {
  CN: { sc: '中国大陆', tc: '中國大陸', en: 'Chinese mainland' },
  HK: { sc: '中国香港', tc: '中國香港', en: 'Hong Kong, China' },
  MO: { sc: '中国澳门', tc: '中國澳門', en: 'Macau, China' },
  TW: { sc: '中国台湾', tc: '中國台灣', en: 'Taiwan, China' },
};

/** Countries with their dialling codes: the main ones, then all others by name, the Åland Islands at the end. */
export function listDialling(language: Language): Country[] {
  const tag = localeTags[language];
  const names = new Intl.DisplayNames([tag], { type: 'region' });
  const nameOf = (country: CountryCode) => named[country]?.[language] ?? names.of(country) ?? country;
  const others = getCountries().filter((country) => !main.includes(country) && country !== last);
  const sorted = others.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), tag));
  return [...main, ...sorted, last].map((country) => ({
    flag: country.toLowerCase(),
    name: nameOf(country),
    diallingCode: getCountryCallingCode(country),
  }));
}
