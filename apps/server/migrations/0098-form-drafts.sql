-- The form of a project while staff work on it. Applicants and recommenders read `form_versions` alone, which publishing adds to. Only a
-- handle of staff sees these rows, whatever a call asks for.

-- At most one draft for each project: applications and letters are parts of one form, and are published together.
create table form_drafts (
  project_id uuid primary key references projects,
  -- Counts every change of the draft, and of what is published.
  revision bigint not null default 0,
  definition jsonb not null check (jsonb_typeof(definition) = 'object'),
  -- The number of the version from which it differs by what staff have changed; 0 where there was none.
  based_on integer not null,
  -- Null while it is what is published.
  changed_at timestamptz,
  changed_by uuid,
  changed_name text not null default ''
);
select protect_table('form_drafts', 'project_id = (select current_project()) and (select current_staff()) is not null');

-- What each revision changed, part by part with what was there before: from the last one, every earlier state can be had again.
create table form_draft_saves (
  project_id uuid not null references projects,
  revision bigint not null check (revision > 0),
  kind text not null check (kind in ('edited', 'restored', 'discarded', 'published', 'rolled back', 'moved')),
  changes jsonb not null check (jsonb_typeof(changes) = 'object'),
  saved_at timestamptz not null,
  -- Null, without a name, where a version was published elsewhere.
  saved_by uuid,
  saved_name text not null default '',
  primary key (project_id, revision)
);
select protect_table('form_draft_saves', 'project_id = (select current_project()) and (select current_staff()) is not null');

-- Who published a version of a form in the console, and why.
create table form_publications (
  project_id uuid not null,
  number integer not null,
  note text not null default '',
  -- The version that it brought back.
  restores integer,
  published_by uuid not null,
  published_name text not null,
  primary key (project_id, number),
  foreign key (project_id, number) references form_versions (project_id, number)
);
select protect_table('form_publications', 'project_id = (select current_project()) and (select current_staff()) is not null');

-- What was saved and published stays as it was.
do $$ begin
  execute format('revoke update, delete on form_draft_saves, form_publications from %I', current_setting('portico.app_role'));
end $$;
