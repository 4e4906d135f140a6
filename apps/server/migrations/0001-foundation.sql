-- Row-level security is the floor under everything: each table is protected in the step that makes it.

-- Whose rows may be touched travels as one setting, `<org>/<project>/<realm>`, each part empty where it is not given.
create function scope_part(place integer) returns text language sql stable parallel safe
  as $$ select nullif(split_part(current_setting('portico.scope', true), '/', place), '') $$;

create function current_org() returns uuid language sql stable parallel safe as $$ select scope_part(1)::uuid $$;

create function current_project() returns uuid language sql stable parallel safe as $$ select scope_part(2)::uuid $$;

create function in_staff_realm() returns boolean language sql stable parallel safe
  as $$ select coalesce(scope_part(3) = 'staff', false) $$;

-- Forces row-level security on a table: the application role passes by the rule given, the owner (migrations, seeds,
-- security-definer functions) by one of its own.
create function protect_table(target regclass, rule text) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy keeper on %s to %I using (true) with check (true)', target, current_user);
  execute format('create policy tenant on %s to %I using (%s) with check (%s)',
    target, current_setting('portico.app_role'), rule, rule);
  execute format('grant select, insert, update, delete on %s to %I', target, current_setting('portico.app_role'));
end $$;

do $$ begin
  execute format('grant usage on schema public to %I', current_setting('portico.app_role'));
end $$;

create table organisations (
  id uuid primary key,
  name jsonb not null,
  created_at timestamptz not null default now()
);
select protect_table('organisations', 'id = (select current_org())');

create table projects (
  id uuid primary key,
  org_id uuid not null references organisations,
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{0,62}$' and slug <> 'assets'),
  title jsonb not null,
  seo_title jsonb not null,
  skin text not null,
  theme smallint not null check (theme between 1 and 7),
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  traits jsonb not null,
  languages text[] not null check (cardinality(languages) > 0 and languages <@ array['sc', 'tc', 'en']),
  login_methods text[] not null check (cardinality(login_methods) > 0),
  register_methods text[] not null,
  time_zone text not null,
  service_ends_at timestamptz not null,
  listed boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on projects (org_id);
select protect_table('projects', 'id = (select current_project())');

create table project_settings (
  project_id uuid primary key references projects,
  standing jsonb not null,
  home_page jsonb not null,
  updated_at timestamptz not null default now()
);
select protect_table('project_settings', 'project_id = (select current_project())');

create table project_pictures (
  project_id uuid not null references projects,
  kind text not null check (kind in ('logo', 'icon', 'header', 'qr')),
  media_type text not null check (media_type in ('image/svg+xml', 'image/png', 'image/jpeg', 'image/webp', 'image/x-icon')),
  digest text not null,
  content bytea not null,
  primary key (project_id, kind)
);
select protect_table('project_pictures', 'project_id = (select current_project())');

create table batches (
  id uuid primary key,
  project_id uuid not null references projects,
  title jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  sort integer not null default 0
);
create index on batches (project_id, sort);
select protect_table('batches', 'project_id = (select current_project())');

create table applicants (
  id uuid primary key,
  project_id uuid not null references projects,
  user_type text not null default 'normal',
  name text not null,
  email text,
  mobile text,
  password_hash text,
  temporary boolean not null default false,
  created_at timestamptz not null default now(),
  unique (project_id, id)
);
create unique index applicants_by_email on applicants (project_id, lower(email));
create unique index applicants_by_mobile on applicants (project_id, mobile);
select protect_table('applicants', 'project_id = (select current_project())');

create table applicant_sessions (
  token_hash bytea primary key,
  project_id uuid not null,
  applicant_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade
);
create index on applicant_sessions (project_id, applicant_id);
select protect_table('applicant_sessions', 'project_id = (select current_project())');

create table applications (
  id uuid primary key,
  project_id uuid not null,
  applicant_id uuid not null,
  batch_id uuid references batches,
  state smallint not null default 0 check (state in (0, 1, 2)),
  created_at timestamptz not null default now(),
  unique (project_id, applicant_id),
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade
);
select protect_table('applications', 'project_id = (select current_project())');

create table messages (
  id uuid primary key,
  project_id uuid not null,
  applicant_id uuid not null,
  title jsonb not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade
);
create index messages_unread on messages (project_id, applicant_id) where read_at is null;
select protect_table('messages', 'project_id = (select current_project())');

create table idempotency_keys (
  project_id uuid not null references projects,
  person text not null,
  key text not null,
  route text not null,
  request_digest text not null,
  -- json, not jsonb: the answer is given again to the letter
  answer json,
  created_at timestamptz not null default now(),
  primary key (project_id, person, key)
);
create index on idempotency_keys (created_at);
select protect_table('idempotency_keys', 'project_id = (select current_project())');

create table staff (
  id uuid primary key,
  org_id uuid references organisations,
  account text not null,
  name text not null,
  role text not null check (role in ('owner', 'administrator', 'reviewer', 'interviewer')),
  password_hash text not null,
  created_at timestamptz not null default now()
);
create unique index staff_by_account on staff (lower(account));
select protect_table('staff', '(select in_staff_realm())');

create table staff_sessions (
  token_hash bytea primary key,
  staff_id uuid not null references staff on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on staff_sessions (staff_id);
select protect_table('staff_sessions', '(select in_staff_realm())');

-- What staff did, under their own name. Append only: the application role can neither change nor remove a line.
create table staff_log (
  id bigint generated always as identity primary key,
  staff_id uuid not null,
  staff_name text not null,
  org_id uuid,
  project_id uuid,
  action text not null,
  subject jsonb not null,
  at timestamptz not null default now()
);
create index on staff_log (staff_id, id);
select protect_table('staff_log', '(select in_staff_realm())');
do $$ begin
  execute format('revoke update, delete on staff_log from %I', current_setting('portico.app_role'));
end $$;

do $$ begin
  execute format('revoke all on all functions in schema public from public');
  execute format('grant execute on function scope_part(integer), current_org(), current_project(), in_staff_realm() to %I',
    current_setting('portico.app_role'));
end $$;
