import type { Dictionary } from './dictionary.ts';
import type { saving } from './saving/en.ts';

type Saving = typeof saving;

/** English is the authority for keys and arguments. */
export type SavingMessages = Saving;

/** The words about saving, loaded with the screens that save. */
export const savingMessages = {
  sc: (): Promise<Dictionary<Saving>> => import('./saving/sc.ts').then((chunk) => chunk.saving),
  tc: (): Promise<Dictionary<Saving>> => import('./saving/tc.ts').then((chunk) => chunk.saving),
  en: (): Promise<Dictionary<Saving>> => import('./saving/en.ts').then((chunk) => chunk.saving),
} as const;
