import { applicationStates } from '@portico/form-engine/states/application-states';
import type { ProjectSettingsValues } from '@portico/contract/project-settings.schemas';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';

const columns = [
  'revision',
  'languages',
  'time_zone',
  'service_ends_at',
  'login_methods',
  'register_methods',
  'register_fields',
  'generates_credentials',
  'user_type',
  'preview',
  'files_per_person_mb',
  'files_in_all_mb',
  'letters',
  'allows_revoking',
  'allows_reapplying',
  'embedded_origins',
  'mail_name',
  'mail_reply_to',
  'answer_days',
  'retention',
] as const;

export type SettingsRow = Pick<Selectable<Tables['projects']>, (typeof columns)[number]>;

export function findSettings(db: ProjectDb): Promise<SettingsRow> {
  return db.selectFrom('projects').select(columns).executeTakeFirstOrThrow();
}

export async function writeSettings(db: ProjectDb, settings: ProjectSettingsValues): Promise<void> {
  await db
    .updateTable('projects')
    .set({
      languages: [...settings.languages],
      time_zone: settings.timeZone,
      service_ends_at: new Date(settings.serviceEndsAt * 1000),
      login_methods: [...settings.loginMethods],
      register_methods: [...settings.registerMethods],
      register_fields: JSON.stringify(settings.registerFields),
      generates_credentials: settings.generatesCredentials,
      user_type: settings.userType,
      preview: JSON.stringify({
        layoutMode: settings.previewLayout,
        displayMode: settings.previewDisplay,
        specialName: settings.previewName,
        reviewersSeeSensitive: settings.reviewersSeeSensitive,
      }),
      files_per_person_mb: settings.filesPerPersonMb,
      files_in_all_mb: settings.filesInAllMb,
      letters: JSON.stringify({
        applicantReads: settings.letterWaiver,
        reminderDays: settings.reminderDays,
        shows: settings.lettersShow,
      }),
      allows_revoking: settings.allowsRevoking,
      allows_reapplying: settings.allowsReapplying,
      embedded_origins: [...settings.embeddedOrigins],
      mail_name: JSON.stringify(settings.mailName),
      mail_reply_to: settings.mailReplyTo,
      answer_days: settings.answerDays,
      retention: JSON.stringify({
        draftsMonths: settings.keepDraftsMonths,
        applicationsMonths: settings.keepApplicationsMonths,
      }),
    })
    .execute();
}

interface Bounds {
  /** What the project's files take, rounded up. */
  readonly usedMb: number;
  readonly lastBatchEndsAt: Date | null;
}

export async function findBounds(db: ProjectDb): Promise<Bounds> {
  const { rows } = await sql<{ used: number; last: Date | null }>`
    select ceil((select coalesce(sum(bytes), 0) from file_room) / 1048576.0)::integer as used,
      (select max(ends_at) from batches) as last`.execute(db);
  return { usedMb: rows[0]?.used ?? 0, lastBatchEndsAt: rows[0]?.last ?? null };
}

/** Everything with texts that people read now: the newest form and edition of each page, articles, the calendar, the look. */
export async function listPublishedTexts(db: ProjectDb): Promise<readonly unknown[]> {
  const { rows } = await sql<{ texts: unknown }>`
    select jsonb_build_array(p.title, p.seo_title, p.register_fields) as texts from projects p
    union all select s.standing from project_settings s
    union all select jsonb_build_array(b.title, b.places, b.information, b.documents) from batches b
    union all (select v.definition from form_versions v order by v.number desc limit 1)
    union all select jsonb_build_array(g.title, g.content, g.consent) from (
      select distinct on (key) title, content, consent from single_pages order by key, edition desc) g
    union all select a.content from articles a`.execute(db);
  return rows.map(({ texts }) => texts);
}

/** How many people could sign in by the methods of before, and could not by those of after. */
export async function countLockedOut(
  db: ProjectDb,
  before: readonly string[],
  after: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::integer as people from applicants a cross join lateral (
      select array_remove(array[
        case when a.password_hash is not null and (a.email is not null or a.mobile is not null) then 'password' end,
        case when a.mobile is not null then 'sms_code' end,
        case when a.email_confirmed_at is not null then 'mail_code' end,
        case when a.temporary then 'fast' end], null) as ways) own
    where own.ways && ${[...before]}::text[] and not own.ways && ${[...after]}::text[]`.execute(db);
  return rows[0]?.people ?? 0;
}

export async function countReaders(db: ProjectDb, languages: readonly string[]): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::integer as people from applicants where lang = any (${[...languages]}::text[])`.execute(db);
  return rows[0]?.people ?? 0;
}

/** People who have begun an application and not submitted it. */
export async function countWriting(db: ProjectDb): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::integer as people from applications where state <> ${applicationStates.submitted} and batch_id is not null`.execute(
    db,
  );
  return rows[0]?.people ?? 0;
}
