import type { Language } from '@portico/form-engine/language';
import type { ColumnType, Generated } from 'kysely';
import type { Optional } from './column.ts';

/** Requests for letters; the letters themselves are sheets. */
export interface LetterTables {
  recommendations: {
    id: string;
    project_id: string;
    application_id: string;
    applicant_id: string;
    name: string;
    email: string;
    email_key: string;
    lang: Language;
    particulars: ColumnType<Particulars, string | undefined, string>;
    state: Generated<'invited' | 'declined' | 'written' | 'withdrawn'>;
    invited_at: Date;
    message_id: Optional<string>;
    reminded_at: Optional<Date>;
    scheduled_reminders: Generated<number>;
    opened_at: Optional<Date>;
    /** The browser's time zone when it was opened. */
    time_zone: Optional<string>;
    declined_at: Optional<Date>;
    decline_reason: Generated<string>;
    decline_words: Generated<string>;
    written_at: Optional<Date>;
    withdrawn_at: Optional<Date>;
    settled_from: Optional<'invited' | 'declined'>;
    tell_at: Optional<Date>;
    confidential: Generated<boolean>;
  };
  recommendation_links: {
    token_hash: Buffer;
    project_id: string;
    recommendation_id: string;
    kind: Generated<'invitation' | 'reminder' | 'schedule'>;
    created_at: Date;
    opened_at: Optional<Date>;
  };
  recommender_sessions: {
    token_hash: Buffer;
    email: string;
    email_key: string;
    recommendation_id: Optional<string>;
    agent: Generated<string>;
    created_at: Date;
    expires_at: Date;
  };
  letter_waivers: { application_id: string; project_id: string; waived: boolean | null; notice: string; at: Date };
}

/** The recommender's own particulars, where they differ from what the applicant wrote. */
export interface Particulars {
  readonly name?: string;
  readonly title?: string;
  readonly institution?: string;
  readonly phone?: string;
}
