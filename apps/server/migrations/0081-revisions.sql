-- Two administrators at once: every change of what a project is configured by counts `revision` up by one, and a line tells which
-- fields of which part it changed, and who did it. A change that was made without having seen such a line is refused.
alter table projects add column revision integer not null default 0;

create table project_revisions (
  project_id uuid not null references projects on delete cascade,
  revision integer not null,
  -- Such as 'settings', or one batch.
  part text not null check (length(part) between 1 and 100),
  fields text[] not null,
  staff_id uuid not null,
  staff_name text not null,
  at timestamptz not null,
  primary key (project_id, revision)
);
create index on project_revisions (project_id, part, revision);
select protect_table('project_revisions', 'project_id = (select current_project())');
select protect_people('project_revisions', 'false');
do $$ begin
  execute format('revoke update, delete on project_revisions from %I', current_setting('portico.app_role'));
end $$;
