import { sql } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';

export interface BoundFile {
  readonly id: string;
  readonly field_key: string;
  readonly name: string;
  readonly size: string;
  readonly type: string;
  /** No answer named it before. */
  readonly is_new: boolean;
}

/** Whose files they are: the applicant's own, or those of a sheet about them. */
export interface FileOwner {
  readonly applicantId: string;
  /** Null where they are the applicant's own. */
  readonly sheet: string | null;
}

interface Marking {
  readonly owner: FileOwner;
  readonly claims: readonly { readonly key: string; readonly uid: string }[];
  /** The fields whose other files are named no longer. */
  readonly keys: readonly string[];
  readonly now: Date;
}

/** Marks what is named as bound and what is no longer named as unbound; gives what is bound now. */
export async function markBound(db: ProjectDb, { owner, claims, keys, now }: Marking): Promise<BoundFile[]> {
  const { rows } = await sql<BoundFile>`
    select * from bind_files_to_sheet(${owner.applicantId}, ${owner.sheet}, ${JSON.stringify(claims)}, ${keys}, ${now})`.execute(
    db,
  );
  return rows;
}
