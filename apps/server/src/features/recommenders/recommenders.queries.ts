import type { LocalText } from '@portico/form-engine/language';
import { sql } from 'kysely';
import type { UnscopedDb } from '../../platform/db/database.ts';

export interface RequestRow {
  readonly id: string;
  readonly slug: string;
  readonly project_title: LocalText;
  readonly org_name: LocalText;
  readonly color: string;
  readonly time_zone: string;
  readonly applicant: string;
  readonly batch_title: LocalText | null;
  readonly state: 'invited' | 'declined' | 'written';
  /** Something is written already. */
  readonly begun: boolean;
  readonly letters_until: Date | null;
  readonly invited_at: Date;
  readonly opened_at: Date | null;
  readonly written_at: Date | null;
  readonly service_ends_at: Date;
}

/** Every request in reach of a session, over all projects, the newest first. */
export async function listInReach(unscoped: UnscopedDb, tokenHash: Buffer, now: Date): Promise<readonly RequestRow[]> {
  const { rows } = await sql<RequestRow>`select * from list_requests(${tokenHash}, ${now})`.execute(unscoped);
  return rows;
}
