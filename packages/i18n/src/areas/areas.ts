import { cityNames } from './cities.ts';
import { countyNames } from './counties.ts';

/** A city or a county of China, by its code of GB/T 2260. */
export interface Area {
  /** Six digits. */
  readonly code: string;
  readonly name: { readonly sc: string; readonly tc: string; readonly en: string };
}

/** Cities, and what has their rank. */
export const cities: readonly Area[] = areasIn(cityNames);

/** Districts, counties and cities of their rank. */
export const counties: readonly Area[] = areasIn(countyNames);

/** The code of the province of a city, which has two digits, or of the city of a county. */
export function codeAround(code: string): string {
  return code.endsWith('00') ? code.slice(0, 2) : `${code.slice(0, 4)}00`;
}

function areasIn(names: string): readonly Area[] {
  return names
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', sc = '', tc = '', ...en] = line.split(' ');
      return { code, name: { sc, tc, en: en.join(' ') } };
    });
}
