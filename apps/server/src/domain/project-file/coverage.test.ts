import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';

/** The tables of which a file is made, and what of them is not in it, with the reason. */
const filed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  projects: {
    id: 'an installation’s own',
    org_id: 'where it is made',
    slug: 'the address is chosen when it is made',
    first_slug: 'its former address here',
    sort: 'its place on the start page here',
    state: 'whether it is suspended or archived here',
    organisation_state: 'whether its organisation is, here',
    effective_state: 'follows from the two',
    revision: 'counts changes here',
    retention_shortened_at: 'when it was changed here',
    code: 'unique in an installation, and given once',
    created_at: 'when it was made here',
    updated_at: 'when it was changed here',
  },
  project_settings: { project_id: 'an installation’s own', updated_at: 'when it was changed here' },
  project_pictures: { project_id: 'an installation’s own', digest: 'follows from the content' },
  batches: { id: 'an installation’s own', project_id: 'the same', sort: 'the order of the list' },
  form_versions: {
    id: 'an installation’s own',
    project_id: 'the same',
    number: 'versions count anew in each project',
    published_at: 'when it was published here',
  },
  single_pages: {
    id: 'an installation’s own',
    project_id: 'the same',
    edition: 'editions count anew in each project',
    published_at: 'when it was published here',
  },
  additional_tables: { id: 'an installation’s own', project_id: 'the same', sort: 'the order of the list' },
  ready_answers: {
    project_id: 'an installation’s own',
    revision: 'counts changes here',
    changed_at: 'when it was changed here',
    changed_name: 'who changed it here',
  },
  articles: {
    project_id: 'an installation’s own',
    revision: 'counts changes of the draft here',
    published_at: 'when it was published here',
    published_name: 'who published it here',
    is_pinned: 'follows from the content',
    shown_until: 'the same',
    signed_in_only: 'the same',
    batches: 'the same',
    states: 'the same',
  },
  content_files: {
    project_id: 'an installation’s own',
    id: 'the same, where the file came from elsewhere',
    named_at: 'when it was named here',
    size: 'follows from the bytes',
    type: 'the same',
    sha256: 'the same',
    width: 'the same',
    height: 'the same',
  },
};

/** Columns that a file has, under whichever name. */
const inFile: Readonly<Record<string, readonly string[]>> = {
  projects: (
    'title seo_title skin theme color color_rgba traits headers home_blocks languages login_methods register_methods ' +
    'register_fields generates_credentials user_type time_zone service_ends_at listed form_open files_per_person_mb ' +
    'files_in_all_mb allows_revoking allows_reapplying embedded_origins mail_name mail_reply_to retention preview letters ' +
    'untranslated_languages answer_days'
  ).split(' '),
  project_settings: ['standing', 'home_page'],
  project_pictures: ['kind', 'media_type', 'content'],
  batches:
    'key title starts_at ends_at code letters_until left_out_modules places information capacity documents'.split(' '),
  form_versions: ['definition'],
  single_pages: ['key', 'title', 'content', 'consent'],
  additional_tables: ['key', 'name', 'columns'],
  ready_answers: ['id', 'name', 'words'],
  articles: ['id', 'kind', 'content', 'shown_from'],
  content_files: ['origin', 'name'],
};

/** Tables of projects of which nothing is in a file: people, what they did, what was done for them, and what was before. */
const notFiled = new Set(
  [
    'account_links additional_table_rows address_changes applicant_sessions applicants application_events applications',
    'article_drafts article_files article_readings attempts channel_visits documents draft_reasons extension_changes extensions file_room flow_entries flow_lists form_draft_saves form_drafts form_effect_applications form_effects form_files form_publications form_schedules former_slugs idempotency_keys letter_waivers look_drafts look_editions look_pictures material_downloads message_drafts message_threads messages',
    'outage_dismissals outage_extensions outgoing_messages page_readings portraits project_domains project_revisions recommendation_links recommendations retention_holds retention_warnings saved_signatures',
    'sheet_changes sheet_modules sheets signings staff_entries staff_invitations staff_log staff_roles stored_files submission_counters',
    'submissions used_challenges verification_codes',
  ]
    .join(' ')
    .split(' '),
);

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

it('every column of a configured table is in the file, or there is a reason why not', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name = any (${Object.keys(filed)})`.execute(opened.ownerDb);
  const unknown = rows.filter(
    ({ table, column }) => !(inFile[table] ?? []).includes(column) && filed[table]?.[column] === undefined,
  );
  expect(unknown.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});

it('every table of projects is in the file or is about people', async () => {
  const { rows } = await sql<{ table: string }>`
    select table_name as table from information_schema.columns
    where table_schema = 'public' and column_name = 'project_id' order by 1`.execute(opened.ownerDb);
  const unknown = rows.filter(({ table }) => filed[table] === undefined && !notFiled.has(table));
  expect(unknown.map(({ table }) => table)).toEqual([]);
});
