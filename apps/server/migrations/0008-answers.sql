-- Answers: one row per application and module, and an append-only log of every change.

alter table form_versions add unique (project_id, id);

alter table applications
  add column form_version_id uuid,
  -- What a newer form had no place for: kept and shown, never thrown away unseen.
  add column left_over jsonb not null default '[]',
  add unique (project_id, id),
  add foreign key (project_id, form_version_id) references form_versions (project_id, id);

create table application_modules (
  project_id uuid not null,
  application_id uuid not null,
  module_id text not null,
  -- { fields: answers by key, rows: rows by the key of their group }
  "values" jsonb not null,
  revision bigint not null,
  state smallint not null check (state in (0, 1, 2)),
  saved_at timestamptz not null,
  primary key (application_id, module_id),
  foreign key (project_id, application_id) references applications (project_id, id) on delete cascade
);
select protect_table('application_modules', 'project_id = (select current_project())');

create table answer_changes (
  project_id uuid not null,
  application_id uuid not null,
  module_id text not null,
  part text not null check (part in ('fields', 'rows')),
  -- The key of a field, or of a group of rows.
  key text not null,
  revision bigint not null,
  -- JSON null where the answer was taken away.
  value jsonb not null,
  by_whom uuid not null,
  at timestamptz not null,
  primary key (application_id, module_id, part, key, revision),
  foreign key (project_id, application_id) references applications (project_id, id) on delete cascade
);
select protect_table('answer_changes', 'project_id = (select current_project())');
do $$ begin
  execute format('revoke update, delete on answer_changes from %I', current_setting('portico.app_role'));
end $$;
