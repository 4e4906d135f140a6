import type { Language } from '@portico/form-engine/language';
import { sql } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';
import type { Particulars } from '../../../platform/db/tables/letter-tables.ts';

/** Records that the recommender has opened the request. */
export async function recordOpened(
  db: ProjectDb,
  letter: string,
  { at, timeZone }: { readonly at: Date; readonly timeZone: string | null },
): Promise<void> {
  await db
    .updateTable('recommendations')
    .set({ opened_at: at, time_zone: timeZone })
    .where('id', '=', letter)
    .where('opened_at', 'is', null)
    .execute();
}

interface Closing {
  /** The recommender was told that the applicant will not read the letter. */
  readonly isConfidential: boolean;
  readonly at: Date;
}

/**
 * Closes a request after its letter was submitted: its links no longer sign anybody in, but still say when the letter
 * was received.
 */
export async function closeRequest(db: ProjectDb, id: string, { isConfidential, at }: Closing): Promise<void> {
  await db
    .updateTable('recommendations')
    .set({
      state: 'written',
      written_at: at,
      confidential: sql<boolean>`confidential or ${isConfidential}`,
    })
    .where('id', '=', id)
    .execute();
}

interface Declining {
  readonly reason: string;
  readonly words: string;
  readonly at: Date;
}

export async function writeDecline(db: ProjectDb, letter: string, { reason, words, at }: Declining): Promise<void> {
  await db
    .updateTable('recommendations')
    .set({ state: 'declined', declined_at: at, decline_reason: reason, decline_words: words })
    .where('id', '=', letter)
    .execute();
}

export async function takeDeclineBack(db: ProjectDb, letter: string): Promise<void> {
  await db
    .updateTable('recommendations')
    .set({ state: 'invited', declined_at: null, decline_reason: '', decline_words: '' })
    .where('id', '=', letter)
    .execute();
}

export async function setParticulars(
  db: ProjectDb,
  letter: string,
  particulars: Particulars,
  lang: Language,
): Promise<void> {
  await db
    .updateTable('recommendations')
    .set({ particulars: JSON.stringify(particulars), lang })
    .where('id', '=', letter)
    .execute();
}

/** The number of portal messages to an applicant since a moment. */
export async function countMessages(db: ProjectDb, applicantId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('applicant_id', '=', applicantId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The application that a request for a letter belongs to. */
export async function findApplicationOfRequest(
  db: ProjectDb,
  id: string,
): Promise<{ application_id: string } | undefined> {
  return db.selectFrom('recommendations').select('application_id').where('id', '=', id).executeTakeFirst();
}
