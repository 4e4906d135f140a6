import type { Dictionary } from '../dictionary.ts';
import type { saving } from './en.ts';

type Saving = typeof saving;

/** English defines keys and arguments. */
export type SavingMessages = Saving;

/** The words about saving, loaded with the screens that save. */
export const savingMessages = {
  sc: (): Promise<Dictionary<Saving>> => import('./sc.ts').then((chunk) => chunk.saving),
  tc: (): Promise<Dictionary<Saving>> => import('./tc.ts').then((chunk) => chunk.saving),
  en: (): Promise<Dictionary<Saving>> => import('./en.ts').then((chunk) => chunk.saving),
} as const;
