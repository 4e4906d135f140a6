import type { Message } from '@portico/contract/messages.schemas';
import type { Language, LocalText } from '@portico/form-engine/language';
import type { ColumnType, Generated } from 'kysely';
import type { Given, Json, Made, Optional } from './column.ts';

/** People, how they sign in, and what is sent to them. */
export interface PersonTables {
  applicants: {
    id: string;
    project_id: string;
    user_type: string;
    name: string;
    email: string | null;
    email_key: Optional<string>;
    email_confirmed_at: Optional<Date>;
    area: Optional<string>;
    mobile: string | null;
    lang: Generated<Language>;
    /** The browser's time zone at the last sign-in. */
    time_zone: Optional<string>;
    password_hash: string | null;
    must_change_password: Generated<boolean>;
    temporary: boolean;
    profile: ColumnType<Record<string, string>, string | undefined, string>;
    device_hash: Optional<Buffer>;
    /** Identifies the browser that registered a mail address which is not proved yet. */
    registrant_hash: Optional<Buffer>;
    origin_id: Optional<string>;
    points_code: Generated<string>;
    /** Whether a mail tells of answers of the admissions office. */
    mails_answers: Generated<boolean>;
    created_at: Made;
  };
  applicant_sessions: {
    token_hash: Buffer;
    project_id: string;
    applicant_id: string;
    id: Generated<string>;
    agent: Generated<string>;
    created_at: Made;
    expires_at: Date;
    /** The staff member who edits in the applicant's place. */
    staff_id: Optional<string>;
  };
  account_links: {
    token_hash: Buffer;
    project_id: string;
    applicant_id: string;
    purpose: 'activate' | 'reset';
    expires_at: Date;
    used_at: Date | null;
  };
  address_changes: {
    token_hash: Buffer;
    project_id: string;
    applicant_id: string;
    channel: 'mail' | 'sms';
    email: string | null;
    email_key: string | null;
    email_confirmed_at: Date | null;
    area: string | null;
    mobile: string | null;
    changed_at: Date;
    expires_at: Date;
  };
  portraits: { project_id: string; applicant_id: string; media_type: string; digest: string; content: Buffer };
  verification_codes: {
    project_id: string;
    channel: 'mail' | 'sms';
    target: string;
    purpose: string;
    code_hash: Buffer;
    tries_left: number;
    sent_at: Date;
    expires_at: Date;
  };
  attempts: { project_id: string; bucket: string; began_at: Date; ends_at: Date; count: number };
  used_challenges: { project_id: string; nonce: string; expires_at: Date };
  messages: {
    id: string;
    project_id: string;
    applicant_id: string;
    title: Given<LocalText>;
    body: Given<LocalText>;
    created_at: Made;
    /** When the other side first saw it. */
    read_at: Date | null;
    author: Generated<'system' | 'office' | 'applicant'>;
    /** What applicants and staff typed. */
    words: Generated<string>;
    files: Given<Message['files']>;
    staff_id: Optional<string>;
    staff_name: Generated<string>;
  };
  message_threads: {
    project_id: string;
    applicant_id: string;
    revision: Generated<number>;
    waiting_since: Date | null;
    last_at: Date;
    assigned_to: string | null;
    assigned_name: Generated<string>;
    /** When the newest message was written that a mail has told of. */
    told_until: Optional<Date>;
  };
  message_drafts: {
    project_id: string;
    applicant_id: string;
    staff_id: string;
    staff_name: string;
    message_id: string;
    words: string;
    saved_at: Date;
  };
  ready_answers: {
    project_id: string;
    id: string;
    revision: Generated<number>;
    name: string;
    /** By language. */
    words: Json<LocalText>;
    changed_at: Date;
    changed_name: string;
  };
  outgoing_messages: {
    id: string;
    project_id: string;
    channel: 'mail' | 'sms';
    recipient: string;
    recipient_key: Generated<string>;
    applicant_id: Generated<string | null>;
    from_name: string;
    from_address: string;
    /** Where answers go, if not to `from_address`. */
    reply_to: Generated<string>;
    subject: string;
    text: string;
    html: string;
    template: Json<Record<string, string>>;
    lang: Language;
    purpose: string;
    state: Generated<'queued' | 'accepted' | 'failed'>;
    attempts: Generated<number>;
    answers: Generated<number>;
    last_problem: Generated<string | null>;
    provider_id: Generated<string | null>;
    expires_at: Date | null;
    forget: boolean;
    created_at: Made;
    accepted_at: Generated<Date | null>;
    bounced_at: Optional<Date>;
    bounce_code: Generated<string>;
  };
  idempotency_keys: {
    project_id: string;
    person: string;
    key: string;
    route: string;
    request_digest: string;
    answer: Json<{ status: number; data: unknown }> | null;
    created_at: Made;
  };
}
