import { readReceiptText } from '@portico/contract/receipts/receipt-text';
import type { SealedReceipt } from '@portico/contract/receipts/sealed-receipt';
import { sealedReceipt } from '@portico/contract/receipts.schemas';

/** A receipt however somebody has it: the word, an address that ends in it, or JSON. */
export function readReceipt(given: string): SealedReceipt | undefined {
  const text = given.trim();
  const parsed = sealedReceipt.safeParse(text.startsWith('{') ? readJson(text) : readReceiptText(wordIn(text)));
  return parsed.success ? parsed.data : undefined;
}

/** What stands behind the # of an address, or all of it. Mail programs break long lines. */
export function wordIn(text: string): string {
  return text.slice(text.lastIndexOf('#') + 1).replaceAll(/\s/g, '');
}

// For a duplicate key JSON takes the last value, but a person may read the first: refused.
const membersOfReceipt = 19;

function readJson(text: string): unknown {
  const members = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined);
  if (members.length !== membersOfReceipt) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
