import type { Dictionary } from '../dictionary.ts';
import type { leaving } from './en.ts';
import type { signInAgain } from '../sign-in-again/en.ts';

type Leaving = typeof leaving;
type SignInAgain = typeof signInAgain;

/** English defines keys and arguments. */
export type LeavingMessages = Leaving;
export type SignInAgainMessages = SignInAgain;

/** The confirmation before a page with unsaved text is left. */
export const leavingMessages = {
  sc: (): Promise<Dictionary<Leaving>> => import('./sc.ts').then((chunk) => chunk.leaving),
  tc: (): Promise<Dictionary<Leaving>> => import('./tc.ts').then((chunk) => chunk.leaving),
  en: (): Promise<Dictionary<Leaving>> => import('./en.ts').then((chunk) => chunk.leaving),
} as const;

/** The dialog over a page whose session has ended. */
export const signInAgainMessages = {
  sc: (): Promise<Dictionary<SignInAgain>> => import('../sign-in-again/sc.ts').then((chunk) => chunk.signInAgain),
  tc: (): Promise<Dictionary<SignInAgain>> => import('../sign-in-again/tc.ts').then((chunk) => chunk.signInAgain),
  en: (): Promise<Dictionary<SignInAgain>> => import('../sign-in-again/en.ts').then((chunk) => chunk.signInAgain),
} as const;
