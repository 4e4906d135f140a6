// The countries that stand first in the list, each the first of its dialling code.
const mainAreas: Readonly<Record<string, string>> = {
  '86': 'CN',
  '852': 'HK',
  '853': 'MO',
  '886': 'TW',
  '65': 'SG',
  '60': 'MY',
  '1': 'US',
  '44': 'GB',
  '61': 'AU',
  '81': 'JP',
  '82': 'KR',
};

/** The two letters of the main country behind a dialling code; empty for all other codes. */
export function mainCountryOf(area: string): string {
  return mainAreas[area] ?? '';
}
