import type { SchoolLevel } from './levels.ts';

/** A school in the region files: simplified, traditional, English, then other names and abbreviations. */
export type SchoolRow = readonly [sc: string, tc: string, en: string, ...short: readonly string[]];

/** Schools of one part of the world, by country and level. */
export type Region = readonly {
  /** The two-letter country code. */
  readonly country: string;
  readonly level: SchoolLevel;
  readonly schools: readonly SchoolRow[];
}[];
