-- The look of a project while staff work on it, and every look that was ever live. The portal reads neither: publishing writes the
-- columns that it reads. Only a handle of staff sees these rows, whatever a call asks for.

-- At most one draft for each project: the fields that differ from what is live.
create table look_drafts (
  project_id uuid primary key references projects,
  -- Counts every change of the draft and of what is live, also where no draft is left.
  revision bigint not null default 0,
  changes jsonb not null default '{}' check (jsonb_typeof(changes) = 'object'),
  changed_at timestamptz,
  changed_by uuid,
  changed_name text not null default ''
);
select protect_table('look_drafts', 'project_id = (select current_project()) and (select current_staff()) is not null');

create table look_editions (
  project_id uuid not null references projects,
  number integer not null check (number > 0),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- The fields that it changed.
  fields text[] not null,
  note text not null default '',
  -- The edition that it brought back.
  restores integer,
  published_at timestamptz not null,
  -- Null, without a name, for what was live before and no edition had.
  published_by uuid,
  published_name text not null default '',
  primary key (project_id, number)
);
select protect_table('look_editions', 'project_id = (select current_project()) and (select current_staff()) is not null');
-- What was published stays as it was.
do $$ begin
  execute format('revoke update, delete on look_editions from %I', current_setting('portico.app_role'));
end $$;

-- Pictures of drafts and editions, each stored once. Those that are live stand in project_pictures as well.
create table look_pictures (
  project_id uuid not null references projects,
  digest text not null check (digest ~ '^[0-9a-f]{1,64}$'),
  media_type text not null check (media_type in ('image/svg+xml', 'image/png', 'image/jpeg', 'image/webp', 'image/x-icon')),
  content bytea not null,
  added_at timestamptz not null default now(),
  primary key (project_id, digest)
);
select protect_table('look_pictures', 'project_id = (select current_project()) and (select current_staff()) is not null');
