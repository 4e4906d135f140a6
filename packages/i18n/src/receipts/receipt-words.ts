import { receipts as en } from './en.ts';
import { receipts as sc } from './sc.ts';
import { receipts as tc } from './tc.ts';

const printed = {
  sc: { ...sc.facts, ...sc.document },
  tc: { ...tc.facts, ...tc.document },
  en: { ...en.facts, ...en.document },
} as const;

export type ReceiptWord = keyof (typeof printed)['en'];

/** A word of the printed receipt, in every language at once. */
export function receiptWord(word: ReceiptWord): { readonly sc: string; readonly tc: string; readonly en: string } {
  return { sc: printed.sc[word], tc: printed.tc[word], en: printed.en[word] };
}
