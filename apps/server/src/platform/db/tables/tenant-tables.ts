import type { BankContent } from '@portico/form-engine/definition/bank-content';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { LocalText } from '@portico/form-engine/language';
import type { PreviewOptions } from '@portico/form-engine/preview/preview-options';
import type { ColumnType, Generated } from 'kysely';
import type { RegisterFields } from '@portico/contract/registration.schemas';
import type { SaveKind } from '@portico/contract/form-draft.schemas';
import type { ScheduleFailure, ScheduleState } from '@portico/contract/form-schedule.schemas';
import type { Change } from '@portico/form-engine/editing/form-changes';
import type { Look } from '@portico/contract/look.schemas';
import type { ModuleConfig, ProjectInfo, SettingInfo } from '@portico/contract/tenants.schemas';
import type { Json, Made, Optional } from './column.ts';

/** What institutions configure. */
export interface TenantTables {
  organisations: {
    id: string;
    name: Json<LocalText>;
    created_at: Made;
    sort: Generated<number>;
    revision: Generated<number>;
    state: Generated<ProjectState>;
  };
  projects: {
    id: string;
    org_id: string;
    slug: string;
    title: Json<LocalText>;
    seo_title: Json<LocalText>;
    skin: string;
    theme: number;
    /** Empty if the theme's colour applies; read it with brandColourOf. */
    color: string;
    color_rgba: Generated<string>;
    /** Blocks of the home page in their order. */
    home_blocks: Generated<number[]>;
    /** The header's number by user type, if it differs from the skin's. */
    headers: ColumnType<Readonly<Record<string, number>>, string | undefined, string>;
    traits: Json<ProjectInfo['output']['traits']>;
    languages: string[];
    untranslated_languages: Generated<string[]>;
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
    preview: ColumnType<PreviewSettings, string | undefined, string>;
    allows_revoking: Generated<boolean>;
    code: Generated<string>;
    /** Its own; what visitors meet is `effective_state`. */
    state: Generated<ProjectState>;
    /** Kept by triggers. */
    organisation_state: Generated<ProjectState>;
    /** The more closed of the two; kept by triggers. */
    effective_state: Generated<ProjectState>;
    first_slug: Optional<string>;
    sort: Generated<number>;
    letters: ColumnType<LetterSettings, string | undefined, string>;
    allows_reapplying: Generated<boolean>;
    /** Origins whose pages the portal may show in a frame. */
    embedded_origins: Generated<string[]>;
    /** By which name mails come; empty for the title. */
    mail_name: ColumnType<LocalText, string | undefined, string>;
    mail_reply_to: Generated<string>;
    /** Within how many days the admissions office promises to answer. */
    answer_days: Generated<number | null>;
    retention: ColumnType<Retention, string | undefined, string>;
    /** When a retention time was last set or shortened; a trigger writes it. */
    retention_shortened_at: Optional<Date>;
    created_at: Made;
    updated_at: Made;
    /** Counts the changes of its configuration; see domain/revisions. */
    revision: Generated<number>;
  };
  project_revisions: {
    project_id: string;
    revision: number;
    part: string;
    fields: string[];
    staff_id: string;
    staff_name: string;
    at: Date;
  };
  former_slugs: { slug: string; project_id: string; since: Made };
  project_domains: { project_id: string; host: string; token: string; added_at: Made; proved_at: Date | null };
  /** The ticket of an account at WeChat, sealed. */
  wechat_tickets: { app_id: string; sealed: string; expires_at: Date };
  project_settings: {
    project_id: string;
    standing: Json<Omit<SettingInfo['output'], 'footer'>>;
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
  look_drafts: {
    project_id: string;
    revision: Generated<string>;
    changes: Json<Readonly<Record<string, unknown>>>;
    changed_at: Date | null;
    changed_by: string | null;
    changed_name: string;
  };
  look_editions: {
    project_id: string;
    number: number;
    content: Json<Look>;
    fields: string[];
    note: string;
    restores: number | null;
    published_at: Date;
    published_by: string | null;
    published_name: string;
  };
  look_pictures: { project_id: string; digest: string; media_type: string; content: Buffer; added_at: Made };
  batches: {
    id: string;
    project_id: string;
    /** By which project files know it again. */
    key: Generated<string>;
    title: Json<LocalText>;
    starts_at: Date;
    ends_at: Date;
    sort: number;
    left_out_modules: Generated<string[]>;
    /** The deadline for letters; null for the end of the batch. */
    letters_until: Optional<Date>;
    /** The prefix of its application numbers. */
    code: Generated<string>;
    places: ColumnType<readonly BatchPlace[], string | undefined, string>;
    information: ColumnType<BatchInformation | null, string | null | undefined, string | null>;
    /** How many applications are taken; null for any number. */
    capacity: Optional<number>;
    documents: ColumnType<readonly BatchDocument[], string | undefined, string>;
  };
  form_versions: {
    id: Generated<string>;
    project_id: string;
    number: number;
    definition: Json<FormDefinition>;
    published_at: Made;
  };
  form_drafts: {
    project_id: string;
    revision: Generated<string>;
    definition: Json<FormDefinition>;
    based_on: number;
    changed_at: Date | null;
    changed_by: string | null;
    changed_name: string;
  };
  form_draft_saves: {
    project_id: string;
    revision: string;
    kind: SaveKind;
    changes: Json<Readonly<Record<string, Change>>>;
    saved_at: Date;
    saved_by: string | null;
    saved_name: string;
  };
  form_publications: {
    project_id: string;
    number: number;
    note: string;
    restores: number | null;
    published_by: string;
    published_name: string;
  };
  form_schedules: {
    project_id: string;
    number: number;
    publish_at: Date;
    definition: Json<FormDefinition>;
    based_on: number;
    note: string;
    state: Generated<ScheduleState>;
    failure: Optional<ScheduleFailure>;
    newest: Optional<number>;
    scheduled_at: Date;
    scheduled_by: string;
    scheduled_name: string;
    ended_at: Optional<Date>;
  };
  bank_entries: {
    org_id: string;
    id: string;
    revision: Generated<number>;
    name: Json<LocalText>;
    changed_at: Date;
    changed_by: string;
    changed_name: string;
  };
  bank_revisions: {
    org_id: string;
    entry_id: string;
    revision: number;
    content: Json<BankContent>;
  };
  form_effects: {
    project_id: string;
    id: string;
    revision: string;
    definition: Json<FormDefinition>;
    state: Generated<'running' | 'done'>;
    people: number;
    seen: Generated<number>;
    questions: ColumnType<
      Readonly<Record<string, { readonly loses: number; readonly asked: number }>>,
      string | undefined,
      string
    >;
    started_at: Date;
    finished_at: Optional<Date>;
    staff_id: string;
    staff_name: string;
  };
  form_effect_applications: {
    project_id: string;
    application_id: string;
    is_submitted: boolean;
    loses: number;
    asked: number;
    becomes_incomplete: boolean;
  };
  channel_visits: { project_id: string; channel: string; day: string; count: number };
}

/** Suspended: the portal only says so, and takes nothing. Archived: there is no portal, and no list names it. */
export type ProjectState = 'active' | 'suspended' | 'archived';
/** For how many months the institution keeps what; null where it has not settled it. */
export interface Retention {
  readonly draftsMonths?: number | null;
  readonly applicationsMonths?: number | null;
}

/** What applicants of a batch should have at hand. */
export interface BatchDocument {
  readonly name: LocalText;
  readonly remark: LocalText;
}

/** A venue of a batch. */
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
  /** CSS widths of the columns; a column with an empty one adapts to its content. */
  readonly widths: readonly string[];
}

/** A project's preview settings, where they differ from the default. */
export interface PreviewSettings {
  readonly layoutMode?: PreviewOptions['layoutMode'];
  readonly displayMode?: PreviewOptions['displayMode'];
  readonly specialName?: string;
  /** Whether reviewers see sensitive answers; interviewers never do. */
  readonly reviewersSeeSensitive?: boolean;
}

/** A project's settings for letters, where they differ from the default. */
export interface LetterSettings {
  /** Whether applicants may read their letters; by default never. */
  readonly applicantReads?: 'never' | 'unlessWaived' | 'always';
  /** Days after the invitation on which reminders are sent automatically; by default 7, 14 and 28. */
  readonly reminderDays?: readonly number[];
  /** Keys of the applicant's plain fields that recommenders see beside name and programme. */
  readonly shows?: readonly string[];
}
