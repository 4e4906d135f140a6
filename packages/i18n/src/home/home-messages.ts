import type { Dictionary } from '../dictionary.ts';
import type { home } from './en.ts';

/** English defines keys and arguments. */
export type HomeMessages = typeof home;

/** The words of home, which nobody sees before signing in. */
export const homeMessages = {
  sc: (): Promise<Dictionary<HomeMessages>> => import('./sc.ts').then((chunk) => chunk.home),
  tc: (): Promise<Dictionary<HomeMessages>> => import('./tc.ts').then((chunk) => chunk.home),
  en: (): Promise<Dictionary<HomeMessages>> => import('./en.ts').then((chunk) => chunk.home),
} as const;
