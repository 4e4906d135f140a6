import type { Dictionary } from '../dictionary.ts';
import type { referees } from './en.ts';

type Referees = typeof referees;

/** English defines keys and arguments. */
export type RefereesMessages = Referees;

/** The words about recommenders as applicants see them, loaded where one of them is named. */
export const refereesMessages = {
  sc: (): Promise<Dictionary<Referees>> => import('./sc.ts').then((chunk) => chunk.referees),
  tc: (): Promise<Dictionary<Referees>> => import('./tc.ts').then((chunk) => chunk.referees),
  en: (): Promise<Dictionary<Referees>> => import('./en.ts').then((chunk) => chunk.referees),
} as const;
