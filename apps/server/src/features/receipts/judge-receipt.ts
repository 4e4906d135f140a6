import { isSeal } from '@portico/contract/receipts/receipt-text';
import type { SealedReceipt } from '@portico/contract/receipts/sealed-receipt';
import type { VerifyReceipt } from '@portico/contract/receipts.schemas';
import { readReceipt, wordIn } from '../../domain/receipts/read-receipt.ts';
import type { ReceiptKeys } from '../../platform/receipt-keys/receipt-keys.ts';
import { verifyReceipt } from '../../domain/receipts/verify-receipt.ts';

const nothing = { receipt: null, is_own: 0, claimed_installation: '' } as const;

/** Checks a receipt that somebody submits; its content is only returned if it is genuine. */
export async function judgeReceipt(
  text: string,
  keys: ReceiptKeys,
  find: (seal: string) => Promise<SealedReceipt | undefined>,
): Promise<VerifyReceipt['output']> {
  const word = wordIn(text);
  const receipt = isSeal(word) ? await find(word) : readReceipt(text);
  if (receipt === undefined) return { ...nothing, verdict: isSeal(word) ? 'notFound' : 'unreadable' };
  const found = await verifyReceipt(receipt, keys);
  if (found.verdict === 'altered') return { ...nothing, verdict: 'altered' };
  if (found.verdict === 'unknownKey') {
    return { ...nothing, verdict: 'unknownKey', claimed_installation: receipt.facts.installation };
  }
  return { ...nothing, verdict: 'genuine', receipt, is_own: found.key.installation === null ? 1 : 0 };
}
