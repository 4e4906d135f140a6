import type { Generated } from 'kysely';
import type { Json, Made, Optional } from './column.ts';

/** Staff, their actions, and what belongs to the whole installation. */
export interface StaffTables {
  staff: {
    id: string;
    account: string;
    name: string;
    password_hash: string;
    created_at: Made;
    failures_seen_at: Optional<Date>;
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
  request_counts: { bucket: string; count: number; ends_at: Date };
  staff_sessions: { token_hash: Buffer; staff_id: string; created_at: Made; expires_at: Date };
  staff_log: {
    id: Generated<string>;
    staff_id: string;
    staff_name: string;
    org_id: string | null;
    project_id: string | null;
    action: string;
    subject: Json<object>;
    at: Made;
  };
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
