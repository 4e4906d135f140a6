import type { Kysely } from 'kysely';
import { totpPurpose } from '../features/staff/factors/check-code.ts';
import { ssoSecretPurpose } from '../features/staff/single-sign-on/provider.ts';
import type { Tables } from '../platform/db/tables.ts';
import { receiptKeyPurpose } from '../platform/receipt-keys/rotate-receipt-key.ts';
import { seal, unseal } from '../platform/secrets/seal.ts';

interface Resealed {
  /** How many were sealed with a former key. */
  readonly resealed: number;
  /** How many no key opens. */
  readonly unreadable: number;
}

interface Sealed {
  readonly text: string;
  readonly purpose: string;
  readonly replace: (text: string) => Promise<unknown>;
}

/** Seals anew, with the present key of the installation, whatever the database holds sealed with a former one. */
export async function resealSecrets(
  db: Kysely<Tables>,
  secretKey: string,
  previousKeys: readonly string[],
): Promise<Resealed> {
  if (previousKeys.length === 0) return { resealed: 0, unreadable: 0 };
  return db.transaction().execute(async (transaction) => {
    let [resealed, unreadable] = [0, 0];
    for (const { text, purpose, replace } of await listSealed(transaction)) {
      if (unseal(secretKey, purpose, text) !== undefined) continue;
      const opened = previousKeys.map((key) => unseal(key, purpose, text)).find((secret) => secret !== undefined);
      if (opened === undefined) unreadable += 1;
      else {
        await replace(seal(secretKey, purpose, opened));
        resealed += 1;
      }
    }
    return { resealed, unreadable };
  });
}

/** Everything that is kept sealed for long. Tickets and cookies are sealed too, and are made anew. */
async function listSealed(db: Kysely<Tables>): Promise<readonly Sealed[]> {
  const apps = await db.selectFrom('staff_totp').select(['staff_id', 'secret']).forUpdate().execute();
  const clients = await db.selectFrom('organisation_sso').select(['org_id', 'client_secret']).forUpdate().execute();
  const receiptKeys = await db.selectFrom('receipt_keys').select(['id', 'private_key']).forUpdate().execute();
  return [
    ...apps.map(({ staff_id: id, secret }) => ({
      text: secret,
      purpose: totpPurpose,
      replace: (text: string) =>
        db.updateTable('staff_totp').set({ secret: text }).where('staff_id', '=', id).execute(),
    })),
    ...clients.map(({ org_id: id, client_secret: secret }) => ({
      text: secret,
      purpose: ssoSecretPurpose,
      replace: (text: string) =>
        db.updateTable('organisation_sso').set({ client_secret: text }).where('org_id', '=', id).execute(),
    })),
    ...receiptKeys.map(({ id, private_key: secret }) => ({
      text: secret,
      purpose: receiptKeyPurpose,
      replace: (text: string) =>
        db.updateTable('receipt_keys').set({ private_key: text }).where('id', '=', id).execute(),
    })),
  ].flatMap(({ text, ...rest }) => (text === null ? [] : [{ text, ...rest }]));
}
