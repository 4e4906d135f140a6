-- Accounts: what registering, signing in by other ways and leaving need.

alter table applicants
  add column email_key text,
  add column area text,
  add column lang text not null default 'sc' check (lang in ('sc', 'tc', 'en')),
  add column email_confirmed_at timestamptz,
  add column must_change_password boolean not null default false,
  add column profile jsonb not null default '{}',
  add column device_hash bytea,
  -- The account of another project of the organisation from which this one was made.
  add column origin_id uuid;
update applicants set email_key = lower(normalize(trim(email), NFKC)), email_confirmed_at = created_at where email is not null;
create unique index applicants_by_email_key on applicants (project_id, email_key);
create unique index applicants_by_device on applicants (project_id, device_hash);

alter table applicant_sessions
  add column id uuid not null default gen_random_uuid(),
  add column agent text not null default '';

alter table projects
  add column register_fields jsonb not null default '[]',
  add column generates_credentials boolean not null default false,
  -- The type of an account that registers by itself.
  add column user_type text not null default 'normal';

-- Links in mails: single use, of one kind, for one account; only their hash is kept.
create table account_links (
  token_hash bytea primary key,
  project_id uuid not null,
  applicant_id uuid not null,
  purpose text not null check (purpose in ('activate', 'reset')),
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade
);
create index on account_links (project_id, applicant_id);
select protect_table('account_links', 'project_id = (select current_project())');

create table portraits (
  project_id uuid not null,
  applicant_id uuid not null,
  media_type text not null check (media_type in ('image/jpeg', 'image/png')),
  digest text not null,
  content bytea not null,
  primary key (project_id, applicant_id),
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade
);
select protect_table('portraits', 'project_id = (select current_project())');

-- Where visits come from, counted by day; nothing about who came.
create table channel_visits (
  project_id uuid not null references projects,
  channel text not null,
  day date not null,
  count integer not null,
  primary key (project_id, channel, day)
);
select protect_table('channel_visits', 'project_id = (select current_project())');
