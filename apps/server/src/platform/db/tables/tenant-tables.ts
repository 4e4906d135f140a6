import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { LocalText } from '@portico/form-engine/language';
import type { PreviewOptions } from '@portico/form-engine/preview/preview-options';
import type { ColumnType, Generated } from 'kysely';
import type { RegisterFields } from '@portico/contract/registration.schemas';
import type { ModuleConfig, ProjectInfo, SettingInfo } from '@portico/contract/tenants.schemas';
import type { Json, Made, Optional } from './column.ts';

/** What institutions configure. */
export interface TenantTables {
  organisations: { id: string; name: Json<LocalText>; created_at: Made };
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
    letters: ColumnType<LetterSettings, string | undefined, string>;
    created_at: Made;
    updated_at: Made;
  };
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
  batches: {
    id: string;
    project_id: string;
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
  };
  form_versions: {
    id: Generated<string>;
    project_id: string;
    number: number;
    definition: Json<FormDefinition>;
    published_at: Made;
  };
  channel_visits: { project_id: string; channel: string; day: string; count: number };
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
