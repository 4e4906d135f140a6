import { generateKeyPairSync } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { seal, unseal } from '../secrets/seal.ts';
import { keyIdOf, writePublicKey } from './public-key.ts';

/** Separates seals of this purpose from all others. */
export const receiptKeyPurpose = 'receipt key';

/** Creates the new signing key and returns its id. The previous key keeps its public part and loses its private one. */
export async function rotateReceiptKey(db: Kysely<Tables>, secretKey: string, now: Date): Promise<string> {
  const pair = generateKeyPairSync('ed25519');
  const public_key = writePublicKey(pair.publicKey);
  const id = keyIdOf(public_key);
  const secret = pair.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('receipt_keys')
      .set({ retired_at: now, private_key: null })
      .where('retired_at', 'is', null)
      .execute();
    const private_key = seal(secretKey, receiptKeyPurpose, secret);
    await transaction
      .insertInto('receipt_keys')
      .values({ id, public_key, private_key, created_at: now, retired_at: null })
      .execute();
  });
  return id;
}

/**
 * Called at start: makes sure that there is a key that this installation's secret can open. After a change of the
 * secret a new one is created.
 */
export async function ensureReceiptKey(db: Kysely<Tables>, secretKey: string, now: Date): Promise<void> {
  const existing = await db
    .selectFrom('receipt_keys')
    .select('private_key')
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  const opened = unseal(secretKey, receiptKeyPurpose, existing?.private_key ?? '');
  if (opened === undefined) await rotateReceiptKey(db, secretKey, now);
}
