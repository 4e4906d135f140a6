import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { Language, LocalText } from '@portico/form-engine/language';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import type { ColumnType, Generated } from 'kysely';
import type { KeptLeftOver } from './kept-left-over.ts';
import type { RegisterFields } from '@portico/contract/registration.schemas';
import type { ModuleConfig, ProjectInfo, SettingInfo } from '@portico/contract/tenants.schemas';

type Json<T> = ColumnType<T, string, string>;
type Made = Generated<Date>;
/** May be left out when a row is made. */
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Where something of a batch takes place. */
export interface BatchPlace {
  readonly kind: 'interview' | 'examination' | 'consultation';
  readonly name: LocalText;
  readonly address: LocalText;
  readonly remark: LocalText;
  readonly contact: { readonly person: LocalText; readonly phone: string; readonly email: string };
}

/** A table about a batch: dates, fees, requirements. */
export interface BatchInformation {
  readonly name: LocalText;
  readonly titles: readonly LocalText[];
  readonly rows: readonly (readonly LocalText[])[];
  /** CSS widths of the columns; an empty one takes what it needs. */
  readonly widths: readonly string[];
}

/** One column of a table about applicants. */
export interface TableColumn {
  readonly title: LocalText;
  /** CSS; empty takes what it needs. */
  readonly width: string;
}

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
    register_fields: ColumnType<RegisterFields['output']['fields'], string | undefined, string>;
    generates_credentials: Generated<boolean>;
    user_type: Generated<string>;
    form_open: Generated<boolean>;
    files_per_person_mb: Generated<number>;
    files_in_all_mb: Generated<number>;
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
  batches: {
    id: string;
    project_id: string;
    title: Json<LocalText>;
    starts_at: Date;
    ends_at: Date;
    sort: number;
    left_out_modules: Generated<string[]>;
    places: ColumnType<readonly BatchPlace[], string | undefined, string>;
    information: ColumnType<BatchInformation | null, string | null | undefined, string | null>;
  };
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
    password_hash: string | null;
    must_change_password: Generated<boolean>;
    temporary: boolean;
    profile: ColumnType<Record<string, string>, string | undefined, string>;
    device_hash: Optional<Buffer>;
    origin_id: Optional<string>;
    points_code: Generated<string>;
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
  };
  account_links: {
    token_hash: Buffer;
    project_id: string;
    applicant_id: string;
    purpose: 'activate' | 'reset';
    expires_at: Date;
    used_at: Date | null;
  };
  portraits: { project_id: string; applicant_id: string; media_type: string; digest: string; content: Buffer };
  stored_files: {
    id: string;
    project_id: string;
    applicant_id: string;
    module_id: string;
    field_id: string;
    field_key: string;
    name: string;
    size: ColumnType<string, number, number>;
    type: Generated<string>;
    sha256: Generated<string>;
    width: Optional<number>;
    height: Optional<number>;
    state: 'uploading' | 'ready';
    received: ColumnType<string, number | undefined, number>;
    pieces: Generated<string[]>;
    bound_at: Optional<Date>;
    unbound_at: Optional<Date>;
    created_at: Date;
  };
  saved_signatures: { project_id: string; applicant_id: string; file_id: string; saved_at: Date };
  signings: {
    id: Generated<string>;
    project_id: string;
    applicant_id: string;
    file_id: string;
    file_sha256: string;
    module_id: string;
    signed_at: Date;
  };
  channel_visits: { project_id: string; channel: string; day: string; count: number };
  applications: {
    id: string;
    project_id: string;
    applicant_id: string;
    batch_id: string | null;
    state: number;
    form_version_id: Optional<string>;
    left_over: ColumnType<readonly KeptLeftOver[], string | undefined, string>;
    created_at: Made;
  };
  application_modules: {
    project_id: string;
    application_id: string;
    module_id: string;
    values: Json<FormAnswers>;
    revision: string;
    state: number;
    saved_at: Date;
  };
  answer_changes: {
    project_id: string;
    application_id: string;
    module_id: string;
    part: 'fields' | 'rows';
    key: string;
    revision: string;
    value: Json<unknown>;
    by_whom: string;
    at: Date;
    request: Optional<string>;
  };
  form_versions: {
    id: Generated<string>;
    project_id: string;
    number: number;
    definition: Json<FormDefinition>;
    published_at: Made;
  };
  single_pages: {
    id: Generated<string>;
    project_id: string;
    key: string;
    edition: number;
    title: Json<LocalText>;
    content: Json<LocalText>;
    consent: ColumnType<LocalText | null, string | null, never>;
    published_at: Date;
  };
  page_readings: { project_id: string; applicant_id: string; page_id: string; read_at: Date };
  additional_tables: {
    id: Generated<string>;
    project_id: string;
    name: Json<LocalText>;
    columns: Json<readonly TableColumn[]>;
    sort: number;
  };
  additional_table_rows: {
    project_id: string;
    applicant_id: string;
    table_id: string;
    rows: Json<readonly (readonly LocalText[])[]>;
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
  outgoing_messages: {
    id: string;
    project_id: string;
    channel: 'mail' | 'sms';
    recipient: string;
    recipient_key: Generated<string>;
    applicant_id: Generated<string | null>;
    from_name: string;
    from_address: string;
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
  used_challenges: { project_id: string; nonce: string; expires_at: Date };
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
