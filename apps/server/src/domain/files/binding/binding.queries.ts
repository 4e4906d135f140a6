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

/** An applicant, or the request that a letter is written for. */
export type FileOwner = { readonly applicantId: string } | { readonly letter: string };

interface Marking {
  readonly whose: FileOwner;
  readonly claims: readonly { readonly key: string; readonly uid: string }[];
  /** The fields whose other files are named no longer. */
  readonly keys: readonly string[];
  readonly now: Date;
}

/** Marks what is named as bound and what is no longer named as unbound; gives what is bound now. */
export async function markBound(db: ProjectDb, { whose, claims, keys, now }: Marking): Promise<BoundFile[]> {
  const asked = sql`${JSON.stringify(claims)}, ${keys}, ${now}`;
  const { rows } = await ('letter' in whose
    ? sql<BoundFile>`select * from bind_letter_files(${whose.letter}, ${asked})`.execute(db)
    : sql<BoundFile>`select * from bind_files(${whose.applicantId}, ${asked})`.execute(db));
  return rows;
}
