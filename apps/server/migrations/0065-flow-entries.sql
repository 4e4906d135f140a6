-- What staff add to a module of a submitted application: shown in its preview, to the applicant only where it says so. Older
-- servers know nothing of that and would show everything: they go on reading flow_lists, which goes a release later.
create table flow_entries (
  -- Chosen by whoever adds it: sent twice, it is added once.
  id uuid primary key,
  -- In the order in which they were added.
  place bigint generated always as identity,
  project_id uuid not null,
  applicant_id uuid not null,
  module_id text not null,
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  words jsonb not null default '{"sc":"","tc":"","en":""}' check (jsonb_typeof(words) = 'object'),
  -- yyyy-mm-dd
  day text check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  state text not null default 'none' check (state in ('none', 'open', 'passed', 'failed')),
  -- As answers name files.
  files jsonb not null default '[]' check (jsonb_typeof(files) = 'array'),
  -- [{ name, value }], texts by language
  lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'),
  shown boolean not null default false,
  -- Of the application it is about; null where it stands whatever is applied for.
  number text,
  staff_id uuid,
  staff_name text not null default '',
  made_at timestamptz not null default now(),
  removed_at timestamptz,
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade
);
create index on flow_entries (project_id, applicant_id);
select protect_table('flow_entries', 'project_id = (select current_project())');

insert into flow_entries (id, project_id, applicant_id, module_id, title, lines, shown)
select id, project_id, applicant_id, module_id, title, entries, true from flow_lists order by sort;
