import type { accounts } from './accounts/en.ts';
import type { keeping } from './accounts/keeping/en.ts';
import type { Dictionary } from './dictionary.ts';

type Entering = typeof accounts;
type Keeping = typeof keeping;

/** English is the authority for keys and arguments. */
export type AccountsMessages = Entering & Keeping;

/** The words of the account screens: no part of a first load that shows none of them. */
export const accountsMessages = {
  sc: (): Promise<Dictionary<Entering>> => import('./accounts/sc.ts').then((chunk) => chunk.accounts),
  tc: (): Promise<Dictionary<Entering>> => import('./accounts/tc.ts').then((chunk) => chunk.accounts),
  en: (): Promise<Dictionary<Entering>> => import('./accounts/en.ts').then((chunk) => chunk.accounts),
} as const;

/** What the screens for keeping an account say beyond them. */
export const keepingMessages = {
  sc: (): Promise<Dictionary<Keeping>> => import('./accounts/keeping/sc.ts').then((chunk) => chunk.keeping),
  tc: (): Promise<Dictionary<Keeping>> => import('./accounts/keeping/tc.ts').then((chunk) => chunk.keeping),
  en: (): Promise<Dictionary<Keeping>> => import('./accounts/keeping/en.ts').then((chunk) => chunk.keeping),
} as const;
