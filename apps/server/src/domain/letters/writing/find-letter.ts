import type { Language, LocalText } from '@portico/form-engine/language';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { sql } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';
import type { Particulars } from '../../../platform/db/tables/letter-tables.ts';
import type { LetterSettings } from '../../../platform/db/tables/tenant-tables.ts';
import type { SavedModule } from '../../sheets/sheet.rules.ts';

/** A request with its letter and everything needed to write it. */
export interface LetterRow {
  readonly id: string;
  readonly state: 'invited' | 'declined' | 'written' | 'withdrawn';
  readonly name: string;
  readonly email: string;
  readonly email_key: string;
  readonly lang: Language;
  readonly particulars: Particulars;
  readonly invited_at: Date;
  readonly opened_at: Date | null;
  readonly written_at: Date | null;
  /** Null before the letter was begun, as are the next two. */
  readonly form_version_id: string | null;
  readonly carried_from: string | null;
  readonly hash: string | null;
  readonly modules: Readonly<Record<string, SavedModule>> | null;
  /** Files that answers refer to: the key of the field, by file id. */
  readonly files: Readonly<Record<string, string>> | null;
  /** The ids of the signature pictures. */
  readonly signed: readonly string[];
  /** The text that must be accepted before signing. */
  readonly policy: string | null;
  readonly application_id: string;
  readonly application_version: string | null;
  /** The applicant's own answers, by module. */
  readonly answers: Readonly<Record<string, FormAnswers>> | null;
  readonly newest: string | null;
  readonly batch_title: LocalText | null;
  readonly letters_until: Date | null;
  readonly left_out: readonly string[];
  readonly waived: boolean | null;
  /** The recommender was told that the letter is confidential. */
  readonly confidential: boolean;
  readonly applicant: {
    readonly id: string;
    readonly name: string;
    readonly lang: Language;
    readonly time_zone: string | null;
    /** Null if the address is not proved to be the applicant's. */
    readonly email: string | null;
  };
  readonly project: {
    readonly slug: string;
    readonly title: LocalText;
    readonly color: string;
    readonly organisation: LocalText;
    readonly time_zone: string;
    readonly letters: LetterSettings;
    readonly contact: string | null;
  };
}

/** With `lock`, nobody else can change the application or the request until the transaction ends. */
export async function findLetter(db: ProjectDb, id: string, lock: boolean): Promise<LetterRow | undefined> {
  const { rows } = await sql<LetterRow>`select * from read_letter(${id}, ${lock})`.execute(db);
  return rows[0];
}
