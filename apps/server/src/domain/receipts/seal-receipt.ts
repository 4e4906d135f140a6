import type { ReceiptFacts, SealedReceipt } from '@portico/contract/receipts/sealed-receipt';
import { sign } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';
import type { ReceiptKeys } from '../../platform/receipt-keys/receipt-keys.ts';

/** Signs the facts with the newest key. */
export function sealReceipt(facts: ReceiptFacts, keys: Pick<ReceiptKeys, 'current'>): SealedReceipt {
  const { id, privateKey } = keys.current();
  const unsigned = { v: 1, key: id, facts } as const;
  return { ...unsigned, signature: sign(null, signedBytes(unsigned), privateKey).toString('base64url') };
}

/** The bytes that are signed. */
export function signedBytes({ v, key, facts }: Omit<SealedReceipt, 'signature'>): Buffer {
  return Buffer.from(canonicalJson({ v, key, facts }), 'utf8');
}

/** The name of an installation in its receipts. */
export function installationOf(publicUrl: string): string {
  return new URL(publicUrl).host;
}
