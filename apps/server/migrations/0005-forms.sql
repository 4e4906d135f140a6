-- Forms: immutable, numbered versions of a document; the highest number is the one that new applications begin with.

create table form_versions (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects,
  number integer not null check (number > 0),
  definition jsonb not null,
  published_at timestamptz not null default now(),
  unique (project_id, number)
);
select protect_table('form_versions', 'project_id = (select current_project())');

-- Whether anybody may try the form before registering; nothing that is entered there is sent.
alter table projects add column form_open boolean not null default false;
