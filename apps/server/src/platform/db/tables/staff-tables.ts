import type { ColumnType, Generated } from 'kysely';
import type { Change } from '../../session/changed-parts.ts';
import type { Json, Made, Optional } from './column.ts';

/** Written by the database alone. */
type Chained<T> = ColumnType<T | null, never, never>;

/** Staff, their actions, and what belongs to the whole installation. */
export interface StaffTables {
  staff: {
    id: string;
    account: string;
    name: string;
    /** Null for accounts from before staff had one. */
    email: Optional<string>;
    lang: Generated<'sc' | 'tc' | 'en'>;
    /** In which they read moments; null for that of their browser. */
    time_zone: Optional<string>;
    password_hash: string;
    created_at: Made;
    failures_seen_at: Optional<Date>;
    /** The organisation whose single sign-on made the account; null for one with a password. */
    sso_org_id: Optional<string>;
    /** These two are for servers of the release before: roles stand in `staff_roles`. */
    org_id: Optional<string>;
    role: Optional<string>;
  };
  staff_roles: {
    id: Generated<string>;
    staff_id: string;
    org_id: string | null;
    project_id: string | null;
    role: string;
    given_at: Made;
  };
  staff_tries: { bucket: string; count: number; last_at: Date; next_at: Date };
  staff_failures: { id: Generated<string>; at: Date; account: string; network: string };
  up_periods: { id: string; began_at: Date; seen_at: Date };
  backups: { at: Date; seconds: number; rows: string; files: string };
  recent_errors: {
    reference: string;
    at: Date;
    method: string;
    route: string;
    status: number;
    name: string;
    code: string | null;
    stack: string;
  };
  request_counts: { bucket: string; count: number; ends_at: Date };
  staff_sessions: {
    token_hash: Buffer;
    staff_id: string;
    created_at: Made;
    expires_at: Date;
    proved_at: Optional<Date>;
    active_at: Made;
    locked_at: Optional<Date>;
    id: Generated<string>;
    agent: Generated<string>;
    address: Generated<string>;
    /** The organisation whose provider opened it. */
    sso_org_id: Optional<string>;
  };
  staff_pending_sign_ins: { token_hash: Buffer; staff_id: string; expires_at: Date; sso_org_id: Optional<string> };
  organisation_sso: {
    org_id: string;
    is_on: boolean;
    issuer: string;
    client_id: string;
    client_secret: string | null;
    default_role: string | null;
    set_by: string;
    revision: Generated<number>;
  };
  sso_domains: {
    domain: string;
    org_id: string;
    token: Generated<string>;
    proved_at: Optional<Date>;
    is_former: Generated<boolean>;
  };
  staff_identities: {
    org_id: string;
    issuer: string;
    subject: string;
    staff_id: string;
    email: string;
    linked_at: Date;
    used_at: Optional<Date>;
  };
  sso_flows: {
    state_hash: Buffer;
    bound_to: Buffer;
    purpose: 'sign in' | 'connect' | 'proof';
    org_id: string;
    staff_id: string | null;
    nonce: string;
    verifier: string;
    expires_at: Date;
  };
  staff_invitations: {
    id: Generated<string>;
    email: string;
    lang: 'sc' | 'tc' | 'en';
    org_id: string | null;
    project_id: string | null;
    role: string;
    invited_by: string;
    invited_at: Date;
    link_id: string;
    token_hash: Buffer;
    expires_at: Date;
    mails: Generated<number>;
    delivery: Generated<'queued' | 'accepted' | 'failed'>;
    accepted_at: Optional<Date>;
    withdrawn_at: Optional<Date>;
  };
  staff_password_links: {
    id: string;
    staff_id: string;
    token_hash: Buffer;
    lang: 'sc' | 'tc' | 'en';
    expires_at: Date;
  };
  staff_mail_changes: { id: string; staff_id: string; email: string; token_hash: Buffer; expires_at: Date };
  staff_former_addresses: { id: Generated<string>; staff_id: string; email: string; expires_at: Date };
  factor_demands: { org_id: string | null; since: Date };
  staff_totp: { staff_id: string; secret: string; confirmed_at: Date; last_step: string };
  staff_passkeys: {
    id: Generated<string>;
    staff_id: string;
    credential_id: string;
    public_key: Buffer;
    counter: string;
    transports: string[];
    name: string;
    is_synced: boolean;
    made_at: Date;
    used_at: Optional<Date>;
  };
  staff_passkey_challenges: {
    bound_to: Buffer;
    purpose: string;
    staff_id: string | null;
    challenge: string;
    expires_at: Date;
  };
  staff_recovery_codes: { staff_id: string; code_hash: Buffer; made_at: Date; used_at: Optional<Date> };
  staff_log: {
    id: Generated<string>;
    staff_id: string;
    staff_name: string;
    org_id: string | null;
    project_id: string | null;
    action: string;
    subject: Json<object>;
    /** What was there before and after; null where nothing was changed, or what people wrote. */
    change: ColumnType<Change | null, string | null | undefined, never>;
    /** From where; null for lines of the release before. */
    address: Optional<string>;
    at: Made;
    /** Its place in the chain of its organisation; these are null until `chain_log` has been there. */
    seq: Chained<string>;
    prev: Chained<Buffer>;
    hash: Chained<Buffer>;
    application_id: Chained<string>;
  };
  log_chains: { chain: string; org_id: string | null; length: string; head: Buffer; chained_at: Date };
  staff_entries: {
    code_hash: Buffer;
    project_id: string;
    applicant_id: string;
    staff_id: string;
    expires_at: Date;
  };
  draft_reasons: {
    id: Generated<string>;
    project_id: string;
    application_id: string;
    staff_id: string;
    staff_name: string;
    reason: string;
    given_at: Date;
    ends_at: Date;
  };
  receipt_keys: {
    id: string;
    public_key: string;
    private_key: string | null;
    created_at: Date;
    retired_at: Date | null;
  };
}
