import type { LocalText } from '@portico/form-engine/language';
import { sql } from 'kysely';
import type { StaffDb } from '../../../platform/db/database.ts';

export async function insertOrganisation(
  db: StaffDb,
  id: string,
  name: LocalText,
  roles: readonly string[],
): Promise<void> {
  await sql`select create_organisation(${id}, ${JSON.stringify(name)}::jsonb, ${roles})`.execute(db);
}

export function findOrganisation(db: StaffDb, org: string) {
  return db.selectFrom('organisations').select(['name', 'state']).where('id', '=', org).executeTakeFirst();
}

interface NewName {
  readonly org: string;
  readonly name: LocalText;
  /** The one that the caller has seen. */
  readonly revision: number;
  readonly roles: readonly string[];
}

/** The revision that follows; null if somebody else renamed it meanwhile. */
export async function setName(db: StaffDb, { org, name, revision, roles }: NewName): Promise<number | null> {
  const { rows } = await sql<{ readonly revision: number | null }>`
    select rename_organisation(${org}, ${JSON.stringify(name)}::jsonb, ${revision}, ${roles}) as revision`.execute(db);
  return rows[0]?.revision ?? null;
}
