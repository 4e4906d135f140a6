import type { Dictionary } from '../dictionary.ts';
import type { laterPages as english } from './later/en.ts';

export type LaterPages = Dictionary<typeof english>;

/** Titles of the pages that nobody starts on. */
export const laterPages = {
  sc: (): Promise<LaterPages> => import('./later/sc.ts').then((chunk) => chunk.laterPages),
  tc: (): Promise<LaterPages> => import('./later/tc.ts').then((chunk) => chunk.laterPages),
  en: (): Promise<LaterPages> => import('./later/en.ts').then((chunk) => chunk.laterPages),
} as const;
