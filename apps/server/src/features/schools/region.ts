import type { SchoolLevel } from './levels.ts';

/** A school as the files of the regions write it: simplified, traditional, English, then other names and abbreviations. */
export type SchoolRow = readonly [sc: string, tc: string, en: string, ...short: readonly string[]];

/** Schools of one part of the world, by country and level. */
export type Region = readonly {
  /** Two letters. */
  readonly country: string;
  readonly level: SchoolLevel;
  readonly schools: readonly SchoolRow[];
}[];
