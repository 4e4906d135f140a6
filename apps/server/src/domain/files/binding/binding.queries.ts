import { sql } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';

export interface BoundFile {
  readonly id: string;
  readonly field_key: string;
  readonly name: string;
  readonly size: string;
  readonly type: string;
  /** No answer referred to the file before. */
  readonly is_new: boolean;
}

/** Who owns the files: the applicant, or a sheet about the applicant. */
export interface FileOwner {
  readonly applicantId: string;
  /** Null for the applicant's own files. */
  readonly sheet: string | null;
}

interface Marking {
  readonly owner: FileOwner;
  readonly claims: readonly { readonly key: string; readonly uid: string }[];
  /** The fields whose other files are no longer referred to. */
  readonly keys: readonly string[];
  readonly now: Date;
}

/** Marks the claimed files as bound and the other files of these fields as unbound; returns the bound ones. */
export async function markBound(db: ProjectDb, { owner, claims, keys, now }: Marking): Promise<BoundFile[]> {
  const { rows } = await sql<BoundFile>`
    select * from bind_files_to_sheet(${owner.applicantId}, ${owner.sheet}, ${JSON.stringify(claims)}, ${keys}, ${now})`.execute(
    db,
  );
  return rows;
}
