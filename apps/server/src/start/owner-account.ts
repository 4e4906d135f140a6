import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import { hashPassword } from '../platform/passwords.ts';

export interface OwnerAccount {
  readonly account: string;
  /** Null once the file that kept it is gone. */
  readonly password: string | null;
}

// Without the characters that are mistaken for one another.
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Makes the first staff account at the first start; its password is printed and kept in a file of the owner's. */
export async function ensureOwner(db: Kysely<Tables>, file: string): Promise<OwnerAccount> {
  const known = await db.selectFrom('staff').select('account').where('role', '=', 'owner').executeTakeFirst();
  if (known !== undefined) return { account: known.account, password: readPassword(file) };
  const password = Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');
  const account = 'owner';
  writeFileSync(file, `account: ${account}\npassword: ${password}\n`, { mode: 0o600 });
  await db
    .insertInto('staff')
    .values({
      id: randomUUID(),
      org_id: null,
      account,
      name: 'Owner',
      role: 'owner',
      password_hash: await hashPassword(password),
    })
    .execute();
  return { account, password };
}

function readPassword(file: string): string | null {
  try {
    return /^password: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? null;
  } catch {
    return null;
  }
}
