-- Recommenders: whom an applicant asked for a letter, how they come in, and what they wrote.

-- How a project deals with letters, where it differs from the usual; see LetterSettings.
alter table projects add column letters jsonb not null default '{}';
-- Until when letters are taken; the end of the batch where it is null.
alter table batches add column letters_until timestamptz;

-- Somebody was asked for a letter. Known by the address within an application: another address is another request.
create table recommendations (
  id uuid primary key,
  project_id uuid not null,
  application_id uuid not null,
  applicant_id uuid not null,
  -- As the applicant's row said when the invitation was sent.
  name text not null,
  email text not null,
  email_key text not null,
  lang text not null check (lang in ('sc', 'tc', 'en')),
  -- What the recommender says about themselves: name, title, institution, phone.
  particulars jsonb not null default '{}',
  state text not null default 'invited' check (state in ('invited', 'declined', 'written', 'withdrawn')),
  invited_at timestamptz not null,
  -- The newest mail that asks for the letter; its row tells what became of it.
  message_id uuid references outgoing_messages on delete set null,
  reminded_at timestamptz,
  scheduled_reminders smallint not null default 0,
  opened_at timestamptz,
  declined_at timestamptz,
  decline_reason text not null default '',
  decline_words text not null default '',
  written_at timestamptz,
  withdrawn_at timestamptz,
  -- They were told, when they were asked or when they handed the letter in, that the applicant will not read it: what a project
  -- decides later changes nothing about it.
  confidential boolean not null default false,
  unique (project_id, id),
  foreign key (project_id, application_id) references applications (project_id, id) on delete cascade,
  foreign key (project_id, applicant_id) references applicants (project_id, id) on delete cascade
);
create unique index recommendations_live on recommendations (application_id, email_key) where state <> 'withdrawn';
create index on recommendations (project_id, applicant_id);
create index on recommendations (email_key) where state <> 'withdrawn';
create index recommendations_waiting on recommendations (invited_at) where state = 'invited';
select protect_table('recommendations', 'project_id = (select current_project())');

-- Each mail that asks for a letter has a link of its own. All of them die with the request, and when the letter is written.
create table recommendation_links (
  token_hash bytea primary key,
  project_id uuid not null,
  recommendation_id uuid not null,
  created_at timestamptz not null,
  opened_at timestamptz,
  foreign key (project_id, recommendation_id) references recommendations (project_id, id) on delete cascade
);
create index on recommendation_links (recommendation_id);
select protect_table('recommendation_links', 'project_id = (select current_project())');

-- Recommenders belong to no project: whoever has shown that an address is theirs sees every request to it. One who came by
-- a link, which may have been passed on, sees that one request alone. Reached through the doors only.
create table recommender_sessions (
  token_hash bytea primary key,
  email text not null,
  email_key text not null,
  recommendation_id uuid references recommendations on delete cascade,
  agent text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index on recommender_sessions (email_key);
create index on recommender_sessions (recommendation_id) where recommendation_id is not null;
select protect_table('recommender_sessions', 'false');

-- A letter keeps the version of the form that it was begun with.
create table letters (
  recommendation_id uuid primary key,
  project_id uuid not null,
  form_version_id uuid not null,
  -- The letter that it was begun from.
  carried_from uuid,
  begun_at timestamptz not null,
  -- What was handed in: answers that showed, their hash, when.
  snapshot jsonb,
  hash text not null default '',
  submitted_at timestamptz,
  foreign key (project_id, recommendation_id) references recommendations (project_id, id) on delete cascade,
  foreign key (project_id, form_version_id) references form_versions (project_id, id)
);
select protect_table('letters', 'project_id = (select current_project())');

create table letter_modules (
  project_id uuid not null,
  recommendation_id uuid not null references letters on delete cascade,
  module_id text not null,
  -- { fields: answers by key, rows: rows by the key of their group }
  "values" jsonb not null,
  revision bigint not null,
  state smallint not null check (state in (0, 1, 2)),
  saved_at timestamptz not null,
  primary key (recommendation_id, module_id)
);
select protect_table('letter_modules', 'project_id = (select current_project())');

create table letter_changes (
  project_id uuid not null,
  recommendation_id uuid not null references letters on delete cascade,
  module_id text not null,
  part text not null check (part in ('fields', 'rows')),
  key text not null,
  revision bigint not null,
  -- JSON null where the answer was taken away.
  value jsonb not null,
  -- The Idempotency-Key of the save.
  request text,
  at timestamptz not null,
  primary key (recommendation_id, module_id, part, key, revision)
);
select protect_table('letter_changes', 'project_id = (select current_project())');
do $$ begin
  execute format('revoke update, delete on letter_changes from %I', current_setting('portico.app_role'));
end $$;

-- What the applicant was told about who reads letters, and what they chose. Written once, before the first invitation.
create table letter_waivers (
  application_id uuid primary key,
  project_id uuid not null,
  -- Null where the project leaves nothing to choose.
  waived boolean,
  -- The words that were shown.
  notice text not null,
  at timestamptz not null,
  foreign key (project_id, application_id) references applications (project_id, id) on delete cascade
);
select protect_table('letter_waivers', 'project_id = (select current_project())');
do $$ begin
  execute format('revoke update, delete on letter_waivers from %I', current_setting('portico.app_role'));
end $$;

-- A mail that was accepted may come back later.
alter table outgoing_messages add column bounced_at timestamptz, add column bounce_code text not null default '';

-- A file of a letter goes when its applicant leaves, has a room of its own, and is the recommender's to read.
alter table stored_files add column recommendation_id uuid references recommendations on delete cascade;
create index on stored_files (recommendation_id) where recommendation_id is not null;
