import type { Dictionary } from '../dictionary.ts';
import type { reference } from './en.ts';

type Reference = typeof reference;

/** English defines keys and arguments. */
export type ReferenceMessages = Reference;

/** The words of recommenders' screens, loaded for nobody else. */
export const referenceMessages = {
  sc: (): Promise<Dictionary<Reference>> => import('./sc.ts').then((chunk) => chunk.reference),
  tc: (): Promise<Dictionary<Reference>> => import('./tc.ts').then((chunk) => chunk.reference),
  en: (): Promise<Dictionary<Reference>> => import('./en.ts').then((chunk) => chunk.reference),
} as const;
