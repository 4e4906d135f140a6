import { localeTags } from '../locale.ts';
import { diallingCodes } from './dialling-codes.ts';
import { mainCountries } from './main-countries.ts';

export interface Country {
  /** Two letters, upper case. */
  readonly code: string;
  readonly name: string;
  /** Dialling code without plus. */
  readonly area: string;
  /** Listed among the first ones. */
  readonly main: boolean;
}

const first: readonly string[] = mainCountries.map(([code]) => code);
// Spec 3: the list ends with the Åland Islands, out of alphabetical order.
const last = 'AX';

/** Countries and regions with their names in a language: the main ones first, then all others by name. */
export function listCountries(language: keyof typeof localeTags): readonly Country[] {
  const { compare } = new Intl.Collator(localeTags[language]);
  const names = new Intl.DisplayNames(localeTags[language], { type: 'region' });
  const countries = listCodes().map(({ code, area }) => ({
    code,
    area,
    name: ownNames[code]?.[language] ?? names.of(code) ?? code,
    main: first.includes(code),
  }));
  const rank = ({ code, main }: Country) => (main ? first.indexOf(code) : first.length + Number(code === last));
  return countries.sort((one, other) => rank(one) - rank(other) || compare(one.name, other.name));
}

/** All dialling codes. */
export function listAreas(): readonly string[] {
  return listCodes().map(({ area }) => area);
}

/** The dialling code of a country; empty for an unknown one. */
export function areaOfCountry(country: string): string {
  return listCodes().find(({ code }) => code === country)?.area ?? '';
}

/**
 * The two letters of the country that a code alone stands for: of those that share it, a main one or the most populous.
 */
export function countryBehind(area: string): string {
  const sharing = listCodes().flatMap(({ code, area: own }) => (own === area ? [code] : []));
  const among = (codes: readonly string[]) => codes.find((code) => sharing.includes(code));
  return among(first) ?? among(largest) ?? sharing[0] ?? '';
}

const largest = ['CW', 'FI', 'GP', 'NF', 'NO', 'RE', 'RU', 'MA', 'FK'];

function listCodes(): readonly Pick<Country, 'code' | 'area'>[] {
  return diallingCodes
    .trim()
    .split(/\s+/)
    .map((entry) => ({ code: entry.slice(0, 2), area: entry.slice(2) }));
}

/** Names that are not taken from the device's own tables. */
const ownNames: Readonly<Record<string, { readonly sc: string; readonly tc: string; readonly en: string }>> = {
  CN: { sc: '中国大陆', tc: '中國內地', en: 'China (mainland)' },
  HK: { sc: '中国香港', tc: '中國香港', en: 'Hong Kong (China)' },
  MO: { sc: '中国澳门', tc: '中國澳門', en: 'Macau (China)' },
  TW: { sc: '中国台湾', tc: '中國台灣', en: 'Taiwan (China)' },
  AX: { sc: '奥兰群岛', tc: '奧蘭群島', en: 'Åland Islands' },
};
