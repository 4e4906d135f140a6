import type { application } from './en.ts';
import type { Dictionary } from '../dictionary.ts';

type Application = typeof application;

/** English defines keys and arguments. */
export type ApplicationMessages = Application;

/** The words of the application form's screens, loaded with them. */
export const applicationMessages = {
  sc: (): Promise<Dictionary<Application>> => import('./sc.ts').then((chunk) => chunk.application),
  tc: (): Promise<Dictionary<Application>> => import('./tc.ts').then((chunk) => chunk.application),
  en: (): Promise<Dictionary<Application>> => import('./en.ts').then((chunk) => chunk.application),
} as const;
