import type { SealedReceipt } from '@portico/contract/receipts/sealed-receipt';
import type { Language, LocalText } from '@portico/form-engine/language';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';

/** One person who wants to submit, take back, or apply again. */
export interface Asked {
  readonly applicant: string;
  /** The hash of a token that still has to be proved, in hex. */
  readonly session: string | null;
  readonly at: Date;
  /** The Idempotency-Key. */
  readonly request: string | null;
}

/** A submission as it was answered. */
export interface Standing {
  readonly number: string;
  readonly submitted_at: string;
  readonly hash: string;
  readonly receipt: SealedReceipt;
}

/** An application that nobody else can change until the transaction ends, with all that submitting it goes by. */
export interface Held {
  /** False where somebody else holds it; nothing of the application is told then. */
  readonly is_held: boolean;
  readonly is_signed_in: boolean;
  readonly is_served: boolean;
  /** Null before a batch was ever chosen. */
  readonly application_id: string | null;
  readonly state: number | null;
  readonly stage: number | null;
  readonly form_version_id: string | null;
  readonly newest: string | null;
  readonly batch_id: string | null;
  readonly batch_title: LocalText | null;
  readonly batch_code: string | null;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly left_out: readonly string[] | null;
  readonly modules: Readonly<Record<string, FormAnswers>> | null;
  /** Files that answers name: the key of the field by the id of the file. */
  readonly files: Readonly<Record<string, string>> | null;
  /** Ids of the pictures that were signed with. */
  readonly signed: readonly string[];
  readonly has_read: readonly string[];
  /** The newest editions to be ticked, by key. */
  readonly pages: Readonly<Record<string, string>> | null;
  /** The last number given in the batch. */
  readonly last: number;
  /** The number this application has in the batch already. */
  readonly sequence: number | null;
  /** What a repeated request is answered with. */
  readonly before: Standing | null;
  readonly person: { readonly name: string; readonly email: string | null; readonly lang: Language };
  readonly project: { readonly title: LocalText; readonly time_zone: string; readonly allows_revoking: boolean };
}

/** Holds applications until the transaction ends; each person is asked for once. */
export async function holdApplications(
  db: ProjectDb,
  asked: readonly Asked[],
  withoutWaiting: boolean,
): Promise<readonly Held[]> {
  const { rows } = await sql<Held>`
    select * from hold_submissions(${JSON.stringify(asked)}, ${withoutWaiting})`.execute(db);
  return rows;
}

/** How many numbers are taken of a batch, from which one on. */
export type Expected = Readonly<Record<string, { readonly first: number; readonly count: number }>>;

interface Writing {
  readonly rows: readonly object[];
  /** The snapshots, which the rows name by place. */
  readonly texts: Buffer;
  readonly expected: Expected;
}

/**
 * Writes submissions; null when that is done, or else the last number of each batch where one is not what was expected.
 * People are told when that is due; null for at once.
 */
export async function writeSubmissions(
  db: ProjectDb,
  { rows: list, texts, expected }: Writing,
  tellAt: Date | null,
): Promise<Readonly<Record<string, number>> | null> {
  const { rows } = await sql<{ stands: Readonly<Record<string, number>> | null }>`
    select record_submissions(${JSON.stringify(list)}, ${texts}, ${JSON.stringify(expected)}, ${tellAt}) as stands`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('record_submissions gave no answer');
  return row.stands;
}

export interface Reopening {
  readonly application: string;
  readonly event: 'revoked' | 'reapplied';
  readonly by: string;
  readonly at: Date;
}

/** Opens an application that is held again. */
export async function reopenApplication(db: ProjectDb, { application, event, by, at }: Reopening): Promise<void> {
  await sql`select reopen_application(${application}, ${event}, ${by}, ${at})`.execute(db);
}

/** The submissions of an application that were revoked at this very moment. */
export async function listRevoked(db: ProjectDb, application: string, at: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('application_id', '=', application)
    .where('revoked_at', '=', at)
    .execute();
  return rows.map(({ id }) => id);
}
