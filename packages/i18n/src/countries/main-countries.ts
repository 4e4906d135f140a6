/** The countries listed first, in order, with their dialling codes. Small, for where the full list is not needed. */
export const mainCountries = [
  ['CN', '86'],
  ['HK', '852'],
  ['MO', '853'],
  ['TW', '886'],
  ['SG', '65'],
  ['MY', '60'],
  ['US', '1'],
  ['GB', '44'],
  ['CA', '1'],
  ['AU', '61'],
  ['JP', '81'],
  ['KR', '82'],
] as const;

/** The two letters of the main country with this dialling code; empty for all other codes. */
export function mainCountryOf(area: string): string {
  return mainCountries.find(([, own]) => own === area)?.[0] ?? '';
}
