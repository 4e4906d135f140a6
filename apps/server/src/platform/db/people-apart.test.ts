import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';

/** Project tables that everybody in the project may see, each with the reason; all others have the policy `people`. */
const shared: Readonly<Record<string, string>> = {
  additional_tables: 'what the institution asks of all; the rows of people are apart',
  article_files: 'which files published articles have; nobody but staff writes',
  articles: 'what the institution tells, the same for all; who read it is apart, and nobody but staff writes',
  attempts: 'counters, named by a digest of an address or a network',
  batches: 'the calendar, the same for all',
  channel_visits: 'counters of visits, of nobody',
  content_files: 'of nobody; people see those of published articles and forms alone, and write none',
  file_room: 'sums of bytes by which the room of all is limited',
  form_draft_saves: 'of nobody, and only handles of staff see them',
  form_drafts: 'likewise',
  form_files: 'which files published forms have; nobody but staff writes',
  form_publications: 'likewise',
  form_versions: 'the forms, the same for all',
  look_drafts: 'of nobody, and only handles of staff see them',
  look_editions: 'likewise',
  look_pictures: 'likewise',
  project_domains: 'the addresses of the portal, which are public; mails to people name one',
  project_pictures: 'the look, which is public',
  project_settings: 'the same for all',
  projects: 'the project itself',
  single_pages: 'pages of the institution; who read them is apart',
  submission_counters: 'the last number given of each batch',
  used_challenges: 'random values that were spent',
  verification_codes:
    'hashes, found by an address that need not be of an account yet: whoever proves a new one asks for its code',
};

let opened: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

/** Project tables that the application reads but that have no such policy. */
async function tablesWithoutPeople(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      and has_table_privilege('portico_test_app', c.oid, 'select')
      and (c.relname = 'projects' or exists (select from pg_attribute where attrelid = c.oid and attname = 'project_id'))
      and not exists (select from pg_policies p where p.tablename = c.relname and p.policyname = 'people'
        and p.permissive = 'RESTRICTIVE' and p.cmd = 'ALL' and p.qual like '%names_nobody()%' and p.with_check like '%names_nobody()%')
      and not exists (select from pg_policies p where p.tablename = c.relname and p.policyname = 'tenant' and p.qual like '%in_staff_realm()%')
    order by 1`.execute(opened.ownerDb);
  return rows.map(({ name }) => name);
}

describe('tables of projects', () => {
  it('keep people apart, or are shared for a reason', async () => {
    expect(await tablesWithoutPeople()).toEqual(Object.keys(shared));
  });

  it('would be named if one did neither', async () => {
    await sql`create table forgotten (project_id uuid, applicant_id uuid)`.execute(opened.ownerDb);
    await sql`grant select on forgotten to portico_test_app`.execute(opened.ownerDb);
    expect(await tablesWithoutPeople()).toContain('forgotten');
    await sql`drop table forgotten`.execute(opened.ownerDb);
  });
});

/** Code that opens a handle for everybody's rows in a project. Calls of signed-in people do not, with one exception. */
const everybody: Readonly<Record<string, string>> = {
  'domain/documents/making/make-queued-document.ts': 'a job',
  'features/accounts/care/switch-project.ts':
    'a person: looks in another project for the account made from the own one, or makes it',
  'features/articles/serve-calendar.ts': 'dates that are for everybody',
  'features/bounces/bounce-hook.ts': 'reports of mail servers',
  'features/calendar/outages/outage-jobs.ts': 'a job',
  'features/form-drafts/effect/form-effect-jobs.ts': 'a job',
  'features/form-drafts/schedule/publish-scheduled.ts': 'a job',
  'features/messages/telling/tell-of-answer.ts': 'a job',
  'features/pages/portal-pages.ts': 'public pages',
  'features/referees/notifying/notify-due-withdrawals.ts': 'a job',
  'features/referees/reminders/remind-by-schedule.ts': 'a job',
  'features/settings/retention/retention-jobs.ts': 'a job',
  'features/submissions/notifying/notify-of-submissions.ts': 'a job',
  'features/tenants/pictures.ts': 'public pictures',
  'features/uploads/content/serve-content-file.ts': 'files of articles that are for everybody',
  'features/uploads/office/office-viewing.ts': 'a sealed ticket for one file',
  'platform/messaging/delivery/deliver-message.ts': 'a job',
  'platform/wire/resolve-call.ts': 'whoever has not signed in',
};

const sources = import.meta.glob<string>(['../../**/*.ts', '!../../**/*.test.ts', '!../../{testing,matrix,start}/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('handles of everybody in a project are few, each for a reason', () => {
  const users = Object.entries(sources).filter(([, text]) => text.includes('.forProject('));
  const names = users.map(([path]) => path.replace('../../', '').replace('../', 'platform/'));
  expect(names.filter((path) => !path.includes('/testing/')).toSorted()).toEqual(Object.keys(everybody));
});
