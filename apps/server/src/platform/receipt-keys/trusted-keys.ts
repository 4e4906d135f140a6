import { CannotStart } from '../cannot-start.ts';
import { keyIdOf, readPublicKey } from './public-key.ts';
import type { KnownKey } from './receipt-keys.ts';

const rule =
  'RECEIPT_KEYS_TRUSTED must be a list such as apply.example.edu=<public key> other.example.edu=<public key>; each installation shows its own under /v1/public/receiptKeys';

/** Keys of other installations whose receipts are accepted, each only for its own host. */
export function readTrustedKeys(environment: Readonly<Record<string, string | undefined>>): readonly KnownKey[] {
  const { RECEIPT_KEYS_TRUSTED: list = '' } = environment;
  const entries = list.split(/[\s,]+/).filter((entry) => entry !== '');
  return entries.map((entry) => {
    const [, installation = '', text = ''] = /^([^\s=/]+)=([\w-]+)$/.exec(entry) ?? [];
    const publicKey = readPublicKey(text);
    if (installation === '' || publicKey === undefined) throw new CannotStart(rule);
    return { id: keyIdOf(text), publicKey, installation: installation.toLowerCase(), createdAt: null, retiredAt: null };
  });
}
