-- Pages that institutions write, who has read them, and tables about single applicants.

-- An edition never changes: what somebody ticked can always be read again.
create table single_pages (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects,
  key text not null check (key ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  edition integer not null check (edition > 0),
  title jsonb not null,
  -- HTML per language, of the few elements that sound-html.ts lets pass.
  content jsonb not null,
  -- The words beside a tick; null where there is nothing to tick.
  consent jsonb,
  published_at timestamptz not null,
  unique (project_id, key, edition),
  unique (project_id, id)
);
select protect_table('single_pages', 'project_id = (select current_project())');

create table page_readings (
  project_id uuid not null,
  applicant_id uuid not null,
  page_id uuid not null,
  read_at timestamptz not null,
  primary key (applicant_id, page_id),
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade,
  foreign key (project_id, page_id) references single_pages (project_id, id)
);
create index on page_readings (project_id, applicant_id);
create index on page_readings (project_id, page_id);
select protect_table('page_readings', 'project_id = (select current_project())');

do $$ begin
  execute format('revoke update, delete on single_pages, page_readings from %I', current_setting('portico.app_role'));
end $$;

create table additional_tables (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects,
  name jsonb not null,
  -- [{ title, width }], the width as CSS or empty
  columns jsonb not null,
  sort integer not null,
  unique (project_id, sort),
  unique (project_id, id)
);
select protect_table('additional_tables', 'project_id = (select current_project())');

create table additional_table_rows (
  project_id uuid not null,
  applicant_id uuid not null,
  table_id uuid not null,
  -- Rows of words per language, one for each column of the table.
  rows jsonb not null,
  primary key (applicant_id, table_id),
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade,
  foreign key (project_id, table_id) references additional_tables (project_id, id) on delete cascade
);
create index on additional_table_rows (project_id, applicant_id);
create index on additional_table_rows (project_id, table_id);
select protect_table('additional_table_rows', 'project_id = (select current_project())');
