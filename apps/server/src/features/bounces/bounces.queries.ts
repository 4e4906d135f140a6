import { sql } from 'kysely';
import type { JobsDb } from '../../platform/db/database.ts';

/** The newest mail in all projects that was accepted for an address and has not bounced. */
export async function findMailTo(db: JobsDb, key: string, since: Date): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`select find_mail_to(${key}, ${since}) as id`.execute(db);
  return rows[0]?.id ?? undefined;
}
