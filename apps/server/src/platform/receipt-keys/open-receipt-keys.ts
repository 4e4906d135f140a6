import { createPrivateKey } from 'node:crypto';
import type { UnscopedDb } from '../db/database.ts';
import { unseal } from '../secrets/seal.ts';
import { readPublicKey } from './public-key.ts';
import type { KnownKey, ReceiptKeys, SigningKey } from './receipt-keys.ts';
import { receiptKeyPurpose } from './rotate-receipt-key.ts';

const restMs = 1_000;

/** Loads the keys, and reloads them on request or when an unknown key is met. */
export async function openReceiptKeys(
  db: UnscopedDb,
  { secretKey, trusted }: { readonly secretKey: string; readonly trusted: readonly KnownKey[] },
): Promise<ReceiptKeys> {
  let keys = await readKeys(db, secretKey);
  let readAt = performance.now();
  const refresh = async () => {
    readAt = performance.now();
    keys = await readKeys(db, secretKey);
  };
  const keysOf = (id: string) => [...keys.own, ...trusted].filter((key) => key.id === id);
  return {
    current: () => {
      if (keys.signing === undefined) throw new Error('No receipt key can be opened with this secret');
      return keys.signing;
    },
    own: () => keys.own,
    find: async (id) => {
      const matches = keysOf(id);
      if (matches.length > 0 || performance.now() - readAt < restMs) return matches;
      await refresh();
      return keysOf(id);
    },
    refresh,
  };
}

async function readKeys(db: UnscopedDb, secretKey: string) {
  const rows = await db.selectFrom('receipt_keys').selectAll().orderBy('created_at', 'desc').execute();
  const own = rows.flatMap(({ id, public_key, created_at, retired_at }): KnownKey[] => {
    const publicKey = readPublicKey(public_key);
    if (publicKey === undefined) return [];
    return [{ id, publicKey, installation: null, createdAt: created_at, retiredAt: retired_at }];
  });
  const signing = rows.flatMap(({ id, private_key }): SigningKey[] => {
    const opened = unseal(secretKey, receiptKeyPurpose, private_key ?? '');
    return opened === undefined ? [] : [{ id, privateKey: createPrivateKey(opened) }];
  });
  return { own, signing: signing[0] };
}
