import type { Dictionary } from './dictionary.ts';
import type { receipts } from './receipts/en.ts';

type Receipts = typeof receipts;

/** English is the authority for keys and arguments. */
export type ReceiptsMessages = Receipts;

/** The words of receipts and of checking them, loaded with those screens. */
export const receiptsMessages = {
  sc: (): Promise<Dictionary<Receipts>> => import('./receipts/sc.ts').then((chunk) => chunk.receipts),
  tc: (): Promise<Dictionary<Receipts>> => import('./receipts/tc.ts').then((chunk) => chunk.receipts),
  en: (): Promise<Dictionary<Receipts>> => import('./receipts/en.ts').then((chunk) => chunk.receipts),
} as const;
