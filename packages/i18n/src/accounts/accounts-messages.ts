import type { accounts } from './en.ts';
import type { keeping } from './keeping/en.ts';
import type { Dictionary } from '../dictionary.ts';

type Entering = typeof accounts;
type Keeping = typeof keeping;

/** English defines keys and arguments. */
export type AccountsMessages = Entering & Keeping;

/** The words of the account screens, loaded only with those screens. */
export const accountsMessages = {
  sc: (): Promise<Dictionary<Entering>> => import('./sc.ts').then((chunk) => chunk.accounts),
  tc: (): Promise<Dictionary<Entering>> => import('./tc.ts').then((chunk) => chunk.accounts),
  en: (): Promise<Dictionary<Entering>> => import('./en.ts').then((chunk) => chunk.accounts),
} as const;

/** The same together with the words of the screens for managing an account. */
export const keepingMessages = {
  sc: (): Both => both(accountsMessages.sc(), import('./keeping/sc.ts')),
  tc: (): Both => both(accountsMessages.tc(), import('./keeping/tc.ts')),
  en: (): Both => both(accountsMessages.en(), import('./keeping/en.ts')),
} as const;

type Both = Promise<Dictionary<AccountsMessages>>;

async function both(entering: Promise<Dictionary<Entering>>, more: Promise<{ keeping: Dictionary<Keeping> }>): Both {
  return { ...(await entering), ...(await more).keeping };
}
