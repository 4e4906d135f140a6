import type { Generated } from 'kysely';
import type { Json, Made } from './column.ts';

/** Staff, what they did, and what belongs to the whole installation. */
export interface StaffTables {
  staff: {
    id: string;
    org_id: string | null;
    account: string;
    name: string;
    role: string;
    password_hash: string;
    created_at: Made;
  };
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
  receipt_keys: {
    id: string;
    public_key: string;
    private_key: string | null;
    created_at: Date;
    retired_at: Date | null;
  };
}
