import type { Dictionary } from '../dictionary.ts';
import type { abouts } from './about/en.ts';

export type PageAbouts = Dictionary<typeof abouts>;

/** Sentences of the pages that are not built yet: not part of the first load. */
export const pageAbouts = {
  sc: (): Promise<PageAbouts> => import('./about/sc.ts').then((chunk) => chunk.abouts),
  tc: (): Promise<PageAbouts> => import('./about/tc.ts').then((chunk) => chunk.abouts),
  en: (): Promise<PageAbouts> => import('./about/en.ts').then((chunk) => chunk.abouts),
} as const;
