import { sql } from 'kysely';
import type { UnscopedDb } from '../../platform/db/database.ts';

/** The slug of the project that a host name leads to; null where it leads to none. */
export async function findSlugOfHost(db: UnscopedDb, host: string): Promise<string | null> {
  const { rows } = await sql<{ readonly slug: string }>`select slug from find_tenant_by_host(${host})`.execute(db);
  return rows[0]?.slug ?? null;
}
