import { answersByValue } from '@portico/contract/forms/answers-by-value';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { LocalText } from '@portico/form-engine/language';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { sql } from 'kysely';
import type { UnscopedDb, ProjectDb } from '../../platform/db/database.ts';

interface Whose {
  readonly tokenHash: Buffer;
  readonly now: Date;
  /** The letter being written, which is excluded. */
  readonly but: string;
}

export interface EarlierLetter {
  readonly id: string;
  readonly project_title: LocalText;
  readonly applicant: string;
  readonly written_at: Date | null;
}

/**
 * Other letters of the same recommender, in all projects. Somebody who came by a link only gets letters about the same
 * applicant, from requests that were withdrawn and sent again.
 */
export async function listEarlier(
  unscoped: UnscopedDb,
  { tokenHash, now, but }: Whose,
): Promise<readonly EarlierLetter[]> {
  const { rows } = await sql<EarlierLetter>`
    select * from earlier_letters(${tokenHash}, ${now}, ${but}, null)`.execute(unscoped);
  return rows;
}

export interface SourceLetter extends EarlierLetter {
  readonly project_id: string;
  readonly org_id: string;
  readonly applicant_id: string;
  readonly definition: FormDefinition;
  readonly answers: FormAnswers;
}

/** One of them, with its content. */
export async function findEarlier(
  unscoped: UnscopedDb,
  { tokenHash, now, but }: Whose,
  id: string,
): Promise<SourceLetter | undefined> {
  const { rows } = await sql<SourceLetter>`
    select * from earlier_letters(${tokenHash}, ${now}, ${but}, ${id})`.execute(unscoped);
  const [row] = rows;
  return row && { ...row, answers: answersByValue(row.answers, row.definition) };
}

/** Stores which letter another one was started from. */
export async function recordCarried(db: ProjectDb, letter: string, from: string): Promise<void> {
  await db.updateTable('sheets').set({ carried_from: from }).where('id', '=', letter).execute();
}
