import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import { hashPassword, ownTurn } from '../platform/secrets/passwords.ts';

export interface OwnerAccount {
  readonly account: string;
  /** Null once its file was deleted. */
  readonly password: string | null;
  readonly isNew: boolean;
}

// Without easily confused characters.
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Creates the first staff account at the first start; its password is stored in a file that only its owner can read.
 */
export async function ensureOwner(db: Kysely<Tables>, file: string): Promise<OwnerAccount> {
  const existing = await db
    .selectFrom('staff')
    .innerJoin('staff_roles', 'staff_roles.staff_id', 'staff.id')
    .select('account')
    .where('staff_roles.role', '=', 'owner')
    .where('staff_roles.org_id', 'is', null)
    .orderBy('given_at')
    .executeTakeFirst();
  if (existing !== undefined) return { account: existing.account, password: readPassword(file), isNew: false };
  const account = 'owner';
  const password = Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');
  const password_hash = await hashPassword(password, ownTurn);
  const isNew = await db.transaction().execute(async (transaction) => {
    const created = await transaction
      .insertInto('staff')
      .values({ id: randomUUID(), account, name: 'Owner', password_hash })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    // Before the commit: an account whose password was never kept would be of no use to anyone.
    if (created === undefined) return false;
    const role = { staff_id: created.id, org_id: null, project_id: null, role: 'owner' };
    await transaction.insertInto('staff_roles').values(role).execute();
    writePassword(file, account, password);
    return true;
  });
  return { account, password: isNew ? password : readPassword(file), isNew };
}

function writePassword(file: string, account: string, password: string): void {
  const draft = `${file}.draft`;
  // An existing file would keep its mode.
  rmSync(draft, { force: true });
  writeFileSync(draft, `account: ${account}\npassword: ${password}\n`, { mode: 0o600, flush: true });
  renameSync(draft, file);
}

function readPassword(file: string): string | null {
  try {
    return /^password: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? null;
  } catch {
    return null;
  }
}
