import type { LocalText } from '@portico/form-engine/language';
import type { ColumnType, Generated } from 'kysely';
import type { ModuleConfig, ProjectInfo, SettingInfo } from '@portico/contract/tenants.schemas';

type Json<T> = ColumnType<T, string, string>;
type Made = Generated<Date>;

export interface Tables {
  organisations: { id: string; name: Json<LocalText>; created_at: Made };
  projects: {
    id: string;
    org_id: string;
    slug: string;
    title: Json<LocalText>;
    seo_title: Json<LocalText>;
    skin: string;
    theme: number;
    color: string;
    traits: Json<ProjectInfo['output']['traits']>;
    languages: string[];
    login_methods: string[];
    register_methods: string[];
    time_zone: string;
    service_ends_at: Date;
    listed: boolean;
    created_at: Made;
    updated_at: Made;
  };
  project_settings: {
    project_id: string;
    standing: Json<SettingInfo['output']>;
    home_page: Json<ModuleConfig['output']['home_page_config']>;
    updated_at: Made;
  };
  project_pictures: {
    project_id: string;
    kind: 'logo' | 'icon' | 'header' | 'qr';
    media_type: string;
    digest: string;
    content: Buffer;
  };
  batches: { id: string; project_id: string; title: Json<LocalText>; starts_at: Date; ends_at: Date; sort: number };
  applicants: {
    id: string;
    project_id: string;
    user_type: string;
    name: string;
    email: string | null;
    mobile: string | null;
    password_hash: string | null;
    temporary: boolean;
    created_at: Made;
  };
  applicant_sessions: {
    token_hash: Buffer;
    project_id: string;
    applicant_id: string;
    created_at: Made;
    expires_at: Date;
  };
  applications: {
    id: string;
    project_id: string;
    applicant_id: string;
    batch_id: string | null;
    state: number;
    created_at: Made;
  };
  messages: {
    id: string;
    project_id: string;
    applicant_id: string;
    title: Json<LocalText>;
    body: Json<LocalText>;
    created_at: Made;
    read_at: Date | null;
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
}
