import type { StaffDb } from '../../../platform/db/database.ts';

export function listPasskeys(db: StaffDb, staffId: string) {
  return db.selectFrom('staff_passkeys').selectAll().where('staff_id', '=', staffId).orderBy('made_at').execute();
}

/** A passkey with its owner, by the name that the authenticator gave it. */
export function findPasskey(db: StaffDb, credentialId: string) {
  return db
    .selectFrom('staff_passkeys')
    .innerJoin('staff', 'staff.id', 'staff_passkeys.staff_id')
    .selectAll('staff_passkeys')
    .select(['staff.name as staff_name', 'staff.account', 'staff.password_hash'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

interface NewPasskey {
  readonly staff_id: string;
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly counter: string;
  readonly transports: string[];
  readonly name: string;
  readonly is_synced: boolean;
  readonly made_at: Date;
}

/** Its id; undefined if somebody has registered it before. */
export async function insertPasskey(db: StaffDb, passkey: NewPasskey): Promise<string | undefined> {
  const made = await db
    .insertInto('staff_passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

/**
 * Notes a use. False if the counter did not grow: then somebody has used a copy. Passkeys on several devices do not
 * count at all, and stay at zero.
 */
export async function takeCounter(db: StaffDb, id: string, counter: number, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable('staff_passkeys')
    .set({ counter: String(counter), used_at: now })
    .where('id', '=', id)
    .where((where) =>
      where.or([where('counter', '<', String(counter)), ...(counter === 0 ? [where('counter', '=', '0')] : [])]),
    )
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

export async function setPasskeyName(db: StaffDb, staffId: string, id: string, name: string): Promise<boolean> {
  const renamed = await db
    .updateTable('staff_passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return renamed.numUpdatedRows > 0n;
}

export async function deletePasskey(db: StaffDb, staffId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('staff_passkeys')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}
