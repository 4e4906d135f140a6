import type { Dictionary } from './dictionary.ts';
import type { reference } from './reference/en.ts';

type Reference = typeof reference;

/** English is the authority for keys and arguments. */
export type ReferenceMessages = Reference;

/** The words of recommenders' screens: no part of a first load of anybody else. */
export const referenceMessages = {
  sc: (): Promise<Dictionary<Reference>> => import('./reference/sc.ts').then((chunk) => chunk.reference),
  tc: (): Promise<Dictionary<Reference>> => import('./reference/tc.ts').then((chunk) => chunk.reference),
  en: (): Promise<Dictionary<Reference>> => import('./reference/en.ts').then((chunk) => chunk.reference),
} as const;
