import type { ErrorKey } from '@portico/contract/errors';
import type { Language } from '@portico/form-engine/language';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { Particulars } from '../../platform/db/tables/letter-tables.ts';
import type { ModuleChanges } from '../../domain/forms/read-changes.ts';
import { toJsonb } from '../../platform/db/to-jsonb.ts';

type Place = readonly [part: 'fields' | 'rows', key: string];

export interface SavedLetter {
  readonly outcome: 'saved' | ErrorKey;
  readonly revision: string;
  readonly conflicts: readonly Place[];
  readonly changed: readonly Place[];
  /** The module as it is now. */
  readonly merged: FormAnswers;
}

interface LetterSave {
  readonly letter: string;
  readonly version: string;
  readonly module: string;
  readonly changes: ModuleChanges;
  readonly base: number;
  /** Why nothing may be written any more; what was written before is answered all the same. */
  readonly obstacle: ErrorKey | null;
  readonly at: Date;
  readonly request: string | null;
}

/** Merges changes into a letter that is held. */
export async function saveChanges(db: ProjectDb, save: LetterSave): Promise<SavedLetter> {
  const { letter, version, module, changes, base, obstacle, at, request } = save;
  const { rows } = await sql<SavedLetter>`
    select * from save_letter(${letter}, ${version}, ${module}, ${toJsonb(changes)}, ${base}, ${obstacle}, ${at},
      ${request})`.execute(db);
  const [answer] = rows;
  if (answer === undefined) throw new Error('save_letter gave no answer');
  return answer;
}

export async function keepState(db: ProjectDb, letter: string, module: string, state: number): Promise<void> {
  await db
    .updateTable('letter_modules')
    .set({ state })
    .where('recommendation_id', '=', letter)
    .where('module_id', '=', module)
    .execute();
}

/** Notes that the person who was asked has looked. */
export async function noteOpened(db: ProjectDb, letter: string, at: Date): Promise<void> {
  await db
    .updateTable('recommendations')
    .set({ opened_at: at })
    .where('id', '=', letter)
    .where('opened_at', 'is', null)
    .execute();
}

interface Beginning {
  readonly letter: string;
  readonly projectId: string;
  readonly version: string;
  readonly at: Date;
}

/** Begins a letter that is held with a version of the form, which it keeps. */
export async function beginLetter(db: ProjectDb, { letter, projectId, version, at }: Beginning): Promise<void> {
  const row = { recommendation_id: letter, project_id: projectId, form_version_id: version, begun_at: at };
  await db
    .insertInto('letters')
    .values(row)
    .onConflict((known) => known.doNothing())
    .execute();
}

interface Writing {
  readonly letter: string;
  readonly snapshot: FormAnswers;
  readonly hash: string;
  /** The writer is told that the applicant will not read it. */
  readonly isConfidential: boolean;
  readonly at: Date;
}

/** Hands in a letter that is held; every link to it is dead from then on. */
export async function writeLetter(db: ProjectDb, writing: Writing): Promise<void> {
  const { letter, snapshot, hash, isConfidential, at } = writing;
  await sql`select write_letter(${letter}, ${toJsonb(snapshot)}, ${hash}, ${isConfidential}, ${at})`.execute(db);
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

/** How many messages an applicant found in the portal since a moment. */
export async function countMessages(db: ProjectDb, applicantId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('applicant_id', '=', applicantId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
