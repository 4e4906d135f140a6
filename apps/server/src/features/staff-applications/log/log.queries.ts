import type { ApplicationLog } from '@portico/contract/staff-applications.schemas';
import { sql } from 'kysely';
import type { ProjectDb, StaffDb } from '../../../platform/db/database.ts';
import type { Cursor } from '../../../platform/wire/cursor.ts';
import type { SessionProof } from '../../../domain/applications/reach.queries.ts';

export interface LogRow {
  /** To the microsecond. */
  readonly moment: string;
  readonly line: string;
  readonly by_name: string;
  readonly is_staff: boolean;
  readonly action: ApplicationLog['output']['list'][number]['action'];
  readonly module_id: string;
  readonly key: string;
}

export async function findLogPage(
  db: StaffDb,
  { tokenHash, now }: SessionProof,
  application: string,
  before: Cursor | undefined,
  most: number,
): Promise<readonly LogRow[]> {
  const { rows } = await sql<LogRow>`
    select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as moment,
      line, by_name, is_staff, action, module_id, key
    from application_log(${tokenHash}, ${now}, ${application}, ${before?.moment ?? null}, ${before?.mark ?? null}, ${most})`.execute(
    db,
  );
  return rows;
}

/** Why drafts were opened, by the key of the line. */
export async function findReasons(db: ProjectDb, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('draft_reasons').select(['id', 'reason']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, reason }) => [id, reason]));
}
