import type { SealedReceipt } from '@portico/contract/receipts/sealed-receipt';
import { verify } from 'node:crypto';
import type { KnownKey, ReceiptKeys } from '../../platform/receipt-keys/receipt-keys.ts';
import { signedBytes } from './seal-receipt.ts';

export type Verdict =
  | { readonly verdict: 'genuine'; readonly key: KnownKey }
  /** No known key may sign for the installation that the receipt names. */
  | { readonly verdict: 'unknownKey' }
  | { readonly verdict: 'altered' };

/** Whether a known key signed exactly this receipt. */
export async function verifyReceipt(receipt: SealedReceipt, keys: Pick<ReceiptKeys, 'find'>): Promise<Verdict> {
  const candidates = (await keys.find(receipt.key)).filter((key) => maySpeakFor(key, receipt));
  if (candidates.length === 0) return { verdict: 'unknownKey' };
  const key = candidates.find(({ publicKey }) => isSignedBy(receipt, publicKey));
  return key === undefined ? { verdict: 'altered' } : { verdict: 'genuine', key };
}

// A trusted installation is trusted for its own receipts only.
function maySpeakFor({ installation }: KnownKey, { facts }: SealedReceipt): boolean {
  return installation === null || installation === facts.installation;
}

function isSignedBy(receipt: SealedReceipt, publicKey: KnownKey['publicKey']): boolean {
  const signature = Buffer.from(receipt.signature, 'base64url');
  // The last base64 character has unused bits; only one spelling is accepted.
  if (signature.toString('base64url') !== receipt.signature) return false;
  return verify(null, signedBytes(receipt), publicKey, signature);
}
