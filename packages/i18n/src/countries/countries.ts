import { localeTags } from '../locale.ts';
import { diallingCodes } from './dialling-codes.ts';
import { ownNames } from './own-names.ts';

export interface Country {
  /** Two letters, upper case. */
  readonly code: string;
  readonly name: string;
  /** Dialling code without plus. */
  readonly area: string;
  /** Among those that stand first. */
  readonly main: boolean;
}

const first = ['CN', 'HK', 'MO', 'TW', 'SG', 'MY', 'US', 'GB', 'CA', 'AU', 'JP', 'KR'];
// Spec 3: the list ends with the Åland Islands, whatever the alphabet says.
const last = 'AX';

/** Countries and regions with their names in a language: the main ones first, then all others by name. */
export function listCountries(language: keyof typeof localeTags): readonly Country[] {
  const { compare } = new Intl.Collator(localeTags[language]);
  const names = new Intl.DisplayNames(localeTags[language], { type: 'region' });
  const countries = diallingCodes
    .trim()
    .split(/\s+/)
    .map((entry) => ({ code: entry.slice(0, 2), area: entry.slice(2) }))
    .map(({ code, area }) => ({
      code,
      area,
      name: ownNames[code]?.[language] ?? names.of(code) ?? code,
      main: first.includes(code),
    }));
  const rank = ({ code, main }: Country) => (main ? first.indexOf(code) : first.length + Number(code === last));
  return countries.sort((one, other) => rank(one) - rank(other) || compare(one.name, other.name));
}
