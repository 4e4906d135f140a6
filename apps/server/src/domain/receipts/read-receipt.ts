import { readReceiptText } from '@portico/contract/receipts/receipt-text';
import type { SealedReceipt } from '@portico/contract/receipts/sealed-receipt';
import { sealedReceipt } from '@portico/contract/receipts.schemas';

/** Reads a receipt in any of its forms: the word, a link that ends in the word, or JSON. */
export function readReceipt(given: string): SealedReceipt | undefined {
  const text = given.trim();
  const parsed = sealedReceipt.safeParse(text.startsWith('{') ? readJson(text) : readReceiptText(wordIn(text)));
  return parsed.success ? parsed.data : undefined;
}

/** The part after the # of a link, or the whole text. Whitespace is removed because mail programs break long lines. */
export function wordIn(text: string): string {
  return text.slice(text.lastIndexOf('#') + 1).replaceAll(/\s/g, '');
}

// With a duplicate key, JSON uses the last value but a person may read the first, so this is refused.
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
