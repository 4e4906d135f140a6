import type { Dictionary } from '../dictionary.ts';
import type { receipts } from './en.ts';

type Receipts = typeof receipts;

/** English defines keys and arguments. */
export type ReceiptsMessages = Receipts;

/** The words of receipts and of checking them, loaded with those screens. */
export const receiptsMessages = {
  sc: (): Promise<Dictionary<Receipts>> => import('./sc.ts').then((chunk) => chunk.receipts),
  tc: (): Promise<Dictionary<Receipts>> => import('./tc.ts').then((chunk) => chunk.receipts),
  en: (): Promise<Dictionary<Receipts>> => import('./en.ts').then((chunk) => chunk.receipts),
} as const;
