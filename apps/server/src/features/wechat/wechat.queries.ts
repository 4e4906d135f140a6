import { sql } from 'kysely';
import type { JobsDb } from '../../platform/db/database.ts';

interface KeptTicket {
  readonly sealed: string;
  readonly expires_at: Date | number;
}

/** The ticket that all servers share. Other servers that want to renew it wait until the transaction is over. */
export async function lockTicket(db: JobsDb, appId: string): Promise<KeptTicket | undefined> {
  const { rows } = await sql<KeptTicket>`select sealed, expires_at from lock_wechat_ticket(${appId})`.execute(db);
  return rows[0];
}

export async function keepTicket(db: JobsDb, appId: string, sealed: string, expiresAt: Date): Promise<void> {
  await sql`select keep_wechat_ticket(${appId}, ${sealed}, ${expiresAt})`.execute(db);
}
