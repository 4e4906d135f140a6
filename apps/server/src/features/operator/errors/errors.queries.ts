import type { RecentErrors } from '@portico/contract/operator.schemas';
import { sql } from 'kysely';
import type { StaffDb } from '../../../platform/db/database.ts';
import { rolesWith } from '../../../platform/session/abilities.ts';
import type { Cursor } from '../../../platform/wire/cursor.ts';

type ErrorRow = Omit<RecentErrors['output']['list'][number], 'at'> & {
  /** To the microsecond. */
  readonly moment: string;
};

export async function listErrors(
  db: StaffDb,
  reference: string | null,
  after: Cursor | undefined,
  most: number,
): Promise<readonly ErrorRow[]> {
  const { rows } = await sql<ErrorRow>`
    select * from list_errors(${rolesWith('operator.read')}, ${reference}, ${after?.moment ?? null}::timestamptz,
      ${after?.mark ?? null}, ${most})`.execute(db);
  return rows;
}
