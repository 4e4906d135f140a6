import type { SealedReceipt } from '@portico/contract/receipts/sealed-receipt';
import type { Language, LocalText } from '@portico/form-engine/language';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';

/** A person who wants to submit, revoke, or apply again. */
export interface LockRequest {
  readonly applicant: string;
  /** The hash, in hex, of a session token that still has to be verified. */
  readonly session: string | null;
  readonly at: Date;
  /** The Idempotency-Key. */
  readonly request: string | null;
}

/** The facts in a notice about a submission. */
export interface SubmissionFacts {
  readonly number: string;
  readonly submitted_at: string;
  readonly hash: string;
  readonly receipt: SealedReceipt;
}

/** An application, locked until the transaction ends, with everything that decides about submitting it. */
export interface LockedApplication {
  /** False if somebody else has locked it; the other columns are empty then. */
  readonly is_locked: boolean;
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
  /** Files that answers refer to: the key of the field, by file id. */
  readonly files: Readonly<Record<string, string>> | null;
  /** The ids of the signature pictures. */
  readonly signed: readonly string[];
  readonly has_read: readonly string[];
  /** The newest editions that must be ticked, by key. */
  readonly pages: Readonly<Record<string, string>> | null;
  /** The sequence number that this application already has in the batch. */
  readonly sequence: number | null;
  /** The submission that counts, which answers a repeated request; or that of the same request, if it no longer counts. */
  readonly before: (SubmissionFacts & { readonly counts: boolean }) | null;
  readonly person: {
    readonly name: string;
    readonly email: string | null;
    readonly lang: Language;
    /** The number that their application already has in the batch. */
    readonly number: string | null;
  };
  readonly project: {
    readonly code: string;
    readonly title: LocalText;
    readonly time_zone: string;
    readonly allows_revoking: boolean;
    readonly allows_reapplying: boolean;
    /** Of the batch: how many applications it takes; null for any number. */
    readonly capacity: number | null;
  };
}

export type WhenLocked = 'wait' | 'skip locked';

/** Locks applications until the transaction ends; each person may occur once. */
export async function lockApplications(
  db: ProjectDb,
  requests: readonly LockRequest[],
  whenLocked: WhenLocked,
): Promise<readonly LockedApplication[]> {
  const { rows } = await sql<LockedApplication>`
    select * from lock_submissions(${JSON.stringify(requests)}, ${whenLocked === 'skip locked'})`.execute(db);
  return rows;
}

/** The places that are left in a batch; it is locked until the transaction ends, so that no two take the last one. */
export async function lockPlaces(db: ProjectDb, batch: string): Promise<number> {
  const { rows } = await sql<{ free: number | null }>`select lock_places(${batch}) as free`.execute(db);
  return rows[0]?.free ?? Infinity;
}

interface Numberable {
  readonly application: { readonly batch_id: string; readonly sequence: number | null };
}

/** Takes the next numbers of the batches for applications without one, and returns them in the same order. */
export async function takeNumbers(
  db: ProjectDb,
  applications: readonly Numberable[],
): Promise<(one: Numberable) => number> {
  const counts = new Map<string, number>();
  for (const { application } of applications)
    if (application.sequence === null) counts.set(application.batch_id, (counts.get(application.batch_id) ?? 0) + 1);
  const next = new Map<string, number>();
  // Always in the same order, so that no two transactions deadlock.
  for (const batch of [...counts.keys()].toSorted()) {
    const count = counts.get(batch) ?? 0;
    const { last } = await db
      .insertInto('submission_counters')
      .values({ project_id: sql<string>`current_project()`, batch_id: batch, last: count })
      .onConflict((conflict) =>
        conflict.column('batch_id').doUpdateSet({ last: sql`submission_counters.last + ${count}` }),
      )
      .returning('last')
      .executeTakeFirstOrThrow();
    next.set(batch, last - count + 1);
  }
  return ({ application: { batch_id, sequence } }) => {
    if (sequence !== null) return sequence;
    const number = next.get(batch_id) ?? 1;
    next.set(batch_id, number + 1);
    return number;
  };
}

/** In the format that insert_submissions reads. */
export interface NewSubmission extends SubmissionFacts {
  readonly id: string;
  readonly application: string;
  readonly applicant: string;
  readonly batch: string;
  readonly version: string;
  readonly sequence: number;
  readonly snapshot: string;
  readonly request: string | null;
}

/** Writes the frozen answers, the states and the events. */
export async function recordSubmissions(db: ProjectDb, submissions: readonly NewSubmission[]): Promise<void> {
  await sql`select insert_submissions(${JSON.stringify(submissions)})`.execute(db);
}

// This many at once mean a rush, as before a deadline; notifying people at once would slow down those who still submit.
const rush = 4;
const rushDelayMs = 30_000;

/** Enqueues one job that notifies all of them that their submission has arrived. */
export async function enqueueTelling(db: ProjectDb, submissions: readonly NewSubmission[]): Promise<void> {
  const ids = submissions.map(({ id }) => id);
  const [first] = submissions;
  const isRush = first !== undefined && submissions.length >= rush;
  const due = isRush ? new Date(Date.parse(first.submitted_at) + rushDelayMs) : null;
  await sql`select enqueue_telling(${ids}, ${due})`.execute(db);
}

export interface Reopening {
  readonly application: string;
  readonly event: 'revoked' | 'reapplied';
  readonly by: string;
  readonly at: Date;
}

/** Reopens a locked application. */
export async function reopenApplication(db: ProjectDb, { application, event, by, at }: Reopening): Promise<void> {
  await sql`select reopen_application(${application}, ${event}, ${by}, ${at})`.execute(db);
}

/** The submissions of an application that were revoked at exactly this time. */
export async function listRevoked(db: ProjectDb, application: string, at: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('application_id', '=', application)
    .where('revoked_at', '=', at)
    .execute();
  return rows.map(({ id }) => id);
}
